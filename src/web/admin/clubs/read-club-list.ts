import { foldName, nameProblems, tidyName } from '#domain/clubs/club-names.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { type CsvLine, isBlank, readCsv, UNREADABLE } from '../csv/csv-text.ts';
import { LIST_PROBLEMS } from '../csv/words.ts';

/** A line of the list and the club it would rename. */
interface ListedName {
  /** Counted like in an editor, from 1. */
  readonly line: number;
  readonly group: string;
  readonly name: string;
  /** Null if there is no such club. */
  readonly club: Club | null;
  readonly problem: string | null;
}

interface ClubList {
  readonly names: readonly ListedName[];
  /** Problems of the list as a whole. */
  readonly problems: readonly string[];
}

/**
 * Reads a list of all clubs: `group,club` on each line, or one name per line in the order of the draw. Nothing is
 * corrected silently, except for the apostrophe that our own export puts before what looks like a formula.
 */
export function readClubList(text: string, clubs: readonly Club[]): ClubList {
  const { lines, unclosedQuote } = readCsv(text, (cell) => foldName(cell) === 'group');
  const isGrouped = lines.filter(({ cells }) => cells.length > 1).length > lines.length / 2;
  const placed = isGrouped ? placeByGroup(lines, clubs) : placeInOrder(lines, clubs);
  const problems = nameProblems(placed.map(({ name }) => name));
  return {
    names: placed.map((entry, index) => ({ ...entry, problem: entry.problem ?? problems[index] ?? null })),
    problems: [
      ...(text.includes(UNREADABLE) ? [LIST_PROBLEMS.unreadable] : []),
      ...(unclosedQuote === null
        ? missingClubs(placed, clubs, isGrouped)
        : [LIST_PROBLEMS.unclosedQuote(unclosedQuote)]),
    ],
  };
}

function placeByGroup(lines: readonly CsvLine[], clubs: readonly Club[]): ListedName[] {
  const groups = groupsOf(clubs);
  const taken = new Map<Group, number>();
  return lines.map((read) => {
    const { line, cells, problem } = read;
    const [groupCell = '', nameCell = '', ...rest] = cells;
    const letter = groupCell.trim().toUpperCase();
    const group = groups.find((known) => known === letter);
    const name = tidyName(nameCell);
    const entry = { line, group: letter, name, club: null };
    if (isBlank(read)) return { ...entry, problem: LIST_PROBLEMS.emptyLine };
    if (rest.some((cell) => cell.trim() !== ''))
      return { ...entry, problem: LIST_PROBLEMS.moreThanGroupAndName };
    if (!group) return { ...entry, problem: LIST_PROBLEMS.noGroup(groupCell.trim()) };
    const place = (taken.get(group) ?? 0) + 1;
    taken.set(group, place);
    const club = clubs.find((candidate) => candidate.group === group && candidate.slot === place) ?? null;
    return {
      ...entry,
      club,
      problem: club ? problem : LIST_PROBLEMS.groupTooLong(group, sizeOf(group, clubs)),
    };
  });
}

function placeInOrder(lines: readonly CsvLine[], clubs: readonly Club[]): ListedName[] {
  return lines.map(({ line, cells, problem }, index) => {
    const club = clubs[index] ?? null;
    const entry = { line, group: club?.group ?? '', name: tidyName(cells.join()), club };
    if (!club) return { ...entry, problem: LIST_PROBLEMS.listTooLong(clubs.length) };
    if (cells.length > 1) return { ...entry, problem: LIST_PROBLEMS.moreThanName };
    return { ...entry, problem };
  });
}

function missingClubs(placed: readonly ListedName[], clubs: readonly Club[], isGrouped: boolean): string[] {
  if (!isGrouped)
    return placed.length < clubs.length ? [LIST_PROBLEMS.listTooShort(placed.length, clubs.length)] : [];
  return groupsOf(clubs).flatMap((group) => {
    const count = placed.filter((entry) => entry.group === group).length;
    const size = sizeOf(group, clubs);
    return count < size ? [LIST_PROBLEMS.groupTooShort(group, count, size)] : [];
  });
}

function sizeOf(group: Group, clubs: readonly Club[]): number {
  return clubs.filter((club) => club.group === group).length;
}
