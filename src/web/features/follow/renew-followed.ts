import type { TournamentReply } from '#contract/tournament-view.ts';
import type { FollowedClub } from '#web/api/followed-clubs.ts';

export type FollowFacts = Pick<TournamentReply, 'season' | 'clubs' | 'replacements' | 'draw'>;

type Club = TournamentReply['clubs'][number];

/** A club that does not play under the name by which it is followed. The visitor decides what becomes of it. */
export interface MissingClub {
  readonly followed: FollowedClub;
  /** The club that has its place now; null in another season, where places mean nothing. */
  readonly inItsPlace: Club | null;
}

interface Renewed {
  readonly kept: readonly FollowedClub[];
  readonly missing: readonly MissingClub[];
}

/** Who is followed, as the clubs of the season are now. Nobody is forgotten here. */
export function renewFollowed(followed: readonly FollowedClub[], facts: FollowFacts): Renewed {
  const season = facts.season.number;
  const kept: FollowedClub[] = [];
  const missing: MissingClub[] = [];
  for (const club of followed) {
    const found = findClub(club, facts);
    const renewed = found ? { season, id: found.id, name: found.name } : club;
    if (!kept.some((other) => isSame([other], [renewed]))) kept.push(renewed);
    if (found || isBeforeDraw(club, facts)) continue;
    const inItsPlace = club.season === season ? facts.clubs.find(({ id }) => id === club.id) : undefined;
    missing.push({ followed: club, inItsPlace: inItsPlace ?? null });
  }
  return { kept, missing };
}

function findClub({ season, id, name }: FollowedClub, { season: now, clubs, ...facts }: FollowFacts) {
  // Another season or another draw may have given it another place.
  const sameName = clubs.find((club) => club.name === name);
  if (sameName || season !== now.number) return sameName;
  const isReplaced = facts.replacements.some(({ clubId, from }) => clubId === id && from === name);
  // Where no draw has given the place to another club, it was renamed.
  return isReplaced || facts.draw.state === 'done' ? undefined : clubs.find((club) => club.id === id);
}

/** Between two seasons nobody knows yet who plays in the next. */
function isBeforeDraw({ season }: FollowedClub, { season: now, draw }: FollowFacts): boolean {
  return season !== now.number && draw.state !== 'done';
}

export function isSame(one: readonly FollowedClub[], other: readonly FollowedClub[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
