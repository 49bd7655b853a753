import type { KnockoutFacts } from '../knockouts/play-brackets.ts';
import type { KickoffFacts } from '../schedule/kickoffs.ts';
import type { Deduction } from '../standings/deductions.ts';
import type { Replacement, Reporting, Season, Withdrawal } from './season.ts';

/** Every decision about a season. Everything public is derived from it. */
export interface SeasonFacts extends KnockoutFacts, KickoffFacts {
  readonly season: Season;
  readonly announcement: string | null;
  readonly reporting: Reporting;
  readonly withdrawals: readonly Withdrawal[];
  readonly replacements: readonly Replacement[];
  readonly deductions: readonly Deduction[];
}
