import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { DEFAULT_SITE, type SiteColors } from './default-site.ts';

/** The minimum contrast of text (WCAG AA). */
export const TEXT_CONTRAST = 4.5;

/** The colours of styles/tokens.css, by the same names. Fixed ones are listed for reference. */
const DEFAULT_COLORS = {
  ...DEFAULT_SITE.colors,
  surface1: '#0e1530',
  surface2: '#152046',
  surface3: '#1d2b5c',
  deep: '#0b1550',
  light: '#a4bcff',
  glow: '#5b63ff',
  haze: '#4258e0',
  fg: '#eef2ff',
  muted: '#a3aed0',
  faint: '#8a95be',
  accentBright: '#86dcff',
  onAccent: '#04122b',
  orange: '#ff8a4c',
  green: '#4fdb9b',
  red: '#ff7a93',
} as const;

export type Palette = Readonly<Record<keyof typeof DEFAULT_COLORS, string>>;

/**
 * All colours derived from the three brand colours, with the same relations as the default ones: surfaces are
 * lighter than the background by the same step, or by more where a screen would not show it (near black), and
 * tinted greys take the tint of the new background.
 */
export function paletteOf({ accent, gold, night }: SiteColors): Palette {
  const [ours, theirs] = [toOklch(DEFAULT_COLORS.night), toOklch(night)];
  const turn = theirs.h - ours.h;
  // A grey background gets grey surfaces and texts. A bright one does not make texts brighter than the default.
  const tint = Math.min(theirs.c / ours.c, 1);

  const onNight = (hex: string) => {
    const { mode, l, c, h } = toOklch(hex);
    const stepped = { mode, l: theirs.l + l - ours.l, c: theirs.c + (c - ours.c) * tint, h: h + turn };
    return lifted(stepped, night, wcagContrast(hex, DEFAULT_COLORS.night));
  };
  const tinted = (hex: string): Oklch => {
    const { mode, l, c, h } = toOklch(hex);
    return { mode, l, c: c * tint, h: h + turn };
  };

  const surface3 = onNight(DEFAULT_COLORS.surface3);
  return {
    accent,
    gold,
    night,
    surface1: onNight(DEFAULT_COLORS.surface1),
    surface2: onNight(DEFAULT_COLORS.surface2),
    surface3,
    deep: onNight(DEFAULT_COLORS.deep),
    light: toHex(tinted(DEFAULT_COLORS.light)),
    glow: toHex(tinted(DEFAULT_COLORS.glow)),
    haze: toHex(tinted(DEFAULT_COLORS.haze)),
    fg: toHex(tinted(DEFAULT_COLORS.fg)),
    muted: lifted(tinted(DEFAULT_COLORS.muted), surface3, TEXT_CONTRAST),
    faint: lifted(tinted(DEFAULT_COLORS.faint), surface3, TEXT_CONTRAST),
    accentBright: brightOf(accent),
    onAccent: toHex(tinted(DEFAULT_COLORS.onAccent)),
    orange: DEFAULT_COLORS.orange,
    green: DEFAULT_COLORS.green,
    red: DEFAULT_COLORS.red,
  };
}

/** The same colour, or a lighter one with at least this contrast. */
function lifted(colour: Oklch, ground: string, ratio: number): string {
  const hex = toHex(colour);
  if (wcagContrast(hex, ground) >= ratio || colour.l >= 1) return hex;
  return lifted({ ...colour, l: colour.l + 0.005 }, ground, ratio);
}

function brightOf(accent: string): string {
  const [from, to, theirs] = [
    toOklch(DEFAULT_COLORS.accent),
    toOklch(DEFAULT_COLORS.accentBright),
    toOklch(accent),
  ];
  return toHex({
    mode: 'oklch',
    l: Math.min(theirs.l + to.l - from.l, 0.98),
    c: theirs.c * (to.c / from.c),
    h: theirs.h + to.h - from.h,
  });
}

const inOklch = converter('oklch');

/** In lightness, chroma and hue, equal steps look equal. A grey has no hue, so any will do. */
function toOklch(hex: string): Oklch & { readonly h: number } {
  const { l = 0, c = 0, h = 0 } = inOklch(hex) ?? {};
  return { mode: 'oklch', l, c, h };
}

/** Less colourful where the sRGB gamut requires it. */
function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}
