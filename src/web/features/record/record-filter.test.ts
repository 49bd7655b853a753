import { expect, test } from 'vitest';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { addressOf, isFiltered, NO_FILTER, passes, type RecordFilter, readFilter } from './record-filter.ts';

const approved = {
  kind: 'approved',
  data: {
    season: 2,
    fixtureId: 6500,
    home: { clubId: 1, name: 'Rovers' },
    away: { clubId: 2, name: 'A & B' },
  },
} as unknown as RecordEntry;

test.each<[Partial<RecordFilter>, boolean]>([
  [{}, true],
  [{ club: 'Rovers' }, true],
  [{ club: 'A & B', kind: 'approved' }, true],
  [{ club: 'Rov' }, false],
  [{ kind: 'rejected' }, false],
  [{ match: { season: 2, fixtureId: 6500 } }, true],
  // The same id in another season is another match.
  [{ match: { season: 1, fixtureId: 6500 } }, false],
  [{ match: { season: 2, fixtureId: 6501 } }, false],
])('%o lets an approved result through: %s', (filter, isShown) => {
  expect(passes({ ...NO_FILTER, ...filter }, approved)).toBe(isShown);
});

test('survives a round trip through the URL, whatever the name of the club', () => {
  const filter: RecordFilter = {
    club: 'A & B #1?',
    kind: 'approved',
    match: { season: 2, fixtureId: 6500 },
  };
  const address = addressOf(filter);
  expect(address).toMatch(/^\/record\?/);
  expect(readFilter(new URL(address, 'https://ces.example').search)).toEqual(filter);
  expect(addressOf(NO_FILTER)).toBe('/record');
});

test.each(['', '?club=', '?match=6500', '?match=0-6500', '?match=1-x', '?match=1-65001234567'])(
  'there is no filter in %s',
  (search) => {
    expect(isFiltered(readFilter(search))).toBe(false);
  },
);
