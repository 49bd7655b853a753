import { foldName, nameProblems, tidyName } from '../clubs/club-names.ts';
import { CLUB_COUNT, CLUBS_PER_GROUP } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';

export const POTS = [1, 2, 3, 4] as const;
export type Pot = (typeof POTS)[number];

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
  return countProblem(clubs) ?? nameProblem(clubs) ?? tagProblem(clubs);
}

function countProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  if (clubs.length !== CLUB_COUNT)
    return { kind: 'list', sentence: `The draw needs ${CLUB_COUNT} clubs; the list has ${clubs.length}.` };
  const pot = POTS.find((number) => clubs.filter((club) => club.pot === number).length !== GROUPS.length);
  if (!pot) return null;
  const size = clubs.filter((club) => club.pot === pot).length;
  return { kind: 'list', sentence: `Each pot needs ${GROUPS.length} clubs; pot ${pot} has ${size}.` };
}

function nameProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  const problems = nameProblems(clubs.map(({ name }) => name));
  const tags = clubs.map(({ keepApart }) =>
    keepApart === null ? null : (nameProblems([keepApart])[0] ?? null),
  );
  const index = clubs.findIndex((_, place) => problems[place] !== null || tags[place] !== null);
  if (index === -1) return null;
  const sentence = problems[index] ?? `The keep-apart tag: ${tags[index]}`;
  return { kind: 'name', sentence: `Club ${index + 1}: ${sentence}` };
}

/**
 * With at most four clubs a tag every draw can be completed. Before its first ball, a club of a pot is barred from at
 * most 3 of the 16 groups, and a group bars at most 9 of the 16 clubs (3 clubs in it with 3 others of their tag each),
 * so any 13 clubs or fewer have 13 groups to go to, and any 14 or more have all 16: by Hall's theorem each can have one.
 */
function tagProblem(clubs: readonly DrawClub[]): DrawProblem | null {
  const sizes = new Map<string, number>();
  for (const { keepApart } of clubs)
    if (keepApart !== null) sizes.set(keepApart, (sizes.get(keepApart) ?? 0) + 1);
  const [tag, size] = [...sizes].find(([, count]) => count > CLUBS_PER_GROUP) ?? [];
  if (tag === undefined) return null;
  return {
    kind: 'impossible',
    sentence: `${size} clubs share the tag "${tag}"; at most ${CLUBS_PER_GROUP} can be kept apart.`,
  };
}
