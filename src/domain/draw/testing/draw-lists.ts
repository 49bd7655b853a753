import { DEFAULT_FORMAT, groupSizes } from '../../clubs/format.ts';
import { type DrawClub, potsOf } from '../draw-clubs.ts';

/**
 * A list for groups of these sizes; by default 64 clubs, sixteen per pot in turn. Tags by the number of the club in
 * the list: `{ Nordic: [1, 5] }`.
 */
export function drawList(
  tags: Readonly<Record<string, readonly number[]>> = {},
  sizes: readonly number[] = groupSizes(DEFAULT_FORMAT),
): DrawClub[] {
  const pots = sizes.flatMap((size) => potsOf([size]));
  return pots.map((pot, index) => {
    const keepApart = Object.keys(tags).find((tag) => tags[tag]?.includes(index + 1)) ?? null;
    return { name: `Club ${index + 1}`, pot, keepApart };
  });
}

/** '1A 5B 9C …': the balls as one line. */
export function ballsText(steps: readonly { readonly club: number; readonly group: string }[]): string {
  return steps.map(({ club, group }) => `${club}${group}`).join(' ');
}
