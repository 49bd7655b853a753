import { createStoredStore, useStore } from '#web/ui/store.ts';

/** A club that this device follows: the place that it has in a season, and the name by which the visitor knows it. */
export interface FollowedClub {
  readonly season: number;
  readonly id: number;
  readonly name: string;
}

/** As many as there are clubs. */
const FOLLOWED_MAX = 64;
const NOBODY: readonly FollowedClub[] = [];

const kept = createStoredStore('ces-followed-clubs', parse);
export const followedClubs = kept.get;

export function keepFollowedClubs(clubs: readonly FollowedClub[]): void {
  const own = clubs.map(({ season, id, name }) => ({ season, id, name }));
  kept.write(own.length === 0 ? null : JSON.stringify(own.slice(0, FOLLOWED_MAX)));
}

/** Told of changes on this page and in other tabs. */
export const watchFollowedClubs = kept.subscribe;

/** On the server, and until hydration, nobody is followed. */
export function useFollowedClubs(): readonly FollowedClub[] {
  return useStore(kept);
}

/** The ids of those that are followed in this season. */
export function followedIds(clubs: readonly FollowedClub[], season: number | undefined): readonly number[] {
  return clubs.filter((club) => club.season === season).map(({ id }) => id);
}

/** What the storage holds may be of an older build, or have been changed by hand. */
function parse(text: string | null): readonly FollowedClub[] {
  // The very list of before hydration: for another one React would render all that shows them anew, at once.
  if (text === null) return NOBODY;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isFollowedClub).slice(0, FOLLOWED_MAX) : NOBODY;
  } catch {
    return NOBODY;
  }
}

function isFollowedClub(value: unknown): value is FollowedClub {
  const { season, id, name } = (value ?? {}) as Partial<FollowedClub>;
  return Number.isInteger(season) && Number.isInteger(id) && typeof name === 'string';
}
