import { converter, formatRgb } from 'culori';
import { paletteOf } from '#site/palette.ts';
import { SITE } from '#site/site.ts';

const palette = paletteOf(SITE.colors);
const light = { mode: 'rgb', r: 0, g: 0, b: 0, ...converter('rgb')(palette.light) } as const;
const lightAt = (alpha: number) => formatRgb({ ...light, alpha });

/** The same names and values as in tokens.css. */
export const COLOURS = { ...palette, line: lightAt(0.14), lineStrong: lightAt(0.5) } as const;
