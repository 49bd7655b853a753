import { expect, it } from 'vitest';
import type { KnownEntry } from '#domain/record/kinds.ts';
import { registrationProblems } from './registration-problems.ts';

type Draft = Partial<KnownEntry> & object;

const set = (places: number, isCheckInOver = false) =>
  ({ kind: 'registration-set', data: { season: 1, places, isCheckInOver } }) as Draft;
const entry = (kind: string, number: number, more: object = {}) =>
  ({ kind, by: 'rule', data: { season: 1, number }, ...more }) as Draft;
const entered = (number: number) => entry('entered', number);
const named =
  (kind: string) =>
  (number: number, text = `Club ${number}`) =>
    entry(kind, number, { texts: { name: { salt: '', text } } });
const accepted = named('entry-accepted');
const waiting = named('entry-waiting');
const left = (number: number) => entry('entry-withdrawn', number);
const here = (number: number) => entry('checked-in', number);
const undone = (seq: number) =>
  ({ kind: 'undone', data: { season: 1, seq, kind: 'entry-withdrawn' } }) as Draft;

/** The findings in these changes, each of which has one or several entries. */
function problemsIn(...changes: readonly (readonly Draft[])[]): string[] {
  const drafts = changes.flatMap((change, index) => change.map((draft) => ({ at: String(index), ...draft })));
  const entries = drafts.map((draft, index) => ({ by: 'admin', texts: {}, ...draft, seq: index + 1 }));
  return registrationProblems(entries as unknown as KnownEntry[]);
}

/** Club 1 is in, and club 2 is waiting for the only place. */
const TWO = [[set(1)], [entered(1), accepted(1)], [entered(2), waiting(2)]];

it('finds nothing in a registration as it should be', () => {
  expect(problemsIn(...TWO, [left(1), accepted(2)], [entered(3), waiting(3)], [set(2), accepted(3)])).toEqual(
    [],
  );
  expect(problemsIn(...TWO, [here(2)], [set(1, true), left(1), accepted(2)])).toEqual([]);
  expect(problemsIn([set(1)], [entered(1), accepted(1)], [left(1)], [undone(4)], [here(1)])).toEqual([]);
});

it.each([
  ['club 3 entered, expected 2', [[set(4)], [entered(1)], [entered(3)]]],
  ['club 2 entered, expected 3', [...TWO, [entered(2)]]],
  ['entry-withdrawn of club 1, which is not entered', [...TWO, [left(1), accepted(2)], [left(1)]]],
  ['entry-accepted of club 1, which already has that status', [...TWO, [accepted(1)]]],
  ['club 1 checked in twice', [...TWO, [here(1)], [here(1)]]],
  ['club 3 moved up before club 2', [...TWO, [entered(3), waiting(3)], [left(1), accepted(3)]]],
  ['the new club 3 passed club 2', [...TWO, [entered(3), accepted(3)]]],
  ['2 clubs are in, with 1 places', [...TWO, [accepted(2)]]],
  ['0 clubs are in, and others wait for 1 places', [...TWO, [left(1)]]],
  [
    'two clubs have the same name',
    [[set(4)], [entered(1), accepted(1)], [entered(2), accepted(2, 'CLUB 1')]],
  ],
])('finds that %s', (finding, changes) => {
  expect(problemsIn(...changes)).toContainEqual(expect.stringContaining(finding));
});
