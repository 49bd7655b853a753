import { expect, test } from 'vitest';
import { HttpError } from '#web/api/http.ts';
import { canAllBeUndone, conflictsIn } from './use-undo.ts';

const AT = '2026-03-14T20:00:00.000Z';
const errorWith = (code: string, entries?: object) =>
  new HttpError(409, 'Conflict', JSON.stringify({ error: 'No.', code, entries }));
const named = (kind: string) => conflictsIn(errorWith('cannot_undo', [{ seq: 7, kind, at: AT }]));

test('an error lists the conflicts', () => {
  expect(named('awarded')).toEqual([{ seq: 7, kind: 'awarded', at: AT }]);
  expect(conflictsIn(errorWith('cannot_undo'))).toEqual([]);
  expect(conflictsIn(errorWith('already_undone'))).toEqual([]);
  expect(conflictsIn(new Error('offline'))).toEqual([]);
});

test('conflicts can be undone together, except for the end of a season and unknown kinds', () => {
  expect(canAllBeUndone(named('awarded'))).toBe(true);
  expect(canAllBeUndone([...named('awarded'), ...named('finished')])).toBe(false);
  expect(canAllBeUndone(named('something-newer'))).toBe(false);
  expect(canAllBeUndone([])).toBe(false);
});
