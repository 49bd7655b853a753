import { useQuery } from '@tanstack/react-query';
import type { NamedClub } from '#paths.ts';
import { isFollowed, storeFollowedClubs, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { FOLLOW, followLabel } from '#words/follow.ts';

interface Props {
  readonly club: NamedClub;
  /** Only the star. */
  readonly isIcon?: boolean;
}

/** Follows or unfollows a club on this device. Needs JavaScript, so the server renders nothing. */
export function FollowButton({ club, isIcon }: Props) {
  // The page already polls this query; another observer would poll once more.
  const season = useQuery({ ...tournamentQuery, enabled: false }).data?.season.number;
  const followed = useFollowedClubs();
  if (!useHydrated() || season === undefined) return null;
  const others = followed.filter((each) => !isFollowed([each], season, club));
  const isPressed = others.length < followed.length;
  return (
    <Button
      variant={isIcon ? 'icon' : 'secondary'}
      aria-pressed={isPressed}
      aria-label={followLabel(club.name)}
      onClick={() => storeFollowedClubs(isPressed ? others : [...others, { season, ...club }])}
    >
      <span aria-hidden="true">{isPressed ? '★' : '☆'}</span>
      {!isIcon && <span>{isPressed ? FOLLOW.following : FOLLOW.follow}</span>}
    </Button>
  );
}
