import { PATHS } from '#paths.ts';
/** Pages that are not in the menu. */
export const SEASON_LINKS = {
  /** Opens the list of them on a phone. */
  more: 'More pages',
  knockouts: { href: PATHS.knockouts, text: 'Knockouts: if it ended now' },
  seasons: { href: PATHS.seasons, text: 'Roll of Honour' },
  record: { href: PATHS.record, text: 'The Open Record' },
} as const;
