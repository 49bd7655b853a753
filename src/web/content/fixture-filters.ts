/** Of what stands above the fixtures. */
export const FIXTURE_FILTERS = {
  label: 'Show',
  matchday: 'Matchday',
  everyMatchday: 'All matchdays',
  state: 'State',
  everyState: 'Every state',
  states: { open: 'Open', waiting: 'Waiting', decided: 'Decided' },
  clubs: 'Clubs',
  everyClub: 'All clubs',
  myClub: 'My club',
  myClubs: 'My clubs',
  none: 'No match is like this at the moment.',
  noClub: 'This device follows no club, and has opened no club’s link.',
  clear: 'Show all matches',
  whatIf: 'What if …',
} as const;

export const TODAY = {
  title: 'Today',
  kickoffs: 'Kick-offs',
  closing: 'Closes tonight',
} as const;

/** '12 matches without a result'. */
export function withoutResult(matches: number): string {
  return matches === 1 ? '1 match without a result' : `${matches} matches without a result`;
}
