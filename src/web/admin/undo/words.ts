import type { AdminAction } from '#domain/admin-actions.ts';
import type { UndoableKind } from '#domain/record/kinds.ts';
import { KINDS } from '#words/record-kinds.ts';

interface UndoEffect {
  /** The decision, as in 'Undo approval'. */
  readonly noun: string;
  /** Shown before and after an undo. */
  readonly effect: string;
  /** For several decisions. */
  readonly effectOnSeveral?: string;
  /** A wide effect, so the toast's button asks for confirmation. */
  readonly needsConfirmation?: true;
}

const DECISION = {
  effect: 'The result returns to Pending Review.',
  effectOnSeveral: 'The results return to Pending Review.',
} as const;
const RESET: UndoEffect = {
  noun: 'reset',
  effect: 'Everything that the reset removed is restored.',
  needsConfirmation: true,
};

/** By the kind of their record entry. */
export const UNDO_EFFECTS: Record<UndoableKind, UndoEffect> = {
  approved: { noun: 'approval', ...DECISION },
  rejected: { noun: 'rejection', ...DECISION },
  reset: RESET,
  awarded: { noun: 'award', effect: 'The award is removed, and the match returns to its previous state.' },
  deducted: { noun: 'deduction', effect: 'The deduction is removed.' },
  revoked: { noun: 'revocation', effect: 'The deduction applies again.' },
  'club-withdrawn': {
    noun: 'withdrawal',
    effect: 'The club returns to the tournament, and its matches return to their previous state.',
    needsConfirmation: true,
  },
  'club-replaced': { noun: 'replacement', effect: 'The previous club returns to its place.' },
  renamed: { noun: 'rename', effect: 'The previous names are restored.' },
  'entry-accepted': { noun: 'decision', effect: 'The club returns to its previous status.' },
  'entry-waiting': { noun: 'decision', effect: 'The club returns to its previous status.' },
  'entry-declined': {
    noun: 'decision',
    effect: 'The club returns to its previous status, and its link works again.',
  },
  postponed: { noun: 'postponement', effect: 'The previous deadline applies again.' },
  closed: {
    noun: 'closing the groups',
    effect: 'The knockout places are cleared, and group results can be changed again.',
    needsConfirmation: true,
  },
};

export function undoEffectText(kind: UndoableKind, count: number): string {
  const { effect, effectOnSeveral } = UNDO_EFFECTS[kind];
  return count > 1 && effectOnSeveral ? effectOnSeveral : effect;
}

const KIND_BY_ACTION: Partial<Record<AdminAction, UndoableKind>> = {
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

/** Null if the action cannot be undone. */
export function undoableKindOf(action: string): UndoableKind | null {
  return KIND_BY_ACTION[action as AdminAction] ?? null;
}

export const UNDO = {
  button: 'Undo',
  done: 'Undone',
  by: 'By',
  title: (kind: UndoableKind) => `Undo: ${KINDS[kind].label}`,
  all: (count: number) => `Undo all ${count}`,
  laterDecisions: (count: number) =>
    count === 1
      ? 'A later decision depends on this one and will be undone too:'
      : `${count} later decisions depend on this one and will be undone too:`,
  failed: { title: 'Undo Failed', fallback: 'This could not be undone. Please try again.' },
} as const;
