import type { AdminAction } from '#domain/admin-actions.ts';
import type { UndoableKind } from '#domain/record/kinds.ts';

interface Told {
  /** What undoing it does. */
  readonly does: string;
  /** The same of several together. */
  readonly doesToAll?: string;
  /** It weighs, so that the notification's button asks before it is done. */
  readonly asks?: true;
}

const DECISION: Told = {
  does: 'The result waits for a decision again.',
  doesToAll: 'The results wait for a decision again.',
};
const RESET: Told = {
  does: 'Everything that the reset took out of play counts again as it did before.',
  asks: true,
};

/** The decisions that can be undone, by the kind of their entry in the record. */
const BY_KIND = {
  approved: DECISION,
  rejected: DECISION,
  reset: RESET,
  awarded: { does: 'The award is taken away, and the match is again as it was before.' },
  deducted: { does: 'The points count again.' },
  revoked: { does: 'The points are off again.' },
  'club-withdrawn': {
    does: 'The club plays again, and the matches that went to its opponents are as they were before.',
    asks: true,
  },
  'club-replaced': { does: 'The club from before has its place again.' },
  renamed: { does: 'The names are again as they were before.' },
  postponed: { does: 'The match closes again when it did before.' },
  closed: {
    does: 'The 64 knockout places are taken back, and results of the groups can be changed again.',
    asks: true,
  },
} satisfies Record<UndoableKind, Told>;

export function undoing(kind: UndoableKind): Told {
  return BY_KIND[kind];
}

/** What undoing so many decisions of a kind does. */
export function undoingDoes(kind: UndoableKind, count: number): string {
  const { does, doesToAll } = undoing(kind);
  return count > 1 && doesToAll ? doesToAll : does;
}

const KINDS_OF_ACTIONS: Partial<Record<AdminAction, UndoableKind>> = {
  'approve-result': 'approved',
  'reject-result': 'rejected',
  'reset-group': 'reset',
  'reset-match': 'reset',
  'reset-tournament': 'reset',
  'award-result': 'awarded',
  'deduct-points': 'deducted',
  'revoke-deduction': 'revoked',
  'withdraw-club': 'club-withdrawn',
  'replace-club': 'club-replaced',
  'rename-clubs': 'renamed',
  'postpone-match': 'postponed',
  'close-groups': 'closed',
};

/** The kind of the entry that tells of an action; null for one that cannot be undone. */
export function undoableKindOf(action: string): UndoableKind | null {
  return KINDS_OF_ACTIONS[action as AdminAction] ?? null;
}

export const UNDO = {
  button: 'Undo',
  done: 'Undone',
  undone: 'Undone',
  failed: { title: 'Undo Failed', fallback: 'It could not be undone. Please try again.' },
  /** In the dialog of a reset, below the warning. */
  putBack: 'Results can be put back: press Undo when it is done, or later in Overview.',
} as const;

/** Of what was decided later and has to be undone with it. */
export function undoTogether(count: number): string {
  return count === 1
    ? 'This was decided later and rests on it. It would be undone together with it:'
    : `These ${count} were decided later and rest on it. They would be undone together with it:`;
}

/** 'Undo all 3'. */
export function undoAll(count: number): string {
  return `${UNDO.button} all ${count}`;
}

/** '#12 approved'. */
export function entryInWords(seq: number, kind: string): string {
  return `#${seq} ${kind.replaceAll('-', ' ')}`;
}
