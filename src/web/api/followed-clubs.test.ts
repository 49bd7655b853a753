import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followedClubs, followedIds, keepFollowedClubs } from './followed-clubs.ts';

const ROVERS = { season: 2, id: 7, name: 'Rovers' };
const UNITED = { season: 1, id: 7, name: 'United' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  keepFollowedClubs([]);
  vi.unstubAllGlobals();
});

/** Another visit: nothing is in memory yet. */
async function nextVisit(): Promise<typeof followedClubs> {
  vi.resetModules();
  return (await import('./followed-clubs.ts')).followedClubs;
}

test('who is followed is kept for the next visit, and the same clubs are the same list', async () => {
  keepFollowedClubs([ROVERS]);
  expect((await nextVisit())()).toEqual([ROVERS]);
  expect(followedClubs()).toBe(followedClubs());
});

test('nobody is the same list each time: another one would be a change for whoever shows it', () => {
  const nobody = followedClubs();
  keepFollowedClubs([ROVERS]);
  expect(followedClubs()).toEqual([ROVERS]);
  keepFollowedClubs([]);
  expect(followedClubs()).toBe(nobody);
});

test('a place of another season is not the club that was followed', () => {
  expect(followedIds([ROVERS, UNITED], 2)).toEqual([7]);
  expect(followedIds([UNITED], 2)).toEqual([]);
  expect(followedIds([ROVERS], undefined)).toEqual([]);
});

test.each(['nonsense', '{}', '[null, 7, {"id": 7}, {"season": "1", "id": 2, "name": "x"}]', '"[]"', '[['])(
  'nobody is followed where the storage holds %s',
  async (text) => {
    kept.set('ces-followed-clubs', text);
    expect((await nextVisit())()).toEqual([]);
  },
);

test('no more are read than there are clubs', async () => {
  const many = Array.from({ length: 5000 }, (_, id) => ({ ...ROVERS, id }));
  kept.set('ces-followed-clubs', JSON.stringify(many));
  expect((await nextVisit())()).toHaveLength(64);
});

test('where nothing can be stored, a club is followed for this page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keepFollowedClubs([ROVERS]);
  expect(followedClubs()).toEqual([ROVERS]);
});
