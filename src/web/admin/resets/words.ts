import { SUBMISSION_STATUSES, type SubmissionStatus } from '#domain/results/results.ts';
import { SITE } from '#site/site.ts';
import { resultCount } from '../words.ts';

export const RESETS = {
  /** Specified; the next sentence makes it true. */
  warning: 'This action cannot be undone.',
  restore:
    'Results stay in the record: an administrator can restore them with Undo until new decisions depend on the reset.',
  failed: 'Reset Failed',
  about: 'A reset removes results. New results can then be submitted for those matches.',
  onlyPending: 'Pending results only',
  decidedStay: 'Approved and rejected results stay.',
  group: {
    title: 'Group',
    about: 'All results in one group.',
    named: (group: string) => `in Group ${group}`,
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
    named: (match: string) => `for ${match}`,
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
    named: 'in the entire tournament',
    button: 'Reset All',
    done: 'Tournament Reset Complete',
    fallback: 'Failed to reset tournament scores',
    typeLabel: `Type ${SITE.shortName} to confirm`,
    typed: SITE.shortName,
  },
} as const;

/** The results that a reset removes: '6 results in Group C'. */
export function lossOf(count: number, where: string, onlyPending: boolean): string {
  return `${resultCount(count, onlyPending)} ${where}`;
}

/** '2 pending, 1 approved'. */
export function countsByStatus(counts: Record<SubmissionStatus, number>): string {
  const present = SUBMISSION_STATUSES.filter((status) => counts[status] > 0);
  return present.length === 0
    ? 'no results'
    : present.map((status) => `${counts[status]} ${status}`).join(', ');
}

export function currentCounts(counts: Record<SubmissionStatus, number>): string {
  return `Currently: ${countsByStatus(counts)}.`;
}

export function resetDone(count: number, onlyPending: boolean): string {
  return `${resultCount(count, onlyPending)} reset.`;
}
