import { SITE } from '#site/site.ts';

export const RESETS = {
  /** Specified; the next sentence makes it true. */
  warning: 'This action cannot be undone.',
  restore:
    'Results stay in the record: an administrator can restore them with Undo until new decisions depend on the reset.',
  failed: 'Reset Failed',
  about: 'A reset removes results. New results can then be submitted for those matches.',
  onlyPending: 'Pending results only',
  decidedStay: 'Approved and rejected results stay.',
  noResults: 'no results',
  /** 'Currently: 2 pending, 1 approved.' */
  currently: (counts: string) => `Currently: ${counts}.`,
  group: {
    title: 'Group',
    about: 'All results in one group.',
    where: (group: string) => `in Group ${group}`,
    label: 'Group to reset',
    choose: 'Choose a group',
    button: 'Reset Group',
    done: 'Group Reset Complete',
    fallback: 'Failed to reset group scores',
    missing: 'Group is required',
  },
  match: {
    title: 'Match',
    about: 'All results for one match.',
    where: (match: string) => `for ${match}`,
    picker: 'Match to reset',
    choose: 'Choose a match',
    id: 'Match ID',
    button: 'Reset Match',
    done: 'Match Reset Complete',
    fallback: 'Failed to reset match score',
    missing: 'Match ID is required',
    unknown: 'There is no match with this ID.',
    notReady: 'The clubs in this match are still to be confirmed.',
    alsoReset: (count: number) =>
      count === 1
        ? 'A later match depends on this one and will be reset with it:'
        : `${count} later matches depend on this one and will be reset with it:`,
  },
  tournament: {
    title: 'Entire tournament',
    about: 'Every result, award, deduction and withdrawal. The groups reopen; clubs, draw and schedule stay.',
    where: 'in the entire tournament',
    button: 'Reset All',
    done: 'Tournament Reset Complete',
    fallback: 'Failed to reset tournament scores',
    typed: { label: `Type ${SITE.shortName} to confirm`, word: SITE.shortName },
  },
} as const;
