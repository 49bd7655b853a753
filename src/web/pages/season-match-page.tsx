import './match-page.css';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import type { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { matchInSeasonAt, matchPath, seasonPath } from '#paths.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { isClientError } from '#web/api/http.ts';
import { archivedMatchRecordQuery, seasonQuery } from '#web/api/queries.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { History } from '#web/features/match/history.tsx';
import { MatchFacts } from '#web/features/match/match-facts.tsx';
import { MatchHead } from '#web/features/match/match-head.tsx';
import { Meetings, otherMeetings } from '#web/features/match/meetings.tsx';
import { deriveFixtures } from '#web/features/seasons/derive-season.ts';
import { SeasonLine } from '#web/features/seasons/season-line.tsx';
import { Container } from '#web/ui/container.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import { clubsText, MATCH, matchMeta } from '#words/match-page.ts';
import type { PageMeta } from '#words/page-meta.ts';
import styles from './season-match-page.module.css';

/** For a link to a match that no season has; otherwise the server answers with it. */
const NoSuchMatch = lazy(() => import('./not-found-page.tsx'));

export function meta(path: string, cache: QueryClient): PageMeta {
  const { season = 0, id = 0 } = matchInSeasonAt(path) ?? {};
  const facts = cache.getQueryData(seasonQuery(season).queryKey);
  const fixture = facts && deriveFixtures(facts).find((each) => each.id === id);
  return matchMeta(stageOf(id), fixture ? clubsText(fixture) : null, season);
}

/** A match of a finished season, from the facts that the archive keeps. */
export default function SeasonMatchPage({ path }: { readonly path: string }) {
  const { season = 0, id = 0 } = matchInSeasonAt(path) ?? {};
  const read = useQuery(seasonQuery(season));
  const stage = stageOf(id);
  if (!stage || isClientError(read.error)) return <NoSuchMatch />;
  if (read.data) return <ArchivedMatch facts={read.data} id={id} stage={stage} />;
  return (
    <PageHeader title={MATCH.loading}>
      {hasFailed(read) && <LoadError message={MATCH.error} retryLabel={MATCH.retry} onRetry={read.refetch} />}
    </PageHeader>
  );
}

interface Props {
  readonly facts: FinishedSeasonReply;
  readonly id: number;
  readonly stage: Stage;
}

function ArchivedMatch({ facts, id, stage }: Props) {
  const fixtures = useMemo(() => deriveFixtures(facts), [facts]);
  const fixture = fixtures.find((each) => each.id === id);
  if (!fixture) return <NoSuchMatch />;
  const { number } = facts.season;
  const meetings = otherMeetings(fixtures, fixture);
  return (
    <ArchivedSeason value={number}>
      <MatchHead
        fixture={fixture}
        stage={stage}
        place={`${seasonPath(number)}${stage.kind === 'group' ? `?tab=fixtures#match-${id}` : `#tie-${id}`}`}
        season={<SeasonLine season={facts.season} className="match-stage" />}
      />
      <Container className="match-layout">
        <MatchFacts fixture={fixture} stage={stage} facts={facts} />
        <div className={styles.actions}>
          <ShareLink
            path={matchPath(id, number)}
            title={matchMeta(stage, clubsText(fixture), number).title}
          />
        </div>
        <History fixture={fixture} season={number} query={archivedMatchRecordQuery(number, id)} />
        {meetings.length > 0 && (
          <Section id="meetings" title={MATCH.meetings}>
            <Meetings meetings={meetings} />
          </Section>
        )}
      </Container>
    </ArchivedSeason>
  );
}
