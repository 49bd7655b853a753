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
  return { season: { number: 2, name: null }, clubs, replacements: [], ...changed };
}

test('nothing changes while the club has its place', () => {
  const { kept, gone } = renewFollowed([ROVERS], facts({ 7: 'Rovers', 8: 'United' }));
  expect([isSame(kept, [ROVERS]), gone]).toEqual([true, []]);
});

test('a club that was renamed is followed under its new name', () => {
  const renamed = renewFollowed([ROVERS], facts({ 7: 'Rovers FC' }));
  expect(renamed).toEqual({ kept: [{ ...ROVERS, name: 'Rovers FC' }], gone: [] });
});

test('a club that was replaced is gone, and the one in its place is not followed', () => {
  const replacements = [{ clubId: 7, from: 'Rovers', to: 'Athletic', reason: 'Left', at: '' }];
  expect(renewFollowed([ROVERS], facts({ 7: 'Athletic' }, { replacements }))).toEqual({
    kept: [],
    gone: ['Rovers'],
  });
});

test('a draw that gives it another place does not hand the follower to another club', () => {
  expect(renewFollowed([ROVERS], facts({ 7: 'United', 30: 'Rovers' })).kept).toEqual([{ ...ROVERS, id: 30 }]);
});

test('in another season it is followed if it plays there, and gone if it does not', () => {
  const next = { season: { number: 3, name: null } };
  expect(renewFollowed([ROVERS], facts({ 7: 'United', 9: 'Rovers' }, next))).toEqual({
    kept: [{ season: 3, id: 9, name: 'Rovers' }],
    gone: [],
  });
  expect(renewFollowed([ROVERS], facts({ 7: 'United' }, next))).toEqual({ kept: [], gone: ['Rovers'] });
});

test('a name that tries to leave its place stays in its quotes', () => {
  const rules = lightRules({ ...ROVERS, name: '"]{} body{display:none} \\' });
  expect(rules).toContain('a[href="/clubs/7-body-display-none"]');
  expect(rules).toContain(String.raw`[title="\"]{} body{display:none} \\"]`);
});
