import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedClub } from '#paths.ts';
import { type FollowedClub, followedClubs, followedIn, storeFollowedClubs } from './followed-clubs.ts';

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
  storeFollowedClubs([]);
  vi.unstubAllGlobals();
});

/** A new visit with empty memory. */
async function nextVisit(): Promise<typeof followedClubs> {
  vi.resetModules();
  return (await import('./followed-clubs.ts')).followedClubs;
}

test('followed clubs are stored, and the same clubs are the same list', async () => {
  storeFollowedClubs([ROVERS]);
  expect((await nextVisit())()).toEqual([ROVERS]);
  expect(followedClubs()).toBe(followedClubs());
});

test('an empty list keeps its identity, so that nothing renders again', () => {
  const none = followedClubs();
  storeFollowedClubs([ROVERS]);
  expect(followedClubs()).toEqual([ROVERS]);
  storeFollowedClubs([]);
  expect(followedClubs()).toBe(none);
});

test('the same id in another season, or after a new draw or format, is not the followed club', () => {
  const idsIn = (followed: FollowedClub[], ...clubs: NamedClub[]) =>
    followedIn(followed, { season: { number: 2 }, clubs }).map(({ id }) => id);
  expect(idsIn([ROVERS, UNITED], { id: 7, name: 'Rovers' })).toEqual([7]);
  expect(idsIn([UNITED], { id: 7, name: 'United' })).toEqual([]);
  expect(idsIn([ROVERS], { id: 7, name: 'United' })).toEqual([]);
  expect(idsIn([ROVERS], { id: 7, name: 'United' }, { id: 30, name: 'Rovers' })).toEqual([30]);
});

test.each(['nonsense', '{}', '[null, 7, {"id": 7}, {"season": "1", "id": 2, "name": "x"}]', '"[]"', '[['])(
  'an invalid stored value is an empty list: %s',
  async (text) => {
    kept.set('ces-followed-clubs', text);
    expect((await nextVisit())()).toEqual([]);
  },
);

test('reads no more than there are clubs', async () => {
  const many = Array.from({ length: 5000 }, (_, id) => ({ ...ROVERS, id }));
  kept.set('ces-followed-clubs', JSON.stringify(many));
  expect((await nextVisit())()).toHaveLength(64);
});

test('without storage, clubs are followed for the lifetime of the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  storeFollowedClubs([ROVERS]);
  expect(followedClubs()).toEqual([ROVERS]);
});
