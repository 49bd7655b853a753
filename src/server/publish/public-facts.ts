import { type PublicDraw, publicDraw, validDrawOf } from '#domain/draw/draw.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import { factsOf } from '#domain/record/state.ts';
import type { FinishedSeason, Tournament } from '#domain/record/tournament.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';

/** All that the public views are derived from, as of one revision. */
export interface PublicFacts extends SeasonFacts {
  readonly revision: number;
  readonly record: RecordHead;
  /** The newest first. */
  readonly finishedSeasons: readonly FinishedSeason[];
  readonly draw: PublicDraw;
  /** When the draw of this season was over; null before. */
  readonly drawnAt: string | null;
}

export function publicFacts({ season, head, finished }: Tournament, revision: number): PublicFacts {
  return {
    ...factsOf(season),
    revision,
    record: head,
    finishedSeasons: finished,
    draw: publicDraw(season.draws),
    drawnAt: validDrawOf(season)?.doneAt ?? null,
  };
}
