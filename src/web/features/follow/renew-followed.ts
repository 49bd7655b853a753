import type { TournamentReply } from '#contract/tournament-view.ts';
import type { FollowedClub } from '#web/api/followed-clubs.ts';

export type FollowFacts = Pick<TournamentReply, 'season' | 'clubs' | 'replacements'>;

interface Renewed {
  readonly kept: readonly FollowedClub[];
  /** The names of those that are not in the season any more. */
  readonly gone: readonly string[];
}

/** Who is followed, as the clubs of the season are now. */
export function renewFollowed(followed: readonly FollowedClub[], facts: FollowFacts): Renewed {
  const now = followed.map((club) => ({ club, found: findClub(club, facts) }));
  const season = facts.season.number;
  return {
    kept: now.flatMap(({ found }) => (found ? [{ season, id: found.id, name: found.name }] : [])),
    gone: now.flatMap(({ club, found }) => (found ? [] : [club.name])),
  };
}

function findClub({ season, id, name }: FollowedClub, { season: now, clubs, replacements }: FollowFacts) {
  // Another season or another draw may have given it another place.
  const sameName = clubs.find((club) => club.name === name);
  if (sameName || season !== now.number) return sameName;
  const isReplaced = replacements.some(({ clubId, from }) => clubId === id && from === name);
  // Else it was renamed.
  return isReplaced ? undefined : clubs.find((club) => club.id === id);
}

export function isSame(one: readonly FollowedClub[], other: readonly FollowedClub[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
