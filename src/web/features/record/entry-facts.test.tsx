import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { EntryFacts } from './entry-facts.tsx';

const ENTRY = {
  seq: 7,
  at: '2026-03-01T20:04:00.000Z',
  kind: 'postponed',
  by: 'admin',
  data: { season: 1, fixtureId: 6500, closesAt: '2026-03-20T00:00:00.000Z', before: null },
  texts: {},
  prev: '',
  hash: '',
} satisfies RecordEntry;

test('an entry links to the page of its match, unless its id now belongs to another match', () => {
  const htmlOf = (hasPages: boolean) =>
    renderToStaticMarkup(<EntryFacts entry={ENTRY} hasPages={hasPages} />);
  expect(htmlOf(true)).toContain('href="/matches/6500"');
  expect(htmlOf(false)).not.toContain('/matches/');
});
