import { NO_DRAW, type PublicDraw } from '#domain/draw/draw.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { seasonFacts } from '#domain/testing/season-facts.ts';
import type { Facts } from '../facts.ts';

/** Facts for a publication, of a season about which nothing was decided but what is given. */
export function storedFacts(
  revision: number,
  decided: Partial<SeasonFacts> = {},
): Omit<Facts, 'draws'> & { readonly draw: PublicDraw; readonly drawnAt: null } {
  return {
    revision,
    draw: NO_DRAW,
    drawnAt: null,
    record: EMPTY_RECORD,
    finishedSeasons: [],
    ...seasonFacts(decided),
  };
}
