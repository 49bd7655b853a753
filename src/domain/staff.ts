import type { UndoableKind } from './undo/undoable.ts';

/** What somebody with a link of their own may do: decide about results, awards and deductions, or everything. */
export const ROLES = ['reviewer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Characters of a name. */
export const STAFF_NAME_MAX = 60;

/** Somebody who decides under their own name. */
export interface StaffMember {
  readonly number: number;
  readonly name: string;
  readonly role: Role;
}

/** What a reviewer decides, and so may undo. */
const OF_REVIEWERS: readonly UndoableKind[] = ['approved', 'rejected', 'awarded', 'deducted', 'revoked'];

export function mayUndo(role: Role, kind: UndoableKind): boolean {
  return role === 'administrator' || OF_REVIEWERS.includes(kind);
}
