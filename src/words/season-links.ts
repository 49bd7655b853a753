/** Pages that stand in no menu. */
export const SEASON_LINKS = {
  knockouts: { href: '/knockouts', text: 'Knockouts: if it ended now' },
  seasons: { href: '/seasons', text: 'Roll of Honour' },
  record: { href: '/record', text: 'The Open Record' },
} as const;
