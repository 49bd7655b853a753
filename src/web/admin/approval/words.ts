import type { TieEffect } from '#domain/knockouts/approval-effect.ts';
import type { Agreement } from '#domain/results/agreement.ts';
import type { Decision, SubmissionStatus } from '#domain/results/results.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import type { TableChange } from '#domain/standings/approval-effect.ts';
import { ordinal } from '#words/numbers.ts';
import { ROUND_WORDS } from '#words/titles.ts';

export const STATUS_WORDS: Record<SubmissionStatus, string> = {
  pending: 'Pending Review',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const APPROVAL = {
  search: 'Search clubs',
  filter: 'Show',
  filters: [
    { value: 'pending', label: 'Pending Review' },
    { value: 'all', label: 'All Results' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
  group: 'Group',
  allGroups: 'All groups',
  order: 'Order',
  orders: [
    { value: 'oldest', label: 'Oldest first' },
    { value: 'newest', label: 'Newest first' },
  ],
  list: 'Results',
  loading: 'Loading results...',
  loadFailed: 'Failed to load results',
  retry: 'Retry',
  nothingPending: 'Nothing to review. New results appear here by themselves.',
  nothing: 'No results.',
  nothingFound: 'No result matches your search.',
  clearSearch: 'Clear search',
  details: 'Details',
  submittedBy: 'Submitted by',
  unknown: 'Unknown',
  note: 'Note',
  noteHint: 'Public. A rejection shows it beside the match; after an approval it is only in the data.',
  adminNote: 'Admin note',
  earlier: 'Rejected earlier',
  changed: 'This result changed before your decision arrived. Nothing was decided: please check it again.',
  late: 'Late',
  awarded: 'Awarded',
  lateNote: 'Reported after the match had closed.',
  useLateNote: 'Use the note for late reports',
  home: 'Home',
  away: 'Away',
  approve: 'Approve',
  reject: 'Reject',
  selectAll: 'Select all',
  clear: 'Clear selection',
  help: 'Keyboard help',
  keys: [
    { key: '← ↑ ↓ →', does: 'move between results' },
    { key: 'A', does: 'approve' },
    { key: 'R', does: 'reject' },
    { key: 'N', does: 'write a note; Enter or Esc leads back' },
    { key: 'Enter', does: 'show or hide details' },
    { key: 'Space', does: 'select' },
    { key: '?', does: 'show or hide this help' },
  ],
} as const;

/** What stands on a card of what the two clubs say. */
export const AGREEMENT_MARKS: Record<Agreement, string | null> = {
  none: null,
  reported: 'One club',
  agreed: 'Both agree',
  disputed: 'Disputed',
};

/** Of a report without a link. */
export const ORIGIN = {
  replaced: 'Replaces an earlier submission:',
  block: 'Block for 12 hours',
  question: 'No results will be accepted from this sender for 12 hours.',
  questionDetail:
    'Clubs can still submit results with their club link. You can unblock the sender below the list at any time.',
  blocked: 'Sender Blocked',
  failed: { title: 'Not Blocked', fallback: 'The sender could not be blocked. Please try again.' },
} as const;

export const BLOCKED_SENDERS = {
  title: 'Blocked senders',
  unblock: 'Unblock',
  unblocked: {
    title: 'Sender Unblocked',
    description: 'Results from this sender are accepted again.',
    look: 'success',
  },
  failed: { title: 'Not Unblocked', fallback: 'The sender could not be unblocked. Please try again.' },
} as const;

/** 'Sender 1f0c22ab, blocked until 2 Mar 2026, 08:00 GMT, 3 pending results'. */
export function blockedSender(sender: string, until: string, pending: number): string {
  const results = pending === 1 ? '1 pending result' : `${pending} pending results`;
  return `Sender ${sender}, blocked until ${exactText(until)}${pending > 0 ? `, ${results}` : ''}`;
}

export function sameSenderAs(count: number): string {
  return `Same sender as ${count === 1 ? '1 other' : `${count} others`}.`;
}

export function blockedUntil(iso: string): string {
  return `No results are accepted from this sender until ${exactText(iso)}.`;
}

export const DISPUTE = { says: 'says', award: 'Another score' } as const;

export function approveAgreed(count: number): string {
  return `Approve all agreed (${count})`;
}

/** Of a result that was pending here, and that another administrator or another tab has decided. */
export const DECIDED_ELSEWHERE = {
  approved: 'Approved by someone else',
  rejected: 'Rejected by someone else',
  reset: 'Reset by someone else',
  unknown: 'Already decided',
  hide: 'Hide',
} as const;

/** For whoever was writing a note meanwhile. */
export function noteAfter(elsewhere: 'approved' | 'rejected' | 'reset' | 'unknown', note: string): string {
  return `${DECIDED_ELSEWHERE[elsewhere]}.${note.trim() ? ' Your note was not used.' : ''}`;
}

export function decidedElsewhere(count: number): string {
  return count === 1 ? '1 result decided meanwhile' : `${count} results decided meanwhile`;
}

export function otherClubsMove(count: number): string {
  return count === 1 ? '1 other club moves' : `${count} other clubs move`;
}

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

interface Anticipated {
  /** Not by an earlier attempt of this administrator, whose reply was lost. */
  readonly byColleague: boolean;
  readonly note: string;
}

/** 'A colleague had already approved Team 1 2–1 Team 2. Your note was not used.' */
export function alreadyDecided(
  decision: Decision,
  match: string,
  { byColleague, note }: Anticipated,
): string {
  if (!byColleague) return `${match} had already been ${decision}.`;
  return `A colleague had already ${decision} ${match}.${note.trim() ? ' Your note was not used.' : ''}`;
}

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
  noteForAll: 'Note for all',
  noteForAllHint: 'Everybody sees it beside the matches. A result with a note of its own keeps that one.',
  dismiss: 'Dismiss',
} as const;

export function resultCount(count: number, onlyPending = false): string {
  const what = onlyPending ? 'pending result' : 'result';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** 'Approve 8 selected'. */
export function decideSelected(decision: Decision, count: number): string {
  return `${BULK[decision].verb} ${count} selected`;
}

/** 'Approve 8 results'. */
export function bulkTitle(decision: Decision, count: number): string {
  return `${BULK[decision].verb} ${resultCount(count)}`;
}

/** 'Approve 8'. */
export function bulkConfirm(decision: Decision, count: number): string {
  return `${BULK[decision].verb} ${count}`;
}

/** '8 results in groups A, B'. */
export function bulkScope(count: number, groups: readonly string[]): string {
  return `${resultCount(count)} in ${groups.length === 1 ? 'group' : 'groups'} ${groups.join(', ')}`;
}

interface BulkCounts {
  readonly done: number;
  /** Decided in the same way by somebody else before. */
  readonly already: number;
  readonly total: number;
}

/** '6 of 8 results approved.', '5 of 8 results approved by you. 3 had already been approved.' */
export function bulkSummary(decision: Decision, { done, already, total }: BulkCounts): string {
  const own = `${done} of ${total} results ${decision}`;
  return already === 0 ? `${own}.` : `${own} by you. ${already} had already been ${decision}.`;
}

/** '2nd to 1st, +3 points'. */
export function tableChangeText({ from, to, points }: TableChange): string {
  const rank = from === to ? `stays ${ordinal(to)}` : `${ordinal(from)} to ${ordinal(to)}`;
  return points > 0 ? `${rank}, +${points} ${points === 1 ? 'point' : 'points'}` : rank;
}

/** The same where there is room for a word or two. */
export function pointsGained(points: number): string {
  return `+${points} ${points === 1 ? 'pt' : 'pts'}`;
}

/** 'Aurora 11 meet Kestrel Town in the quarter-final'. */
export function tieEffectText(effect: TieEffect | null): string {
  if (!effect) return '';
  if (!effect.winner) return 'Nobody goes on.';
  const { name } = effect.winner;
  if (!effect.next) return `${name} win the trophy`;
  const { stage, opponent } = effect.next;
  const round = `the ${ROUND_WORDS[stage.round]}`;
  return opponent ? `${name} meet ${opponent.name} in ${round}` : `${name} go on to ${round}`;
}
