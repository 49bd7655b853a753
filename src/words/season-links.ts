import { PATHS } from '#paths.ts';
/** Pages that stand in no menu. */
export const SEASON_LINKS = {
  knockouts: { href: PATHS.knockouts, text: 'Knockouts: if it ended now' },
  seasons: { href: PATHS.seasons, text: 'Roll of Honour' },
  record: { href: PATHS.record, text: 'The Open Record' },
} as const;
