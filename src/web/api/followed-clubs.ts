import type { NamedClub } from '#paths.ts';
import { createStoredStore, useStore } from '#web/ui/store.ts';

/** A club followed on this device: its id in a season, and the name the visitor knows. */
export interface FollowedClub {
  readonly season: number;
  readonly id: number;
  readonly name: string;
}

/** The number of clubs in a season. */
const FOLLOWED_MAX = 64;
const NONE: readonly FollowedClub[] = [];

const store = createStoredStore('ces-followed-clubs', parse);
export const followedClubs = store.get;

export function storeFollowedClubs(clubs: readonly FollowedClub[]): void {
  const own = clubs.map(({ season, id, name }) => ({ season, id, name }));
  store.write(own.length === 0 ? null : JSON.stringify(own.slice(0, FOLLOWED_MAX)));
}

/** Called for changes in this tab and in others. */
export const watchFollowedClubs = store.subscribe;

/** Empty on the server and until hydration. */
export function useFollowedClubs(): readonly FollowedClub[] {
  return useStore(store);
}

interface SeasonClubs {
  readonly season: { readonly number: number };
  readonly clubs: readonly NamedClub[];
}

/** Whether a club of this season is followed. By its name: its id may have belonged to another club. */
export function isFollowed(followed: readonly FollowedClub[], season: number, { name }: NamedClub): boolean {
  return followed.some((club) => club.season === season && club.name === name);
}

/** The followed clubs that play in this season. */
export function followedIn<Season extends SeasonClubs>(
  followed: readonly FollowedClub[],
  { season, clubs }: Season,
): Season['clubs'] {
  return clubs.filter((club) => isFollowed(followed, season.number, club));
}

/** The stored text may come from an older build, or have been edited. */
function parse(text: string | null): readonly FollowedClub[] {
  // Keeps the identity of the list from before hydration: otherwise React would render everything that uses it again,
  // synchronously.
  if (text === null) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isFollowedClub).slice(0, FOLLOWED_MAX) : NONE;
  } catch {
    return NONE;
  }
}

function isFollowedClub(value: unknown): value is FollowedClub {
  const { season, id, name } = (value ?? {}) as Partial<FollowedClub>;
  return Number.isInteger(season) && Number.isInteger(id) && typeof name === 'string';
}
