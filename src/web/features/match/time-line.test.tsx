import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { TimeLine } from './time-line.tsx';

function told(kind: RecordKind, data: RecordEntry['data']): string {
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
  const html = renderToStaticMarkup(<TimeLine fixtureId={6500} entries={[entry]} />);
  return /<p>(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
}

const score = { homeScore: 2, awayScore: 1 };
const other = { homeScore: 1, awayScore: 2 };

test('a deadline is named as everywhere: by the last minute that is in time', () => {
  expect(told('postponed', { closesAt: '2026-03-20T00:00:00.000Z' })).toBe(
    'Postponed: closes 19 Mar 2026, 23:59 GMT',
  );
});

test('a kick-off that was taken away is told', () => {
  expect(told('kickoff-agreed', { at: '2026-03-02T20:00:00.000Z' })).toBe('Kick-off 2 Mar 2026, 20:00 GMT');
  expect(told('kickoff-agreed', { at: null })).toBe('Kick-off taken away');
});

test('both scores of a dispute are told, and the one that did not count', () => {
  expect(told('disputed', { ...score, claimed: other })).toBe('Disputed 2–1: 1–2');
  expect(told('confirmed', { ...score, dropped: other })).toBe('Agreed by both clubs 2–1, not 1–2');
  expect(told('approved', { ...score, dropped: other })).toBe('Approved 2–1, not 1–2');
  expect(told('approved', score)).toBe('Approved 2–1');
});
