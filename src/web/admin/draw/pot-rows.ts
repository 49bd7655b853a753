import { CLUB_COUNT, type Club } from '#domain/clubs/clubs.ts';
import { type DrawClub, drawClubProblems, drawListProblems, tidyDrawClubs } from '#domain/draw/draw-clubs.ts';
import { POTS, type Pot } from '#domain/draw/pots.ts';
import { POT_PROBLEMS } from './words.ts';

/** A club of the list as it is typed. */
export interface PotRow {
  readonly name: string;
  readonly pot: string;
  readonly keepApart: string;
}

interface CheckedRows {
  /** For each row what is wrong with it; null when nothing is. */
  readonly rowProblems: readonly (string | null)[];
  /** What is wrong with the list as a whole. */
  readonly listProblems: readonly string[];
  /** How many clubs each pot has. */
  readonly potSizes: readonly { readonly pot: Pot; readonly size: number }[];
  /** The list as it would be sent. */
  readonly clubs: readonly DrawClub[];
}

/** Judges a list by the rules of the domain, by which the server judges it as well. */
export function checkRows(rows: readonly PotRow[]): CheckedRows {
  const tidied = tidyDrawClubs(
    // A pot that is not one makes the row wrong, so it is never sent.
    rows.map(({ name, pot, keepApart }) => ({ name, pot: potOf(pot) ?? (0 as Pot), keepApart })),
  );
  const problems = drawClubProblems(tidied);
  return {
    rowProblems: rows.map(({ pot }, index) => problems[index] ?? potProblem(pot)),
    listProblems: drawListProblems(tidied),
    potSizes: POTS.map((pot) => ({ pot, size: tidied.filter((club) => club.pot === pot).length })),
    clubs: tidied,
  };
}

/** The list that is there, as it is typed. Before the first one: the clubs as they stand, each in the pot of its place. */
export function rowsFrom(stored: readonly DrawClub[], clubs: readonly Club[]): PotRow[] {
  if (stored.length > 0)
    return stored.map(({ name, pot, keepApart }) => ({ name, pot: String(pot), keepApart: keepApart ?? '' }));
  return clubs.slice(0, CLUB_COUNT).map(({ name, slot }) => ({ name, pot: String(slot), keepApart: '' }));
}

function potOf(text: string): Pot | undefined {
  return POTS.find((pot) => String(pot) === text.trim());
}

function potProblem(text: string): string | null {
  if (potOf(text)) return null;
  return text.trim() === '' ? POT_PROBLEMS.noPot : POT_PROBLEMS.unknownPot(text.trim());
}
