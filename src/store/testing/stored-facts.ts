import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { NO_DRAW, NO_REGISTRATION, seasonFacts } from '#domain/testing/season-facts.ts';

/** Facts for a publication, of a season with only these decisions. */
export function storedFacts(revision: number, decided: Partial<SeasonFacts> = {}) {
  return {
    revision,
    draw: NO_DRAW,
    registration: NO_REGISTRATION,
    nextRegistrationAt: null,
    placesSince: null,
    record: EMPTY_RECORD,
    finishedSeasons: [] as readonly FinishedSeason[],
    ...seasonFacts(decided),
  };
}
