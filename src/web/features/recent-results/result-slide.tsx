import type { MatchResult } from '#contract/result-views.ts';
import type { Result } from '#domain/results/results.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { groupTitle, knockoutsTitle } from '#words/titles.ts';
import styles from './result-slide.module.css';
import { RECENT_RESULTS } from './words.ts';

const LABEL_RENEWED_MS = 15_000;

interface Props {
  readonly result: MatchResult;
  /** Whether it replaces another slide with an animation. */
  readonly enters: boolean;
}

/** A broadcast caption. 'Live' is rendered only in the browser: served HTML may be cached. */
export function ResultSlide({ result, enters }: Props) {
  const now = useNow(LABEL_RENEWED_MS);
  const live = useHydrated() && isLive(result, now);
  return (
    <article className={enters ? `${styles.slide} ${styles.enters}` : styles.slide}>
      <p className={styles.head}>
        <b className={live ? styles.live : undefined}>{live ? RECENT_RESULTS.live : RECENT_RESULTS.latest}</b>{' '}
        <TimeAgo iso={result.submittedAt} />
      </p>
      <Club club={{ id: result.homeClubId, name: result.homeTeam }} side="home" />
      <Score score={result} className={styles.score} />
      <Club club={{ id: result.awayClubId, name: result.awayTeam }} side="away" />
      <MatchLink
        fixtureId={result.fixtureId}
        className={styles.match}
        label={`${result.homeTeam} ${RECENT_RESULTS.versus} ${result.awayTeam}`}
      />
      <p className={styles.group}>
        <Badge>{(result.stage === 'group' ? groupTitle : knockoutsTitle)(result.group)}</Badge>{' '}
        {result.homePenalties !== null && <span className={shared.hidden}>{penaltiesText(result)}</span>}
      </p>
      {/* Beside the goals: there is no room for the words. */}
      {result.homePenalties !== null && (
        <p aria-hidden="true" className={styles.penalties}>
          <small>({result.homePenalties})</small>
          <small>({result.awayPenalties})</small>
        </p>
      )}
    </article>
  );
}

interface ClubProps {
  readonly club: NamedClub;
  readonly side: 'home' | 'away';
}

function Club({ club, side }: ClubProps) {
  return (
    <p className={`${styles.club} ${side === 'home' ? styles.home : styles.away}`}>
      <Crest name={club.name} size={28} />
      <ClubLink club={club} className={`${shared.quietLink} ${shared.wholeCell}`}>
        <ClubName name={club.name} />
      </ClubLink>
    </p>
  );
}

const LIVE_MS = 5 * 60_000;

/** A result is live for five minutes after its submission. An award is never live. */
export function isLive(
  { origin, submittedAt }: Pick<Result, 'origin' | 'submittedAt'>,
  now: number,
): boolean {
  return origin === 'captain' && now - Date.parse(submittedAt) < LIVE_MS;
}
