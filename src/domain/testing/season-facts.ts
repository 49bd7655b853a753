import { placeholderClubs } from '../clubs/clubs.ts';
import type { SeasonFacts } from '../season/facts.ts';

/** A season about which nothing was decided but what is given. */
export function seasonFacts(decided: Partial<SeasonFacts> = {}): SeasonFacts {
  return {
    season: { number: 1, name: null },
    announcement: null,
    reporting: { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 },
    clubs: placeholderClubs(),
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
