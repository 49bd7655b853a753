import { useQuery } from '@tanstack/react-query';
import type { NamedClub } from '#paths.ts';
import { keepFollowedClubs, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { FOLLOW, followLabel } from '#words/follow.ts';

/** Follows a club on this device, or no longer. It needs JavaScript, so the server renders none. */
export function FollowButton({ club: { id, name } }: { readonly club: NamedClub }) {
  // The page reads it: another observer would poll once more.
  const season = useQuery({ ...tournamentQuery, enabled: false }).data?.season.number;
  const followed = useFollowedClubs();
  if (!useHydrated() || season === undefined) return null;
  const others = followed.filter((club) => club.id !== id || club.season !== season);
  const isFollowed = others.length < followed.length;
  return (
    <Button
      variant="secondary"
      aria-pressed={isFollowed}
      aria-label={followLabel(name)}
      onClick={() => keepFollowedClubs(isFollowed ? others : [...others, { season, id, name }])}
    >
      <span aria-hidden="true">{isFollowed ? '★' : '☆'}</span>
      <span>{isFollowed ? FOLLOW.following : FOLLOW.follow}</span>
    </Button>
  );
}
