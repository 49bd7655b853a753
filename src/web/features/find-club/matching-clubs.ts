import { foldName } from '#domain/clubs/club-names.ts';
import type { Club } from '#domain/clubs/clubs.ts';

const MOST = 6;

/** The clubs whose name contains what was typed; those that begin with it first. */
export function matchingClubs(clubs: readonly Club[], typed: string): Club[] {
  const wanted = foldName(typed);
  if (wanted === '') return [];
  const found = clubs.filter((club) => foldName(club.name).includes(wanted));
  const begins = (club: Club) => foldName(club.name).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((club) => !begins(club))].slice(0, MOST);
}
