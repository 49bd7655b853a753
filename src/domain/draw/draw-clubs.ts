import { foldName, nameProblems, tidyName } from '../clubs/club-names.ts';
import { groupSizes, largestSize } from '../clubs/format.ts';
import { isPossible } from '../clubs/possible-formats.ts';

/** A club in the draw. */
export interface DrawClub {
  readonly name: string;
  readonly pot: Pot;
  /** Clubs with the same tag, such as sister clubs, are never drawn into the same group. */
  readonly keepApart: string | null;
  /** The number of the entry with which the club registered. Not part of the draw input. */
  readonly entry?: number;
}

export interface DrawProblem {
  readonly kind: 'list' | 'name' | 'impossible';
  readonly message: string;
}

/**
 * The list as it is stored, hashed and drawn from. Tags that look the same get the spelling of the first one, so
 * that a verifier can compare them letter by letter.
 */
export function tidyDrawClubs(clubs: readonly DrawClub[]): DrawClub[] {
  const spelling = new Map<string, string>();
  return clubs.map(({ name, pot, keepApart, entry }) => {
    const tag = tidyName(keepApart ?? '');
    const club = { name: tidyName(name), pot, ...(entry !== undefined && { entry }) };
    if (tag === '') return { ...club, keepApart: null };
    const folded = foldName(tag);
    if (!spelling.has(folded)) spelling.set(folded, tag);
    return { ...club, keepApart: spelling.get(folded) ?? tag };
  });
}

/** The sizes of the groups for a list, from the list alone; null if there are no such groups. */
export function sizesOfList(clubs: readonly DrawClub[]): number[] | null {
  const format = { clubs: clubs.length, groups: clubs.filter(({ pot }) => pot === 1).length };
  return isPossible(format) ? groupSizes(format) : null;
}

/** The problem of a tidied list for groups of these sizes; null if it can be drawn. */
export function drawProblem(clubs: readonly DrawClub[], sizes: readonly number[]): DrawProblem | null {
  return countProblems(clubs, sizes)[0] ?? nameProblem(clubs) ?? tagProblems(clubs, sizes)[0] ?? null;
}

/** All that is wrong with a tidied list as a whole. */
export function drawListProblems(clubs: readonly DrawClub[], sizes: readonly number[]): string[] {
  return [...countProblems(clubs, sizes), ...tagProblems(clubs, sizes)].map(({ message }) => message);
}

/** The problem of each club's name or tag in a tidied list; null for a valid one. */
export function drawClubProblems(clubs: readonly Pick<DrawClub, 'name' | 'keepApart'>[]): (string | null)[] {
  const names = nameProblems(clubs.map(({ name }) => name));
  return clubs.map(({ keepApart }, index) => {
    const tag = keepApart === null ? null : (nameProblems([keepApart])[0] ?? null);
    return names[index] ?? (tag && `The keep-apart tag: ${tag}`);
  });
}

function countProblems(clubs: readonly DrawClub[], sizes: readonly number[]): DrawProblem[] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (clubs.length !== count)
    return [{ kind: 'list', message: `The draw needs ${count} clubs; the list has ${clubs.length}.` }];
  const pots = potsOf(sizes);
  const isEven = potSize(pots.at(-1) ?? 1, sizes) === sizes.length;
  return pots.flatMap((pot): DrawProblem[] => {
    const size = clubs.filter((club) => club.pot === pot).length;
    const needed = potSize(pot, sizes);
    if (size === needed) return [];
    const message = isEven
      ? `Each pot needs ${needed} clubs; pot ${pot} has ${size}.`
      : `Pot ${pot} needs ${needed} clubs; it has ${size}.`;
    return [{ kind: 'list', message }];
  });
}

function nameProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  const problems = drawClubProblems(clubs);
  const index = problems.findIndex((problem) => problem !== null);
  return index === -1 ? null : { kind: 'name', message: `Club ${index + 1}: ${problems[index]}` };
}

/** Never more, however many groups there are. */
const CLUBS_PER_TAG_MAX = 4;

/**
 * How many clubs can share a tag so that every draw can be completed. With t clubs a tag, p pots and g groups: before its
 * first ball, a club of a pot is barred from at most t - 1 groups, and a group bars at most (p - 1)(t - 1) clubs (p - 1
 * clubs in it with t - 1 others of their tag each). So any g - (t - 1) clubs or fewer have that many groups to go to, and
 * more than (p - 1)(t - 1) clubs have all g. If p(t - 1) is at most g, these cover every number of clubs: by Hall's theorem
 * each can have a group. The clubs of a last pot that is not full have fewer groups to go to: they get no tags.
 */
export function maxClubsPerTag(sizes: readonly number[]): number {
  const pots = largestSize(sizes);
  if (sizes.some((size) => size < pots)) return 0;
  return Math.min(CLUBS_PER_TAG_MAX, 1 + Math.floor(sizes.length / pots));
}

function tagProblems(clubs: readonly DrawClub[], sizes: readonly number[]): DrawProblem[] {
  const most = maxClubsPerTag(sizes);
  const shared = new Map<string, number>();
  for (const { keepApart } of clubs)
    if (keepApart !== null) shared.set(keepApart, (shared.get(keepApart) ?? 0) + 1);
  return [...shared]
    .filter(([, count]) => count > most)
    .map(([tag, count]) => ({ kind: 'impossible', message: tagMessage(tag, count, most) }));
}

function tagMessage(tag: string, count: number, most: number): string {
  if (most === 0)
    return `The last pot is not full, so clubs cannot be kept apart. Please remove the tag "${tag}".`;
  if (most === 1) return `There are too few groups to keep clubs apart. Please remove the tag "${tag}".`;
  return `${count} clubs share the tag "${tag}"; at most ${most} can be kept apart.`;
}

export const POTS = [1, 2, 3, 4, 5, 6] as const;
export type Pot = (typeof POTS)[number];

/** As many pots as clubs in the largest group. */
export function potsOf(sizes: readonly number[]): readonly Pot[] {
  return POTS.slice(0, largestSize(sizes));
}

/** Every pot has one club per group; the last one may have fewer. */
export function potSize(pot: Pot, sizes: readonly number[]): number {
  return sizes.filter((size) => size >= pot).length;
}
