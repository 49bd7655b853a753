import type { MatchResult } from '#contract/result-views.ts';
import type { Result } from '#domain/results/results.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import type { NamedClub } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { groupTitle, knockoutsTitle } from '#words/titles.ts';
import { RECENT_RESULTS } from './words.ts';

const LABEL_RENEWED_MS = 15_000;

interface Props {
  readonly result: MatchResult;
  /** Takes the place of another one, which is shown by a movement. */
  readonly enters: boolean;
}

/** One result, as a broadcast would caption it. Live only where the clock goes on: what the server sends may be kept. */
export function ResultSlide({ result, enters }: Props) {
  const now = useNow(LABEL_RENEWED_MS);
  const live = useHydrated() && isLive(result, now);
  return (
    <article className={enters ? 'result-slide enters' : 'result-slide'}>
      <p className="result-head">
        <b className={live ? 'live' : undefined}>{live ? RECENT_RESULTS.live : RECENT_RESULTS.latest}</b>{' '}
        <TimeAgo iso={result.submittedAt} />
      </p>
      <Club club={{ id: result.homeClubId, name: result.homeTeam }} side="home" />
      <Score score={result} className="result-score" />
      <Club club={{ id: result.awayClubId, name: result.awayTeam }} side="away" />
      <MatchLink
        fixtureId={result.fixtureId}
        className="result-match"
        label={`${result.homeTeam} ${RECENT_RESULTS.versus} ${result.awayTeam}`}
      />
      <p className="result-group">
        <Badge>{(result.stage === 'group' ? groupTitle : knockoutsTitle)(result.group)}</Badge>{' '}
        {result.homePenalties !== null && <small>{penaltiesText(result)}</small>}
      </p>
    </article>
  );
}

interface ClubProps {
  readonly club: NamedClub;
  readonly side: 'home' | 'away';
}

function Club({ club, side }: ClubProps) {
  return (
    <p className={`result-club ${side}`}>
      <Crest name={club.name} size={36} />
      <span dir="auto">
        <ClubLink club={club} className={`${shared.quietLink} ${shared.wholeCell}`} />
      </span>
    </p>
  );
}

const LIVE_MS = 5 * 60_000;

/** A result is live for five minutes after a captain has submitted it. An award is never live. */
export function isLive(
  { origin, submittedAt }: Pick<Result, 'origin' | 'submittedAt'>,
  now: number,
): boolean {
  return origin === 'captain' && now - Date.parse(submittedAt) < LIVE_MS;
}
