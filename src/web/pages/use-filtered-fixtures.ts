import { useEffect, useMemo, useRef } from 'react';
import { followedIds, useFollowedClubs } from '#web/api/followed-clubs.ts';
import { useMyClub } from '#web/api/my-club.ts';
import type { Facts } from '#web/api/use-facts.ts';
import { type FixtureFilter, isFiltered, passes, readFilter } from '#web/features/fixtures/fixture-filter.ts';
import { matchId } from '#web/features/fixtures/fixture-row.tsx';
import type { ShownFixture } from '#web/features/fixtures/shown-fixtures.ts';
import { restoreScroll } from '#web/ui/scroll-restoration.ts';
import { groupIdOf, useFragment, useQueryString } from './hub-places.ts';

/** The clubs that this device follows, and the one that it reports for. */
export function useOwnClubs({ factsRead }: Facts): readonly number[] {
  const followed = followedIds(useFollowedClubs(), factsRead.data?.season.number);
  const ids = new Set(followed);
  const clubId = useMyClub()?.club.id;
  if (clubId !== undefined) ids.add(clubId);
  const key = [...ids].join();
  // The same clubs are the same list.
  return useMemo(() => key.split(',').filter(Boolean).map(Number), [key]);
}

/** The fixtures that the address asks for, and always the match or group that it names. */
export function useFilteredFixtures(
  fixtures: readonly ShownFixture[],
  ownClubs: readonly number[],
): { readonly filter: FixtureFilter; readonly shown: readonly ShownFixture[] } {
  const search = useQueryString();
  const fragment = useFragment();
  const filter = useMemo(() => readFilter(search), [search]);
  const shown = useMemo(() => {
    const isNamed = ({ id, stage }: ShownFixture) =>
      fragment === matchId(id) || fragment === groupIdOf.fixtures(stage.group);
    return fixtures.filter((fixture) => passes(filter, fixture, ownClubs) || isNamed(fixture));
  }, [fixtures, filter, ownClubs, fragment]);
  useNamedLater(fragment, isFiltered(filter));
  return { filter, shown };
}

/** What a letter or a link names may have been left out until now, where the browser could not scroll to it. */
function useNamedLater(fragment: string, isLeftOut: boolean): void {
  const before = useRef(fragment);
  useEffect(() => {
    const isNew = before.current !== fragment;
    before.current = fragment;
    if (isNew && isLeftOut && !restoreScroll()) document.getElementById(fragment)?.scrollIntoView();
  }, [fragment, isLeftOut]);
}
