import { useTournament } from '#web/api/use-tournament.ts';
import { KNOCKOUTS } from '#web/content/knockouts.ts';
import { championsPart, SeasonChampions } from '#web/features/champions/season-champions.tsx';
import { Knockouts } from '#web/features/knockouts/knockouts.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { useTieReports } from './use-tie-reports.tsx';

export const { meta } = KNOCKOUTS;
export const parts = [championsPart];

export default function KnockoutsPage() {
  const { facts, ties } = useTournament();
  const { dialog, ...extras } = useTieReports(ties);
  return (
    <>
      <PageHeader title={KNOCKOUTS.title} lead={KNOCKOUTS.lead} />
      <SeasonChampions isOver={facts?.phase === 'finished'} />
      <Container>
        <Knockouts level={2} {...extras} />
      </Container>
      {dialog}
    </>
  );
}
