import { expect, test } from 'vitest';
import { isUndoableKind, mayUndo, RECORD_KINDS } from './kinds.ts';

const UNDOABLE = RECORD_KINDS.filter(isUndoableKind);

test("a reviewer can undo a reviewer's decisions, an administrator every undoable one", () => {
  expect(UNDOABLE.filter((kind) => mayUndo('reviewer', kind))).toEqual([
    'approved',
    'rejected',
    'awarded',
    'deducted',
    'revoked',
    'entry-accepted',
    'entry-waiting',
    'entry-declined',
  ]);
  expect(UNDOABLE.filter((kind) => mayUndo('administrator', kind))).toEqual(UNDOABLE);
});

test('staff cannot undo club answers, draws, the end of a season or undos', () => {
  const kept = ['confirmed', 'report-withdrawn', 'drawn', 'finished', 'undone', 'restored'];
  expect(kept.filter(isUndoableKind)).toEqual([]);
  expect(isUndoableKind('a kind of a newer version')).toBe(false);
});
