import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { Timeline } from './history.tsx';

function textOf(kind: RecordKind, data: RecordEntry['data']): string {
  const entry: RecordEntry = {
    seq: 7,
    at: '2026-03-01T20:04:00.000Z',
    kind,
    by: 'admin',
    data,
    texts: {},
    prev: '',
    hash: '',
  };
  const html = renderToStaticMarkup(<Timeline fixtureId={6500} entries={[entry]} />);
  return /<p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
}

const score = { homeScore: 2, awayScore: 1 };
const other = { homeScore: 1, awayScore: 2 };

test('a deadline shows its final minute, like everywhere', () => {
  expect(textOf('postponed', { closesAt: '2026-03-20T00:00:00.000Z' })).toBe(
    'Postponed: new deadline 19 Mar 2026, 23:59 GMT',
  );
});

test('a kick-off that was cleared is listed', () => {
  expect(textOf('kickoff-agreed', { at: '2026-03-02T20:00:00.000Z' })).toBe('Kick-off 2 Mar 2026, 20:00 GMT');
  expect(textOf('kickoff-agreed', { at: null })).toBe('Kick-off cleared');
});

test('both scores of a dispute are shown, and the dropped one', () => {
  expect(textOf('disputed', { ...score, claimed: other })).toBe('Disputed 2–1, claimed score 1–2');
  expect(textOf('confirmed', { ...score, dropped: other })).toBe('Agreed by both clubs 2–1, not 1–2');
  expect(textOf('approved', { ...score, dropped: other })).toBe('Approved 2–1, not 1–2');
  expect(textOf('approved', score)).toBe('Approved 2–1');
});
