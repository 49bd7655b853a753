export type Star = readonly [x: number, y: number, reach: number];

export const round = (value: number) => Math.round(value * 10) / 10;

/** Four points. */
export function starPath([x, y, reach]: Star): string {
  const w = round(reach * 0.22);
  const r = round(reach - w);
  return `M${x} ${y - reach}l${w} ${r} ${r} ${w}-${r} ${w}-${w} ${r}-${w}-${r}-${r}-${w} ${r}-${w}z`;
}
