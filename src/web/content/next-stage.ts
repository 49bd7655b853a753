/** What the home page and the hub both say; apart, so that the hub does not load the words of the home page. */
export const NEXT_STAGE = {
  rewards: {
    title: 'Tournament Rewards',
    text: 'Ranks 1 and 2 earn a place in the UCL knockouts. Ranks 3 and 4 play on in the UEL knockouts. Every club has a knockout phase to play for.',
  },
  rules: { text: 'Tournament Rules', href: '/ng-rules' },
} as const;
