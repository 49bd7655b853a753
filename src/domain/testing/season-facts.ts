import { placeholderClubs } from '../clubs/clubs.ts';
import type { SeasonFacts } from '../season/facts.ts';

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
