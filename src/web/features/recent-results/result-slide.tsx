import type { MatchResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { groupTitle, RECENT_RESULTS } from '#web/content/hub.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { TimeAgo } from '#web/ui/time/time-ago.tsx';
import { exactText } from '#web/ui/time/time-text.ts';
import { isLive } from './live.ts';

const LABEL_RENEWED_MS = 15_000;

interface Props {
  readonly result: MatchResult;
  /** Takes the place of another one, which is shown by a movement. */
  readonly enters: boolean;
}

/** One result, as a broadcast would caption it. */
export function ResultSlide({ result, enters }: Props) {
  const live = isLive(result.submittedAt, useNow(LABEL_RENEWED_MS));
  return (
    <article className={enters ? 'result-slide enters' : 'result-slide'}>
      <p className={live ? 'result-label live' : 'result-label'}>
        {live ? RECENT_RESULTS.live : RECENT_RESULTS.latest}
      </p>
      <Club name={result.homeTeam} side="home" />
      <p className="result-score">{scoreText(result)}</p>
      <Club name={result.awayTeam} side="away" />
      <p className="result-facts">
        <Badge>{groupTitle(result.group)}</Badge>
        <TimeAgo iso={result.submittedAt} />
        <span className="result-exact">{exactText(result.submittedAt)}</span>
      </p>
    </article>
  );
}

function Club({ name, side }: { readonly name: string; readonly side: 'home' | 'away' }) {
  return (
    <p className={`result-club ${side}`} title={name}>
      <Crest name={name} size={36} />
      <span dir="auto">{name}</span>
    </p>
  );
}
