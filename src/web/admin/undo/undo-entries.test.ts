import { expect, test } from 'vitest';
import { HttpError } from '#web/api/http.ts';
import { canAllBeUndone, entriesInTheWay } from './undo-entries.ts';

const AT = '2026-03-14T20:00:00.000Z';
const refusal = (code: string, entries?: object) =>
  new HttpError(409, 'Conflict', JSON.stringify({ error: 'No.', code, entries }));
const named = (kind: string) => entriesInTheWay(refusal('cannot_undo', [{ seq: 7, kind, at: AT }]));

test('a refusal names what stands in the way', () => {
  expect(named('awarded')).toEqual([{ seq: 7, kind: 'awarded', at: AT }]);
  expect(entriesInTheWay(refusal('cannot_undo'))).toEqual([]);
  expect(entriesInTheWay(refusal('already_undone'))).toEqual([]);
  expect(entriesInTheWay(new Error('offline'))).toEqual([]);
});

test('it goes together with what can be undone, and not with the end of a season or what is not known', () => {
  expect(canAllBeUndone(named('awarded'))).toBe(true);
  expect(canAllBeUndone([...named('awarded'), ...named('finished')])).toBe(false);
  expect(canAllBeUndone(named('something-newer'))).toBe(false);
  expect(canAllBeUndone([])).toBe(false);
});
