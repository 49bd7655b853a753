import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { firstRoundOf } from '#domain/matches/fixture-row.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { matchInSeasonAt, matchPath, seasonPath } from '#paths.ts';
import { isClientError } from '#web/api/http.ts';
import { archivedMatchRecordQuery, seasonQuery } from '#web/api/queries.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { History } from '#web/features/match/history.tsx';
import { MatchHero } from '#web/features/match/match-hero.tsx';
import { otherMeetings } from '#web/features/match/meetings.tsx';
import { deriveFixtures, deriveGroups } from '#web/features/seasons/derive-season.ts';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import { clubsText, MATCH, matchMeta } from '#words/match-page.ts';
import { namedSeasonTitle, type PageMeta } from '#words/titles.ts';
import { GroupCard } from './group-card.tsx';
import { MatchColumns } from './match-columns.tsx';
import { ReadError } from './read-error.tsx';

/** For a link to a match that no season has; otherwise the server replies with it. */
const NoSuchMatch = lazy(() => import('./not-found-page.tsx'));

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
  if (isClientError(read.error)) return <NoSuchMatch />;
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
  if (!fixture) return <NoSuchMatch />;
  const stage = stageOfRow(fixture);
  const { number } = facts.season;
  const firstRound = firstRoundOf(fixtures, fixture);
  return (
    <ArchivedSeason value={number}>
      <MatchHero
        fixture={fixture}
        stage={stage}
        firstRound={firstRound}
        facts={facts}
        back={{
          href: `${seasonPath(number)}${stage.kind === 'group' ? `?tab=fixtures#match-${id}` : `#tie-${id}`}`,
          text: namedSeasonTitle(facts.season),
        }}
        share={
          <ShareLink
            path={matchPath(id, number)}
            title={matchMeta(stage, clubsText(fixture), number).title}
            isSmall
          />
        }
      />
      <MatchColumns
        stage={stage}
        table={
          <GroupCard
            group={fixture.group}
            lit={[fixture.home, fixture.away].flatMap((side) => side?.clubId ?? [])}
            standings={standings}
            facts={facts}
          />
        }
        meetings={otherMeetings(fixtures, fixture)}
      >
        <History
          fixture={fixture}
          firstRound={firstRound}
          season={number}
          query={archivedMatchRecordQuery(number, id)}
        />
      </MatchColumns>
    </ArchivedSeason>
  );
}
