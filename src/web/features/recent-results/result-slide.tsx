import type { MatchResult } from '#contract/result-views.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { groupTitle, RECENT_RESULTS } from '#web/content/hub.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useNow } from '#web/ui/now.ts';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import { isLive } from './live.ts';

const LABEL_RENEWED_MS = 15_000;

/** One result, as a broadcast would caption it. */
export function ResultSlide({ result }: { readonly result: MatchResult }) {
  const live = isLive(result.submittedAt, useNow(LABEL_RENEWED_MS));
  return (
    <article className="result-slide">
      <p className={live ? 'result-label live' : 'result-label'}>
        {live ? RECENT_RESULTS.live : RECENT_RESULTS.latest}
      </p>
      <Club name={result.homeTeam} side="home" />
      <p className="result-score">{`${result.homeScore}–${result.awayScore}`}</p>
      <Club name={result.awayTeam} side="away" />
      <p className="result-facts">
        <Badge>{groupTitle(result.group)}</Badge>
        <TimeAgo iso={result.submittedAt} />
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
