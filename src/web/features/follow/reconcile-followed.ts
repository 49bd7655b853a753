import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type FollowedClub, storeFollowedClubs } from '#web/api/followed-clubs.ts';
import { viewQuery } from '#web/api/queries.ts';

export interface FollowFacts extends Pick<TournamentReply, 'season' | 'clubs' | 'replacements' | 'draw'> {
  /** When these clubs got their ids, by a draw or a new format; undefined until it is loaded. */
  readonly placesSince: string | null | undefined;
}

type Club = TournamentReply['clubs'][number];

/** A followed club that no longer plays under its name. The visitor decides what to do. */
export interface MissingClub {
  readonly followed: FollowedClub;
  /** The club that has its id now; null in another season, where ids mean nothing. */
  readonly replacement: Club | null;
}

export interface ReconciledClubs {
  /** Those found have the season, id and name of today. */
  readonly clubs: readonly FollowedClub[];
  readonly missing: readonly MissingClub[];
}

/** Matches followed clubs to the clubs of the current season. Never drops one. */
export function reconcileFollowed(followed: readonly FollowedClub[], facts: FollowFacts): ReconciledClubs {
  const season = facts.season.number;
  const clubs: FollowedClub[] = [];
  const missing: MissingClub[] = [];
  for (const club of followed) {
    const found = findClub(club, facts);
    const reconciled = found ? { season, id: found.id, name: found.name } : club;
    if (!clubs.some((other) => isSame([other], [reconciled]))) clubs.push(reconciled);
    if (found || !isSettled(club, facts)) continue;
    const inItsPlace = club.season === season ? facts.clubs.find(({ id }) => id === club.id) : undefined;
    missing.push({ followed: club, replacement: inItsPlace ?? null });
  }
  return { clubs, missing };
}

function findClub({ season, id, name }: FollowedClub, { season: now, clubs, ...facts }: FollowFacts) {
  // Another season or draw may have given it another id.
  const sameName = clubs.find((club) => club.name === name);
  if (sameName || season !== now.number) return sameName;
  const isReplaced = facts.replacements.some(({ clubId, from }) => clubId === id && from === name);
  // If neither a draw nor a format has given the id to another club, the club was renamed.
  return isReplaced || facts.placesSince !== null ? undefined : clubs.find((club) => club.id === id);
}

/** Whether a club of this season has another name now, or is gone. */
function hasLostClub(
  followed: readonly FollowedClub[],
  { season, clubs }: Pick<FollowFacts, 'season' | 'clubs'>,
): boolean {
  return followed.some(
    (each) => each.season === season.number && !clubs.some(({ name }) => name === each.name),
  );
}

/** Whether it is known that a club is missing. Before the draw, the clubs of another season may still come. */
function isSettled({ season }: FollowedClub, { season: now, draw, placesSince }: FollowFacts): boolean {
  return season === now.number ? placesSince !== undefined : draw.state === 'done';
}

export function isSame(one: readonly FollowedClub[], other: readonly FollowedClub[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The followed clubs in this season. New names and ids are stored. */
export function useReconciled(followed: readonly FollowedClub[], facts: TournamentReply): ReconciledClubs {
  const isLost = hasLostClub(followed, facts);
  const query = viewQuery('/api/ucl/record');
  const { placesSince } = useQuery(isLost ? query : { ...query, queryFn: skipToken }).data ?? {};
  const reconciled = reconcileFollowed(followed, { ...facts, placesSince });
  const { clubs } = reconciled;
  useEffect(() => {
    if (!isSame(clubs, followed)) storeFollowedClubs(clubs);
  }, [followed, clubs]);
  return reconciled;
}
