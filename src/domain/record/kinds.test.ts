import { expect, test } from 'vitest';
import { isUndoableKind, mayUndo, RECORD_KINDS } from './kinds.ts';

const UNDOABLE = RECORD_KINDS.filter(isUndoableKind);

test('a reviewer undoes what a reviewer decides, an administrator everything that can be undone', () => {
  expect(UNDOABLE.filter((kind) => mayUndo('reviewer', kind))).toEqual([
    'approved',
    'rejected',
    'awarded',
    'deducted',
    'revoked',
  ]);
  expect(UNDOABLE.filter((kind) => mayUndo('administrator', kind))).toEqual(UNDOABLE);
});

test('answers of clubs, draws, the end of a season and undos themselves are not for staff to undo', () => {
  const kept = ['confirmed', 'report-withdrawn', 'drawn', 'finished', 'undone', 'restored'];
  expect(kept.filter(isUndoableKind)).toEqual([]);
  expect(isUndoableKind('a kind of a newer version')).toBe(false);
});
