import { placeholderClubs } from '../clubs/clubs.ts';
import { type PublicDraw, publicDraw } from '../draw/draw.ts';
import { NOT_OPENED, type PublicRegistration, publicRegistration } from '../registration/registration.ts';
import type { SeasonFacts } from '../season/facts.ts';

export const NO_DRAW: PublicDraw = publicDraw([]);

/** Of a season whose registration was never opened. */
export const NO_REGISTRATION: PublicRegistration = publicRegistration({
  registration: NOT_OPENED,
  entries: new Map(),
});

/** A season with only these decisions. */
export function seasonFacts(decided: Partial<SeasonFacts> = {}): SeasonFacts {
  return {
    season: { number: 1, name: null },
    announcement: null,
    reporting: { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 },
    clubs: placeholderClubs(),
    cups: 2,
    results: [],
    deductions: [],
    withdrawals: [],
    replacements: [],
    schedule: [],
    postponements: [],
    kickoffs: [],
    places: null,
    ...decided,
  };
}
