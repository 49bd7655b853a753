import { expect, test } from 'vitest';
import { lightRules } from './lit-clubs.ts';
import { type FollowFacts, isSame, renewFollowed } from './renew-followed.ts';

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
    ...changed,
  };
}

const DRAWN = { draw: { state: 'done', drawAt: null } } as const;
const NEXT = { season: { number: 3, name: null } };

test('nothing changes while the club has its place', () => {
  const { kept, missing } = renewFollowed([ROVERS], facts({ 7: 'Rovers', 8: 'United' }));
  expect([isSame(kept, [ROVERS]), missing]).toEqual([true, []]);
});

test('a club that was renamed is followed under its new name', () => {
  const renamed = renewFollowed([ROVERS], facts({ 7: 'Rovers FC' }));
  expect(renamed).toEqual({ kept: [{ ...ROVERS, name: 'Rovers FC' }], missing: [] });
});

test('the visitor is asked about a club that was replaced', () => {
  const replacements = [{ clubId: 7, from: 'Rovers', to: 'Athletic', reason: 'Left', at: '' }];
  expect(renewFollowed([ROVERS], facts({ 7: 'Athletic' }, { replacements }))).toEqual({
    kept: [ROVERS],
    missing: [{ followed: ROVERS, inItsPlace: expect.objectContaining({ name: 'Athletic' }) }],
  });
});

test('a draw that gives it another place does not hand the follower to another club', () => {
  expect(renewFollowed([ROVERS], facts({ 7: 'United', 30: 'Rovers' })).kept).toEqual([{ ...ROVERS, id: 30 }]);
  expect(renewFollowed([ROVERS], facts({ 7: 'United' }, DRAWN))).toEqual({
    kept: [ROVERS],
    missing: [{ followed: ROVERS, inItsPlace: expect.objectContaining({ name: 'United' }) }],
  });
});

test('between two seasons it is kept, and nothing is asked before the draw', () => {
  expect(renewFollowed([ROVERS], facts({ 7: 'Team 7' }, NEXT))).toEqual({ kept: [ROVERS], missing: [] });
});

test('in another season it is followed if it plays there, and asked about if it does not', () => {
  expect(renewFollowed([ROVERS], facts({ 7: 'United', 9: 'Rovers' }, { ...NEXT, ...DRAWN }))).toEqual({
    kept: [{ season: 3, id: 9, name: 'Rovers' }],
    missing: [],
  });
  expect(renewFollowed([ROVERS], facts({ 7: 'United' }, { ...NEXT, ...DRAWN }))).toEqual({
    kept: [ROVERS],
    missing: [{ followed: ROVERS, inItsPlace: null }],
  });
});

test('a club that was followed again meanwhile is not there twice', () => {
  const again = { season: 3, id: 9, name: 'Rovers' };
  const { kept } = renewFollowed([ROVERS, again], facts({ 9: 'Rovers' }, NEXT));
  expect(kept).toEqual([again]);
});

test('a name that tries to leave its place stays in its quotes', () => {
  const rules = lightRules({ ...ROVERS, name: '"]{} body{display:none} \\' });
  expect(rules).toContain('a[href="/clubs/7-body-display-none"]');
  expect(rules).toContain(String.raw`[title="\"]{} body{display:none} \\"]`);
});
