import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordDraft, RecordEntry } from '#domain/record/kinds.ts';
import { hasIdsInUse } from '#domain/record/record-subjects.ts';
import { EntryLines } from './entry-lines.tsx';

const AT = '2026-11-16T20:00:00.000Z';
const match = {
  fixtureId: 6500,
  home: { clubId: 1, name: 'Ålesund Rovers' },
  away: { clubId: 2, name: 'United' },
};
const score = { homeScore: 2, awayScore: 1, homePenalties: null, awayPenalties: null, afterExtraTime: false };
const reported: RecordDraft = { kind: 'reported', data: { season: 2, resultId: 1, ...match, ...score } };

function entryOf({ kind, data }: RecordDraft): RecordEntry {
  return { seq: 7, at: AT, kind, by: 'admin', data: { ...data }, texts: {}, prev: '', hash: '' };
}

function linksOf(draft: RecordDraft, inUse: Parameters<typeof hasIdsInUse>[1]): string[] {
  const entry = entryOf(draft);
  const html = renderToStaticMarkup(<EntryLines entry={entry} hasPages={hasIdsInUse(entry, inUse)} />);
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
}

const running = { season: 2, placesSince: null };

test.each<[string, RecordDraft, string[]]>([
  ['a result', reported, ['/clubs/1-alesund-rovers', '/matches/6500', '/clubs/2-united']],
  [
    'a kick-off',
    { kind: 'kickoff-agreed', data: { season: 2, ...match, pairing: '1.0 2.0', at: AT, before: null } },
    ['/clubs/1-alesund-rovers', '/matches/6500', '/clubs/2-united'],
  ],
  [
    'a postponement',
    { kind: 'postponed', data: { season: 2, fixtureId: 6500, closesAt: AT, before: null } },
    ['/matches/6500'],
  ],
  [
    'a deduction',
    { kind: 'deducted', data: { season: 2, clubId: 2, name: 'United', deductionId: 1, points: 3 } },
    ['/clubs/2-united'],
  ],
  [
    'a new name, but not the old one',
    { kind: 'renamed', data: { season: 2, renamed: [{ clubId: 2, from: 'United', to: 'City' }] } },
    ['/clubs/2-city'],
  ],
  [
    'the club that came, but not the one that left',
    { kind: 'club-replaced', data: { season: 2, clubId: 2, from: 'United', to: 'City' } },
    ['/clubs/2-city'],
  ],
])('%s of the current season links to the pages of its clubs and match', (_name, draft, links) => {
  expect(linksOf(draft, running)).toEqual(links);
});

test.each([
  ['a finished season', { season: 3, placesSince: null }],
  ['the time before the draw', { season: 2, placesSince: '2026-11-16T20:00:00.001Z' }],
])('an entry of %s has no links: its ids belong to others now', (_name, inUse) => {
  expect(linksOf(reported, inUse)).toEqual([]);
});

test('an entry after the draw has links', () => {
  expect(linksOf(reported, { season: 2, placesSince: '2026-11-16T19:59:59.999Z' })).toHaveLength(3);
});
