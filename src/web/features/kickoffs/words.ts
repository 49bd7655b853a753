export const KICKOFFS = {
  propose: 'Propose a kick-off',
  proposeAnother: 'Propose another kick-off',
  another: 'Propose another time',
  accept: 'Accept',
  proposes: 'proposes',
  youPropose: 'You propose',
  waitingFor: 'Waiting for',
  insteadOf: 'instead of',
  agreed: { title: 'Kick-Off Agreed', description: 'The time is now public.', look: 'success' },
  proposed: {
    title: 'Kick-Off Proposed',
    description: 'The other club will see it at the top of the hub.',
    look: 'success',
  },
} as const;

export function proposedTitle(count: number): string {
  return count === 1 ? '1 proposed kick-off' : `${count} proposed kick-offs`;
}

export const KICKOFF_DIALOG = {
  title: 'Propose a Kick-Off',
  label: 'Date and time (your local time)',
  missing: 'Please choose a date and time.',
  hint: 'The time becomes public once the other club accepts it.',
  send: 'Propose',
  cancel: 'Cancel',
  close: 'Close',
} as const;
