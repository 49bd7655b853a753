import { useQuery } from '@tanstack/react-query';
import { hasFailed, seasonsQuery, tournamentQuery } from '#web/api/queries.ts';
import { ChampionsSky } from '#web/features/champions/champions.tsx';
import { RollOfHonour } from '#web/features/seasons/roll-of-honour.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { SEASONS } from '#words/seasons.ts';
import { HUB_LINK } from '#words/titles.ts';
import { ReadError } from './read-error.tsx';

export const { meta } = SEASONS;

export default function SeasonsPage() {
  const read = useQuery(seasonsQuery);
  const running = useQuery({ ...tournamentQuery, refetchInterval: false }).data?.season;
  return (
    <>
      <PageHeader
        title={SEASONS.title}
        back={HUB_LINK}
        lead={SEASONS.lead}
        art={<TitleArt constellation="path" />}
      />
      <Container>
        {read.data && <RollOfHonour {...read.data} running={running} sky={<ChampionsSky />} />}
        {!read.data && <ReadError reads={[read]} words={SEASONS} />}
        {!read.data && !hasFailed(read) && (
          <p role="status" className={`${shared.loading} ${shared.small}`}>
            {SEASONS.loading}
          </p>
        )}
      </Container>
    </>
  );
}
