import { NO_DRAW } from '#domain/draw/draw.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import { NO_REGISTRATION } from '#domain/registration/registration.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { seasonFacts } from '#domain/testing/season-facts.ts';

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
