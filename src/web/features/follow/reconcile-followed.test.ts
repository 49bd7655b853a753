import { expect, test } from 'vitest';
import { highlightRules } from './highlight-clubs.ts';
import { type FollowFacts, isSame, reconcileFollowed } from './reconcile-followed.ts';

const ROVERS = { season: 2, id: 7, name: 'Rovers' };

function facts(names: Readonly<Record<number, string>>, changed: Partial<FollowFacts> = {}): FollowFacts {
  const clubs = Object.entries(names).map(([id, name]) => ({
    id: Number(id),
    name,
    group: 'A' as const,
    slot: 1,
    withdrawn: false,
  }));
  return {
    season: { number: 2, name: null },
    clubs,
    replacements: [],
    draw: { state: 'none', drawAt: null },
    placesSince: null,
    ...changed,
  };
}

const DRAWN = {
  draw: { state: 'done', drawAt: null },
  placesSince: '2026-03-01T20:00:00.000Z',
} as const;
const NEXT = { season: { number: 3, name: null } };

test('nothing changes while the club keeps its id and name', () => {
  const { clubs, missing } = reconcileFollowed([ROVERS], facts({ 7: 'Rovers', 8: 'United' }));
  expect([isSame(clubs, [ROVERS]), missing]).toEqual([true, []]);
});

test('a club that was renamed is followed under its new name', () => {
  const renamed = reconcileFollowed([ROVERS], facts({ 7: 'Rovers FC' }));
  expect(renamed).toEqual({ clubs: [{ ...ROVERS, name: 'Rovers FC' }], missing: [] });
});

test('the visitor is asked about a club that was replaced', () => {
  const replacements = [{ clubId: 7, from: 'Rovers', to: 'Athletic', reason: 'Left', at: '' }];
  expect(reconcileFollowed([ROVERS], facts({ 7: 'Athletic' }, { replacements }))).toEqual({
    clubs: [ROVERS],
    missing: [{ followed: ROVERS, replacement: expect.objectContaining({ name: 'Athletic' }) }],
  });
});

test('a draw that moves the club does not pass the follower on to another club', () => {
  expect(reconcileFollowed([ROVERS], facts({ 7: 'United', 30: 'Rovers' })).clubs).toEqual([
    { ...ROVERS, id: 30 },
  ]);
  expect(reconcileFollowed([ROVERS], facts({ 7: 'United' }, DRAWN))).toEqual({
    clubs: [ROVERS],
    missing: [{ followed: ROVERS, replacement: expect.objectContaining({ name: 'United' }) }],
  });
});

test('a new format does not pass the follower on to another club, whatever it has made of the place', () => {
  const format = { placesSince: '2026-03-01T20:00:00.000Z' };
  expect(reconcileFollowed([ROVERS], facts({ 7: 'Team 1' }, format))).toEqual({
    clubs: [ROVERS],
    missing: [{ followed: ROVERS, replacement: expect.objectContaining({ name: 'Team 1' }) }],
  });
  // Until it is known, nothing is decided.
  expect(reconcileFollowed([ROVERS], facts({ 7: 'Team 1' }, { placesSince: undefined }))).toEqual({
    clubs: [ROVERS],
    missing: [],
  });
});

test('between two seasons it stays followed, and nothing is asked before the draw', () => {
  expect(reconcileFollowed([ROVERS], facts({ 7: 'Team 7' }, NEXT))).toEqual({ clubs: [ROVERS], missing: [] });
});

test('in another season it is followed if it plays there, and the visitor is asked otherwise', () => {
  expect(reconcileFollowed([ROVERS], facts({ 7: 'United', 9: 'Rovers' }, { ...NEXT, ...DRAWN }))).toEqual({
    clubs: [{ season: 3, id: 9, name: 'Rovers' }],
    missing: [],
  });
  // The time at which these clubs got their ids does not matter then, and is not loaded.
  const drawn = { ...NEXT, ...DRAWN, placesSince: undefined };
  expect(reconcileFollowed([ROVERS], facts({ 7: 'United' }, drawn))).toEqual({
    clubs: [ROVERS],
    missing: [{ followed: ROVERS, replacement: null }],
  });
});

test('a club that was followed again in the meantime is not listed twice', () => {
  const again = { season: 3, id: 9, name: 'Rovers' };
  const { clubs } = reconcileFollowed([ROVERS, again], facts({ 9: 'Rovers' }, NEXT));
  expect(clubs).toEqual([again]);
});

test('a name cannot break out of its quotes', () => {
  const rules = highlightRules({ ...ROVERS, name: '"]{} body{display:none} \\' });
  expect(rules).toContain('a[href="/clubs/7-body-display-none"]');
  expect(rules).toContain(String.raw`[title="\"]{} body{display:none} \\"]`);
});
