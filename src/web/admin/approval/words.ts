import type { MatchResult } from '#contract/result-views.ts';
import type { Agreement } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import type { TableChange } from '#domain/standings/approval-effect.ts';
import { counted, ordinal } from '#words/numbers.ts';
import { resultCount } from '../words.ts';

export const APPROVAL = {
  search: 'Search clubs',
  filter: 'Show',
  more: 'Filters',
  filters: {
    pending: 'Pending Review',
    all: 'All Results',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  group: 'Group',
  allGroups: 'All groups',
  order: 'Order',
  orders: { oldest: 'Oldest first', newest: 'Newest first' },
  list: 'Results',
  nothingPending: 'Nothing to review. New results appear here automatically.',
  nothing: 'No results.',
  nothingFound: 'No result matches your search.',
  clearSearch: 'Clear search',
  details: 'Details',
  submittedBy: 'Submitted by',
  unknown: 'Unknown',
  note: 'Note',
  noteHint:
    'Public. The note is shown in the match history and, after a rejection, beside the match as well.',
  adminNote: 'Admin note',
  earlier: 'Rejected earlier',
  changed: 'This result changed before your decision arrived, so nothing was decided. Please check it again.',
  late: 'Late',
  awarded: 'Awarded',
  lateNote: 'Submitted after the deadline.',
  useLateNote: 'Use the note for late submissions',
  home: 'Home',
  away: 'Away',
  approve: 'Approve',
  approveAgreed: (count: number) => `Approve all agreed (${count})`,
  otherClubs: (count: number) => counted(count, 'other club moves', 'other clubs move'),
  reject: 'Reject',
  selectAll: 'Select all',
  clear: 'Clear selection',
  help: 'Keyboard help',
  keys: [
    { key: '↑ ↓', does: 'move between results' },
    { key: 'A', does: 'approve' },
    { key: 'R', does: 'reject' },
    { key: 'N', does: 'write a note (Enter or Esc to finish)' },
    { key: 'Enter', does: 'show or hide details' },
    { key: 'Space', does: 'select' },
    { key: 'B', does: 'decide the selected results together' },
    { key: 'Esc', does: 'clear the selection and leave the list' },
    { key: '?', does: 'show or hide this help' },
  ],
} as const;

/** Whether the two clubs agree. */
export const AGREEMENT_MARKS: Record<Agreement, string | null> = {
  none: null,
  reported: 'Unanswered',
  agreed: 'Both agree',
  disputed: 'Disputed',
};

/** For a result submitted without a club link. */
export const ORIGIN = {
  replaced: 'Replaces an earlier submission:',
  block: 'Block for 12 hours',
  question: 'For 12 hours, results from this sender will be accepted only with a club link.',
  questionDetail: 'You can unblock the sender at any time under Blocked senders.',
  blocked: 'Sender Blocked',
  blockedUntil: (iso: string) =>
    `Until ${exactText(iso)}, results from this sender are accepted only with a club link.`,
  sameSender: (count: number) => `${counted(count, 'other result')} from the same sender.`,
  failed: { title: 'Blocking Failed', fallback: 'The sender could not be blocked. Please try again.' },
} as const;

export const BLOCKED_SENDERS = {
  title: 'Blocked senders',
  /** 'Sender 1f0c22ab, blocked until 2 Mar 2026, 08:00 GMT, 3 pending results'. */
  line: (sender: string, until: string, pending: number) =>
    `Sender ${sender}, blocked until ${exactText(until)}${pending > 0 ? `, ${resultCount(pending, true)}` : ''}`,
  unblock: 'Unblock',
  unblocked: {
    title: 'Sender Unblocked',
    description: 'Results from this sender are accepted again.',
    look: 'success',
  },
  failed: { title: 'Unblocking Failed', fallback: 'The sender could not be unblocked. Please try again.' },
} as const;

export const DISPUTE = { says: 'says', award: 'Award another score' } as const;

/** Follows a message for an administrator who was writing one. */
export function noteNotUsed(note: string): string {
  return note.trim() ? ' Your note was not used.' : '';
}

/** For a result that was pending here until another administrator or tab decided it. */
export const DECIDED_ELSEWHERE = {
  approved: 'Already approved',
  rejected: 'Already rejected',
  reset: 'Already reset',
  unknown: 'Already decided',
} as const;

export const DECISION_TOASTS = {
  approved: {
    done: 'Result Approved',
    already: 'Already Approved',
    failed: { title: 'Approval Failed', fallback: 'Failed to approve the result.' },
  },
  rejected: {
    done: 'Result Rejected',
    already: 'Already Rejected',
    failed: { title: 'Rejection Failed', fallback: 'Failed to reject the result.' },
  },
} as const;

export const BULK = {
  approved: {
    verb: 'Approve',
    note: 'Bulk approved by admin',
    done: 'Bulk Approval Complete',
    failed: 'Bulk Approval Failed',
    someFailed: 'Some results failed to be approved.',
  },
  rejected: {
    verb: 'Reject',
    note: '',
    done: 'Bulk Rejection Complete',
    failed: 'Bulk Rejection Failed',
    someFailed: 'Some results failed to be rejected.',
  },
  /** '8 results in Groups A, B'. */
  scope: (count: number, groups: readonly string[]) =>
    `${resultCount(count)} in ${groups.length === 1 ? 'Group' : 'Groups'} ${groups.join(', ')}`,
  noteForAll: 'Note for all',
  noteForAllHint: 'Public, shown beside the matches. A result that has its own note keeps it.',
  dismiss: 'Dismiss',
} as const;

interface BulkCounts {
  readonly done: number;
  /** Already decided in the same way by someone else. */
  readonly already: number;
  readonly total: number;
}

/** '6 of 8 results approved.', '5 of 8 results approved by you. 3 had already been approved.' */
export function bulkSummary(decision: Decision, { done, already, total }: BulkCounts): string {
  const own = `${done} of ${total} results ${decision}`;
  return already === 0 ? `${own}.` : `${own} by you. ${already} had already been ${decision}.`;
}

/** '2nd to 1st, +3 points', '1st to 2nd, −3 points'. */
export function tableChangeText({ from, to, points }: TableChange): string {
  const rank = from === to ? `stays ${ordinal(to)}` : `${ordinal(from)} to ${ordinal(to)}`;
  if (points === 0) return rank;
  return `${rank}, ${points > 0 ? '+' : '−'}${counted(Math.abs(points), 'point')}`;
}

/** The same for tight spaces. */
export function pointsGained(points: number): string {
  return `+${counted(points, 'pt')}`;
}

/** 'Team 1 2–1 Team 2'. */
export function scoreLine(result: MatchResult): string {
  return `${result.homeTeam} ${scoreText(result)} ${result.awayTeam}`;
}
