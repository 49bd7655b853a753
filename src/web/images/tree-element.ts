import type { Bracket } from '#domain/matches/stages.ts';
import type { Rounds } from '#web/features/knockouts/tree-ties.ts';
import { COLOURS } from './colours.ts';
import { column, drawing, type PictureElement, row, shape } from './elements.ts';
import { CONTENT } from './frame.ts';
import { type TieSize, tieElement } from './tie-element.ts';

export const TREE_HEIGHT = 336;
const CONNECTOR = 48;

/** Three rounds, or two of them larger. */
const SIZES: Readonly<Record<number, TieSize>> = {
  2: { width: (CONTENT.width - CONNECTOR) / 2, rowHeight: 66, fontSize: 46 },
  3: { width: (CONTENT.width - 2 * CONNECTOR) / 3, rowHeight: 38, fontSize: 30 },
};

/** The last rounds of a tree, from left to right. */
export function treeElement(rounds: Rounds, bracket: Bracket): PictureElement {
  const size = SIZES[rounds.length];
  if (!size) throw new Error(`There is no room for ${rounds.length} rounds`);
  const columns = rounds.flatMap(({ ties }, index) => [
    ...(index > 0 ? [connectors(ties.length)] : []),
    column(
      { width: size.width, height: TREE_HEIGHT, justifyContent: 'space-around' },
      ...ties.map((tie) => tieElement(tie, bracket, size)),
    ),
  ]);
  return row({ width: CONTENT.width, height: TREE_HEIGHT }, ...columns);
}

/** From each two ties to the one that their winners meet in. */
function connectors(ties: number): PictureElement {
  const step = TREE_HEIGHT / ties;
  const lines = Array.from({ length: ties }, (_, index) => {
    const [top, bottom] = [index * step + step / 4, index * step + (3 * step) / 4];
    return `M0 ${top}H${CONNECTOR / 2}V${bottom}H0M${CONNECTOR / 2} ${(top + bottom) / 2}H${CONNECTOR}`;
  });
  return drawing(
    { width: CONNECTOR, height: TREE_HEIGHT, viewBox: `0 0 ${CONNECTOR} ${TREE_HEIGHT}` },
    shape('path', { d: lines.join(''), stroke: COLOURS.lineStrong, strokeWidth: 2 }),
  );
}
