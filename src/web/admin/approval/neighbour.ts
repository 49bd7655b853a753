export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where an arrow leads among boxes as they stand on the screen, in one column or in several. Sideways it stays in its
 * row. Up and down it keeps its column while there is one, so that the last row is reached from everywhere.
 */
export function neighbourOf(boxes: readonly Box[], from: number, arrow: Arrow): number | null {
  const here = boxes[from];
  if (!here) return null;
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const ahead = boxes
    .map((box, index) => ({
      index,
      distance: distanceTo(here, box, arrow),
      isInLine: isInLine(here, box, isSideways),
    }))
    .filter(({ distance, isInLine }) => distance >= 0 && (isInLine || !isSideways));
  const inLine = ahead.filter((candidate) => candidate.isInLine);
  const [nearest] = (inLine.length > 0 ? inLine : ahead).sort((a, b) => a.distance - b.distance);
  return nearest?.index ?? null;
}

/** From edge to edge; negative for what does not lie ahead. */
function distanceTo(here: Box, box: Box, arrow: Arrow): number {
  switch (arrow) {
    case 'ArrowLeft':
      return here.left - box.right;
    case 'ArrowRight':
      return box.left - here.right;
    case 'ArrowUp':
      return here.top - box.bottom;
    case 'ArrowDown':
      return box.top - here.bottom;
  }
}

function isInLine(here: Box, box: Box, isSideways: boolean): boolean {
  return isSideways
    ? box.top < here.bottom && box.bottom > here.top
    : box.left < here.right && box.right > here.left;
}
