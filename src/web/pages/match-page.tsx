import './match-page.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { stageOf } from '#domain/matches/match-plan.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { matchAt, matchPath, PATHS } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { fixturesQuery, matchRecordQuery, tournamentQuery } from '#web/api/queries.ts';
import { History } from '#web/features/match/history.tsx';
import { MatchFacts } from '#web/features/match/match-facts.tsx';
import { MatchHead } from '#web/features/match/match-head.tsx';
import { Meetings, otherMeetings } from '#web/features/match/meetings.tsx';
import { Container } from '#web/ui/container.tsx';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { clubsText, MATCH, matchMeta, sameMatchIn } from '#words/match-page.ts';
import type { PageMeta } from '#words/page-meta.ts';
import styles from './match-page.module.css';

/** For whoever follows a link to a match that there is not; to everybody else the server says so. */
const NoSuchMatch = lazy(() => import('./not-found-page.tsx'));

const LINK = `${shared.touch} ${shared.accent}`;

export function meta(path: string, cache: QueryClient): PageMeta {
  const id = matchAt(path) ?? 0;
  return matchMeta(stageOf(id), clubsIn(cache, id));
}

/** 'Aurora 11 vs Kestrel Town'; null while it is not known who plays. */
function clubsIn(cache: QueryClient, id: number): string | null {
  const fixtures = cache.getQueryData(fixturesQuery.queryKey)?.fixtures;
  const fixture = fixtures?.find((each) => each.id === id);
  return fixture ? clubsText(fixture) : null;
}

interface Props {
  readonly path: string;
}

/** A match of the running season. */
export default function MatchPage({ path }: Props) {
  const id = matchAt(path) ?? 0;
  const stage = stageOf(id);
  const reads = [useQuery(tournamentQuery), useQuery(fixturesQuery)] as const;
  const [{ data: facts }, { data: listed }] = reads;
  const fixture = listed?.fixtures.find((each) => each.id === id);
  if (!stage) return <NoSuchMatch />;
  if (!facts || !listed || !fixture) {
    const retry = () => {
      for (const read of reads) void read.refetch();
    };
    return (
      <PageHeader title={MATCH.loading}>
        {reads.some(hasFailed) && (
          <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={retry} />
        )}
      </PageHeader>
    );
  }
  const season = facts.season.number;
  const meetings = otherMeetings(listed.fixtures, fixture);
  return (
    <>
      <MatchHead fixture={fixture} stage={stage} place={placeOf(id, stage)} />
      <Container className="match-layout">
        <MatchFacts fixture={fixture} stage={stage} facts={facts} />
        <div className={styles.actions}>
          <ShareLink path={matchPath(id, season)} title={matchMeta(stage, clubsText(fixture)).title} />
        </div>
        <History fixture={fixture} season={season} query={matchRecordQuery(id)} />
        {meetings.length > 0 && (
          <Section id="meetings" title={MATCH.meetings}>
            <Meetings meetings={meetings} />
          </Section>
        )}
        {season > 1 && (
          <p className={styles.record}>
            <Link href={matchPath(id, season - 1)} className={LINK}>
              {sameMatchIn(season - 1)}
            </Link>
          </p>
        )}
      </Container>
    </>
  );
}

/** Where a match stands among others. */
function placeOf(id: number, { kind }: Stage): string {
  return kind === 'group' ? `${PATHS.hub}#match-${id}` : `${PATHS.knockouts}#tie-${id}`;
}
