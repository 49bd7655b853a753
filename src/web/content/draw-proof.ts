/** What is said of draws that were given up, and of computing one again. Few visitors come to read it. */
export const DRAW_PROOF = {
  attempts: {
    title: 'Given up before this draw',
    published: 'What was published',
    list: 'The list',
    balls: 'All balls, told or not',
  },
  check: {
    title: 'Check this draw',
    text: 'Your browser computes the whole draw again from the list, the secret and the phrase, and compares it with what was published.',
    button: 'Check this draw',
    checking: 'Computing...',
    failed: 'The check could not be loaded. Please try again.',
    correct: 'This draw is correct.',
    wrong: 'This draw is not correct: what was published does not follow from list, secret and phrase.',
    same: 'the same',
    different: 'DIFFERENT',
    published: 'Published',
    computed: 'Computed',
    list: 'The list was not changed after it was sealed.',
    secret: 'The secret is the one that was promised.',
    balls: 'Every ball follows from list, secret and phrase.',
    sourceNamed: 'Phrase taken from the source announced in advance',
    chosen: 'Recomputed; the administrator chose the phrase',
    download: 'Download the data',
    command: 'On your own computer: npm run check-draw -- draw.json',
  },
} as const;

export function attemptText(reason: string, revealed: number): string {
  const balls = revealed === 1 ? '1 ball' : `${revealed} balls`;
  return revealed === 0 ? `Before the first ball: ${reason}` : `After ${balls}: ${reason}`;
}

export function ballsText(wrong: number, count: number): string {
  return wrong === 0 ? `${count} of ${count} balls the same` : `${wrong} of ${count} balls DIFFERENT`;
}
