/** What two clubs read who agree on the time of their match. */
export const KICKOFFS = {
  propose: 'Propose a kick-off',
  proposeAnother: 'Propose another kick-off',
  another: 'Another time',
  accept: 'Accept',
  proposes: 'propose',
  youPropose: 'You propose',
  waitingFor: 'Waiting for',
  insteadOf: 'instead of',
  agreed: { title: 'Kick-Off Agreed', description: 'Everybody sees it now.', look: 'success' },
  proposed: {
    title: 'Kick-Off Proposed',
    description: 'The other club sees it at the top of its hub.',
    look: 'success',
  },
} as const;

export function proposedTitle(count: number): string {
  return count === 1 ? 'A kick-off is proposed' : `${count} kick-offs are proposed`;
}

export const KICKOFF_DIALOG = {
  title: 'Propose a Kick-Off',
  label: 'Day and time, by your clock',
  missing: 'Please choose a day and a time.',
  hint: 'It holds when the other club accepts it. Then everybody sees it.',
  send: 'Propose',
  cancel: 'Cancel',
  close: 'Close',
} as const;
