import type { PublicViews } from '#contract/public-views.ts';
import { EMBED } from '#words/embed.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { latestMatches } from './latest-matches.ts';
import { MatchRow } from './match-row.tsx';

/** The latest approved results, the newest first. */
export function LatestEmbed({ views }: { readonly views: PublicViews }) {
  const matches = latestMatches(views);
  return (
    <EmbedFrame title={EMBED.latest} path="/ng-hub">
      {matches.length === 0 && <p className="note">{EMBED.none}</p>}
      <ol className="matches">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ol>
    </EmbedFrame>
  );
}
