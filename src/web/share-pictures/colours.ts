import { channelsOf } from '#site/oklch.ts';
import { paletteOf } from '#site/palette.ts';
import { SITE } from '#site/site.ts';

const palette = paletteOf(SITE.colors);
const lightAt = (alpha: number) => `rgba(${channelsOf(palette.light).join(', ')}, ${alpha})`;

/** Of the share pictures: those of tokens.css, under the same names. */
export const COLOURS = { ...palette, line: lightAt(0.14), lineStrong: lightAt(0.5) } as const;
