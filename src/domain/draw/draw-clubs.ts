import { foldName, nameProblems, tidyName } from '../clubs/club-names.ts';
import { CLUB_COUNT, CLUBS_PER_GROUP } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import { POTS, type Pot } from './pots.ts';

/** A club as it goes into the draw. */
export interface DrawClub {
  readonly name: string;
  readonly pot: Pot;
  /** Clubs that share this tag, such as sister clubs, never share a group. */
  readonly keepApart: string | null;
}

export interface DrawProblem {
  readonly kind: 'list' | 'name' | 'impossible';
  readonly sentence: string;
}

/**
 * The list as it is stored, hashed and drawn from. Tags that people would take for the same get the spelling of the
 * first one, so that whoever checks the draw can compare them letter by letter.
 */
export function tidyDrawClubs(clubs: readonly DrawClub[]): DrawClub[] {
  const spelling = new Map<string, string>();
  return clubs.map(({ name, pot, keepApart }) => {
    const tag = tidyName(keepApart ?? '');
    if (tag === '') return { name: tidyName(name), pot, keepApart: null };
    const folded = foldName(tag);
    if (!spelling.has(folded)) spelling.set(folded, tag);
    return { name: tidyName(name), pot, keepApart: spelling.get(folded) ?? tag };
  });
}

/** What is wrong with a tidied list; null when it can be drawn. */
export function drawProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  return countProblems(clubs)[0] ?? nameProblem(clubs) ?? tagProblems(clubs)[0] ?? null;
}

/** All that is wrong with a tidied list as a whole. */
export function drawListProblems(clubs: readonly DrawClub[]): string[] {
  return [...countProblems(clubs), ...tagProblems(clubs)].map(({ sentence }) => sentence);
}

/** For each club of a tidied list what is wrong with its name or its tag; null when nothing is. */
export function drawClubProblems(clubs: readonly Pick<DrawClub, 'name' | 'keepApart'>[]): (string | null)[] {
  const names = nameProblems(clubs.map(({ name }) => name));
  return clubs.map(({ keepApart }, index) => {
    const tag = keepApart === null ? null : (nameProblems([keepApart])[0] ?? null);
    return names[index] ?? (tag && `The keep-apart tag: ${tag}`);
  });
}

function countProblems(clubs: readonly DrawClub[]): DrawProblem[] {
  if (clubs.length !== CLUB_COUNT)
    return [{ kind: 'list', sentence: `The draw needs ${CLUB_COUNT} clubs; the list has ${clubs.length}.` }];
  return POTS.flatMap((pot): DrawProblem[] => {
    const size = clubs.filter((club) => club.pot === pot).length;
    if (size === GROUPS.length) return [];
    return [{ kind: 'list', sentence: `Each pot needs ${GROUPS.length} clubs; pot ${pot} has ${size}.` }];
  });
}

function nameProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  const problems = drawClubProblems(clubs);
  const index = problems.findIndex((problem) => problem !== null);
  return index === -1 ? null : { kind: 'name', sentence: `Club ${index + 1}: ${problems[index]}` };
}

/**
 * With at most four clubs a tag every draw can be completed. Before its first ball, a club of a pot is barred from at
 * most 3 of the 16 groups, and a group bars at most 9 of the 16 clubs (3 clubs in it with 3 others of their tag each),
 * so any 13 clubs or fewer have 13 groups to go to, and any 14 or more have all 16: by Hall's theorem each can have one.
 */
function tagProblems(clubs: readonly DrawClub[]): DrawProblem[] {
  const sizes = new Map<string, number>();
  for (const { keepApart } of clubs)
    if (keepApart !== null) sizes.set(keepApart, (sizes.get(keepApart) ?? 0) + 1);
  return [...sizes]
    .filter(([, size]) => size > CLUBS_PER_GROUP)
    .map(([tag, size]) => ({
      kind: 'impossible',
      sentence: `${size} clubs share the tag "${tag}"; at most ${CLUBS_PER_GROUP} can be kept apart.`,
    }));
}
