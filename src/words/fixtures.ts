/** Match texts that fixtures, dialogs and the panel share. */
export const FIXTURES = {
  versus: 'vs',
  /** The status beside the score and the note below it. */
  looks: {
    COMPLETED: { label: 'Final', note: 'Confirmed Result' },
    PENDING_APPROVAL: { label: 'Submitted', note: 'Unconfirmed Result' },
  },
  awarded: 'Awarded',
  late: 'Late',
  noResult: 'No result yet',
  notOpenYet: 'Not open yet',
  paused: 'Submissions paused',
  afterDraw: 'Opens after the draw',
  kickoff: 'Kick-off',
  rejected: 'Rejected',
  reportedBy: 'Submitted by',
  agreed: 'Both clubs agree',
  disputed: 'Disputed',
  says: 'says',
} as const;
