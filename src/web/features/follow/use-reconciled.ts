import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type FollowedClub, storeFollowedClubs } from '#web/api/followed-clubs.ts';
import { viewQuery } from '#web/api/queries.ts';
import { hasLostClub, isSame, type ReconciledClubs, reconcileFollowed } from './reconcile-followed.ts';

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
