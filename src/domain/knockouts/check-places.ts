import type { Club } from '../clubs/clubs.ts';
import { type Cups, countByes, sizesOf } from '../clubs/format.ts';
import { bracketPlaces, type Places } from './qualified-places.ts';

/** Whether these can be the places of the season: each bracket is filled, and no club has two. */
export function arePlacesOf(
  { ucl, uel }: Places,
  { clubs, cups }: { readonly clubs: readonly Club[]; readonly cups: Cups },
): boolean {
  const places = bracketPlaces({ clubs, cups });
  const ids = [...ucl, ...uel].filter((id) => id !== null);
  return (
    ucl.length === places.UCL &&
    uel.length === places.UEL &&
    uel.length - (ids.length - ucl.length) === countByes(sizesOf(clubs), cups) &&
    ucl.every((id) => id !== null) &&
    new Set(ids).size === ids.length &&
    ids.every((id) => clubs.some((club) => club.id === id))
  );
}
