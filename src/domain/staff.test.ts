import { expect, test } from 'vitest';
import { mayUndo } from './staff.ts';
import { UNDOABLE_KINDS } from './undo/undoable.ts';

test('a reviewer undoes what a reviewer decides, an administrator everything that can be undone', () => {
  const of = (role: 'reviewer' | 'administrator') => UNDOABLE_KINDS.filter((kind) => mayUndo(role, kind));
  expect(of('reviewer')).toEqual(['approved', 'rejected', 'awarded', 'deducted', 'revoked']);
  expect(of('administrator')).toEqual(UNDOABLE_KINDS);
});
