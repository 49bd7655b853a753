import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { hasMatch } from '#domain/matches/fixtures.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { hubMatchPath, matchAt, matchPath, PATHS } from '#paths.ts';
import {
  fixturesQuery,
  groupStandingsQuery,
  matchRecordQuery,
  outlookQuery,
  seasonsQuery,
  tournamentQuery,
} from '#web/api/queries.ts';
import type { BackLinkProps } from '#web/ui/back-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { clubsText, MATCH, matchMeta, sameMatchIn } from '#words/match-page.ts';
import { HUB_TITLE, type PageMeta } from '#words/titles.ts';
import { GroupCard } from './group-card.tsx';
import { MatchActionBar } from './match-action-bar.tsx';
import { MatchView } from './match-view.tsx';
import { NoSuchPage } from './no-such-page.ts';
import { ReadError } from './read-error.tsx';

export function meta(path: string, cache: QueryClient): PageMeta {
  const id = matchAt(path) ?? 0;
  const fixtures = cache.getQueryData(fixturesQuery.queryKey)?.fixtures;
  const fixture = fixtures?.find((each) => each.id === id);
  return fixture ? matchMeta(stageOfRow(fixture), clubsText(fixture)) : matchMeta(undefined, null);
}

interface Props {
  readonly path: string;
}

/** A match of the current season. */
export default function MatchPage({ path }: Props) {
  const id = matchAt(path) ?? 0;
  const reads = [useQuery(tournamentQuery), useQuery(fixturesQuery)] as const;
  const [{ data: facts }, { data: listed }] = reads;
  const fixture = listed?.fixtures.find((each) => each.id === id);
  if (listed && !fixture) return <NoSuchPage />;
  if (!facts || !listed || !fixture) {
    return (
      <PageHeader title={MATCH.loading}>
        <ReadError reads={reads} words={MATCH} />
      </PageHeader>
    );
  }
  return (
    <MatchView
      fixture={fixture}
      fixtures={listed.fixtures}
      season={facts.season.number}
      facts={facts}
      back={placeOf(id, stageOfRow(fixture))}
      table={<Table fixture={fixture} facts={facts} />}
      record={matchRecordQuery(id)}
      actions={<MatchActionBar key={id} fixture={fixture} facts={facts} />}
    >
      <SameMatchBefore id={id} />
    </MatchView>
  );
}

function Table({ fixture, facts }: { readonly fixture: FixtureRow; readonly facts: TournamentReply }) {
  const standings = useQuery(groupStandingsQuery).data?.standings;
  const outlooks = useQuery(outlookQuery).data?.groups;
  return (
    <GroupCard
      group={fixture.group}
      lit={[fixture.home, fixture.away].flatMap((side) => side?.clubId ?? [])}
      standings={standings}
      outlooks={outlooks}
      facts={facts}
    />
  );
}

/** Links to the match with this id in the last season, unless its format had none. */
function SameMatchBefore({ id }: { readonly id: number }) {
  const last = useQuery(seasonsQuery).data?.seasons[0];
  if (!last || !hasMatch(last.format, id)) return null;
  return (
    <p>
      <Link href={matchPath(id, last.number)} className={`${shared.touch} ${shared.accent}`}>
        {sameMatchIn(last.number)}
      </Link>
    </p>
  );
}

/** Where the match is listed among others. */
function placeOf(id: number, { kind }: Stage): BackLinkProps {
  return kind === 'group'
    ? { href: hubMatchPath(id), text: HUB_TITLE }
    : { href: `${PATHS.knockouts}#tie-${id}`, text: MATCH.knockouts };
}
