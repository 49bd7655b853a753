import { placeholderClubs } from '#domain/clubs/clubs.ts';

/** Of the club that was drawn into a place: it has the place for good, whatever it is called later. */
export function drawnClubId(group: string, pot: number): number {
  return placeholderClubs().find((club) => club.group === group && club.slot === pot)?.id ?? 0;
}
