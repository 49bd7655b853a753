import './match-page.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import type { RecordEntry } from '#domain/record/record.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { fixturesQuery, matchRecordQuery } from '#web/api/match-queries.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { MATCH, matchMeta } from '#web/content/match.ts';
import { matchAt } from '#web/content/match-address.ts';
import type { PageMeta } from '#web/content/page-meta.ts';
import { recordOfMatch } from '#web/content/record-address.ts';
import { stageTitles } from '#web/content/stages.ts';
import { MatchFacts } from '#web/features/match/match-facts.tsx';
import { MatchHero } from '#web/features/match/match-hero.tsx';
import { Meetings, otherMeetings } from '#web/features/match/meetings.tsx';
import { TimeLine } from '#web/features/match/time-line.tsx';
import { Container } from '#web/ui/container.tsx';
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts';
import { Link } from '#web/ui/link.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

/** For whoever follows a link to a match that there is not; to everybody else the server says so. */
const NoSuchMatch = lazy(() => import('./not-found-page.tsx'));

/** It needs JavaScript, so the server renders none. */
const shareCode = lazyModule(() => import('#web/ui/share-link.tsx'));

const LINK = 'inline-flex min-h-touch items-center text-accent';

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

function clubsText({ home, away }: FixtureRow): string | null {
  return home?.name && away?.name ? `${home.name} ${MATCH.versus} ${away.name}` : null;
}

interface Props {
  readonly path: string;
}

/** A match of the season that is played. */
export default function MatchPage({ path }: Props) {
  const id = matchAt(path) ?? 0;
  const stage = stageOf(id);
  const { module: share } = useLazyModule(shareCode, true);
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
  const meetings = otherMeetings(listed.fixtures, fixture);
  return (
    <>
      <header className="bg-flood pt-6 pb-6 sm:pt-10 print:p-0">
        <Container>
          <p className="match-stage">
            <Link href={placeOf(id, stage)} className={LINK}>
              {stageTitles(stage).join(' · ')}
            </Link>
          </p>
          <MatchHero fixture={fixture} stage={stage} />
        </Container>
      </header>
      <Container className="match-layout">
        <MatchFacts fixture={fixture} stage={stage} facts={facts} />
        <div className="flex min-h-touch justify-center print:hidden">
          {share && <share.ShareLink path={path} title={matchMeta(stage, clubsText(fixture)).title} />}
        </div>
        <History id={id} season={facts.season.number} />
        {meetings.length > 0 && (
          <Section id="meetings" title={MATCH.meetings}>
            <Meetings meetings={meetings} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** Where a match stands among others. */
function placeOf(id: number, { kind }: Stage): string {
  return kind === 'group' ? `/ng-hub#match-${id}` : `/knockouts#tie-${id}`;
}

interface HistoryProps {
  readonly id: number;
  readonly season: number;
}

/** Who reported, agreed and decided it, and when: from the open record. */
function History({ id, season }: HistoryProps) {
  const read = useQuery(matchRecordQuery(id));
  const entries = read.data?.entries as RecordEntry[] | undefined;
  return (
    <Section id="timeline" title={MATCH.timeline}>
      {!entries && hasFailed(read) && (
        <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={read.refetch} />
      )}
      {entries?.length === 0 && <p className="mt-2 text-muted">{MATCH.nothing}</p>}
      {entries && entries.length > 0 && (
        <>
          <TimeLine entries={entries} />
          <Link href={recordOfMatch(season, id)} className={LINK}>
            {MATCH.record}
          </Link>
        </>
      )}
    </Section>
  );
}
