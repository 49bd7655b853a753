import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { matchInSeasonAt, seasonPath } from '#paths.ts';
import { isClientError } from '#web/api/http.ts';
import { archivedMatchRecordQuery, seasonQuery } from '#web/api/queries.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { deriveFixtures, deriveGroups } from '#web/features/seasons/derive-season.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { clubsText, MATCH, matchMeta } from '#words/match-page.ts';
import { namedSeasonTitle, type PageMeta } from '#words/titles.ts';
import { GroupCard } from './group-card.tsx';
import { MatchView } from './match-view.tsx';
import { NoSuchPage } from './no-such-page.ts';
import { ReadError } from './read-error.tsx';

export function meta(path: string, cache: QueryClient): PageMeta {
  const { season = 0, id = 0 } = matchInSeasonAt(path) ?? {};
  const facts = cache.getQueryData(seasonQuery(season).queryKey);
  const fixture = facts && deriveFixtures(facts).find((each) => each.id === id);
  return fixture
    ? matchMeta(stageOfRow(fixture), clubsText(fixture), season)
    : matchMeta(undefined, null, season);
}

/** A match of a finished season, derived from the archived facts. */
export default function SeasonMatchPage({ path }: { readonly path: string }) {
  const { season = 0, id = 0 } = matchInSeasonAt(path) ?? {};
  const read = useQuery(seasonQuery(season));
  if (isClientError(read.error)) return <NoSuchPage />;
  if (read.data) return <ArchivedMatch facts={read.data} id={id} />;
  return (
    <PageHeader title={MATCH.loading}>
      <ReadError reads={[read]} words={MATCH} />
    </PageHeader>
  );
}

interface Props {
  readonly facts: FinishedSeasonReply;
  readonly id: number;
}

function ArchivedMatch({ facts, id }: Props) {
  const fixtures = useMemo(() => deriveFixtures(facts), [facts]);
  const standings = useMemo(() => deriveGroups(facts).standings, [facts]);
  const fixture = fixtures.find((each) => each.id === id);
  if (!fixture) return <NoSuchPage />;
  const isInGroup = stageOfRow(fixture).kind === 'group';
  const { number } = facts.season;
  return (
    <ArchivedSeason value={number}>
      <MatchView
        fixture={fixture}
        fixtures={fixtures}
        season={number}
        facts={facts}
        back={{
          href: `${seasonPath(number)}${isInGroup ? `?tab=fixtures#match-${id}` : `#tie-${id}`}`,
          text: namedSeasonTitle(facts.season),
        }}
        table={
          <GroupCard
            group={fixture.group}
            lit={[fixture.home, fixture.away].flatMap((side) => side?.clubId ?? [])}
            standings={standings}
            facts={facts}
          />
        }
        record={archivedMatchRecordQuery(number, id)}
      />
    </ArchivedSeason>
  );
}
