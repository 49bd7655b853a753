import { NO_DRAW } from '#domain/draw/draw.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { seasonFacts } from '#domain/testing/season-facts.ts';

/** Facts for a publication, of a season about which nothing was decided but what is given. */
export function storedFacts(revision: number, decided: Partial<SeasonFacts> = {}) {
  return {
    revision,
    draw: NO_DRAW,
    drawnAt: null,
    record: EMPTY_RECORD,
    finishedSeasons: [] as readonly FinishedSeason[],
    ...seasonFacts(decided),
  };
}
