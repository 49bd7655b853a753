import type { CrestPattern, CrestShape } from './crest-design.ts';

/*
 * Path data in a 40 × 40 square. A pattern is clipped to its shield by geometry and not by a clipPath, whose ids would
 * have to be unique among hundreds of crests on a page.
 */
type Point = readonly [x: number, y: number];
type Polygon = readonly Point[];

const turn = (cx: number, cy: number, r: number, from: number, to: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (Math.PI * (from + ((to - from) * i) / steps)) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
const bend = (a: Point, b: Point, c: Point, d: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    const u = 1 - t;
    const at = (k: 0 | 1) => u ** 3 * a[k] + 3 * u ** 2 * t * b[k] + 3 * u * t ** 2 * c[k] + t ** 3 * d[k];
    return [at(0), at(1)];
  });

/** '4 3, 36 3' */
const points = (text: string): Polygon =>
  text.split(', ').map((point) => {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    return [x, y];
  });

/** Convex and clockwise, as `clip` requires; curves become short chords. */
const CORNERS: Record<CrestShape, Polygon> = {
  heater: [
    ...points('4 3, 36 3, 36 18'),
    ...bend([36, 18], [36, 28], [29, 34], [20, 38], 6),
    ...bend([20, 38], [11, 34], [4, 28], [4, 18], 6),
  ],
  roundel: turn(20, 20, 17, 0, 340, 17),
  pennant: points('20 2, 36 8, 36 26, 20 38, 4 26, 4 8'),
  iberian: [...points('4 3, 36 3'), ...turn(20, 21, 16, 0, 180, 9)],
  notched: points('10 3, 30 3, 36 9, 36 24, 28 34, 20 38, 12 34, 4 24, 4 9'),
};

const box = (x0: number, y0: number, x1: number, y1: number) =>
  points(`${x0} ${y0}, ${x1} ${y0}, ${x1} ${y1}, ${x0} ${y1}`);
const PATTERNS: Record<CrestPattern, readonly Polygon[]> = {
  halves: [box(20, 0, 40, 40)],
  stripes: [box(8.5, 0, 13, 40), box(17.5, 0, 22.5, 40), box(27, 0, 31.5, 40)],
  sash: [points('-2 4, 6 -4, 44 34, 36 42')],
  hoops: [box(0, 8, 40, 14), box(0, 20, 40, 26), box(0, 32, 40, 40)],
  // High enough for the letters below it.
  chevron: [points('0 21, 20 5, 20 12, 0 28'), points('20 5, 40 21, 40 28, 20 12')],
  quarters: [box(20, 0, 40, 20), box(0, 20, 20, 40)],
  pale: [box(13, 0, 27, 40)],
  saltire: [points('-1 5, 5 -1, 41 35, 35 41'), points('35 -1, 41 5, 5 41, -1 35')],
};

/** Sutherland–Hodgman: the part of `subject` inside the convex `window`. */
function clip(subject: Polygon, window: Polygon): Polygon {
  return window.reduce<Polygon>((rest, a, i) => {
    const b = window[(i + 1) % window.length] as Point;
    const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    return rest.flatMap((p, j) => {
      const q = rest[(j + 1) % rest.length] as Point;
      const [from, to] = [side(p), side(q)];
      const kept: Point[] = from >= 0 ? [p] : [];
      if (from < 0 !== to < 0) {
        const t = from / (from - to);
        kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
      }
      return kept;
    });
  }, subject);
}

/** Patterns end at the inner edge of the border, which is 2.4 units wide and centred on the outline. */
const inside = (shape: CrestShape): Polygon =>
  CORNERS[shape].map(([x, y]) => [20 + (x - 20) * 0.945, 20 + (y - 20) * 0.945]);

const rounded = (value: number) => Math.round(value * 10) / 10;
/** As short as possible (H and V, no closing Z, which a fill does not need): a page contains hundreds. */
function pathData(polygon: Polygon): string {
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  const steps = polygon.map((point) => {
    const [x, y] = [rounded(point[0]), rounded(point[1])];
    const step = y === lastY ? `H${x}` : x === lastX ? `V${y}` : `L${x} ${y}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return steps.join('').replace('L', 'M');
}

export const OUTLINES: Record<CrestShape, string> = {
  heater: 'M4 3H36V18C36 28 29 34 20 38C11 34 4 28 4 18Z',
  roundel: 'M20 3A17 17 0 0 1 20 37A17 17 0 0 1 20 3Z',
  pennant: `${pathData(CORNERS.pennant)}Z`,
  iberian: 'M4 3H36V21A16 16 0 0 1 4 21Z',
  notched: `${pathData(CORNERS.notched)}Z`,
};

const made = new Map<string, string>();

export function patternPath(shape: CrestShape, pattern: CrestPattern): string {
  const key = `${shape} ${pattern}`;
  let path = made.get(key);
  if (path === undefined) {
    path = PATTERNS[pattern]
      .map((polygon) => clip(polygon, inside(shape)))
      .filter((polygon) => polygon.length > 2)
      .map(pathData)
      .join('');
    made.set(key, path);
  }
  return path;
}
