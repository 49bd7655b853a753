import type { AdminAction } from '#domain/admin-actions.ts';

interface Told {
  /** What undoing it does. */
  readonly does: string;
  /** It weighs, so that the notification's button asks before it is done. */
  readonly asks?: true;
}

const DECISION: Told = { does: 'The result waits for a decision again.' };
const RESET: Told = {
  does: 'Everything that the reset took out of play counts again as it did before.',
  asks: true,
};

/** The decisions that can be undone. */
export const UNDOABLE = {
  'approve-result': DECISION,
  'reject-result': DECISION,
  'reset-group': RESET,
  'reset-match': RESET,
  'reset-tournament': RESET,
  'award-result': { does: 'The award is taken away, and the match is again as it was before.' },
  'deduct-points': { does: 'The points count again.' },
  'revoke-deduction': { does: 'The points are off again.' },
  'withdraw-club': {
    does: 'The club plays again, and the matches that went to its opponents are as they were before.',
    asks: true,
  },
  'replace-club': { does: 'The club from before has its place again.' },
  'rename-clubs': { does: 'The names are again as they were before.' },
  'postpone-match': { does: 'The match closes again when it did before.' },
  'close-groups': {
    does: 'The 64 knockout places are taken back, and results of the groups can be changed again.',
    asks: true,
  },
} as const satisfies Partial<Record<AdminAction, Told>>;
export type UndoableAction = keyof typeof UNDOABLE;

export function isUndoableAction(name: string): name is UndoableAction {
  return name in UNDOABLE;
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
