import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { SHIPPED_SITE, type SiteColors } from './shipped-site.ts';

/** What text asks for. */
export const TEXT_CONTRAST = 4.5;

/** The colours of styles/tokens.css, by the same names. Those that a brand does not change are there to be seen beside the others. */
const SHIPPED = {
  ...SHIPPED_SITE.colors,
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

export type Palette = Readonly<Record<keyof typeof SHIPPED, string>>;

/**
 * All colours that follow from the three of a brand. Each stands to its own as ours stand to ours: what lies on the night
 * is lighter by the same step, or by more where a screen would not show that (near black), and whatever has a shade of our
 * night has the same shade of theirs.
 */
export function paletteOf({ accent, gold, night }: SiteColors): Palette {
  const [ours, theirs] = [toOklch(SHIPPED.night), toOklch(night)];
  const turn = theirs.h - ours.h;
  // A grey night has grey surfaces and grey texts. A bright one does not make its texts brighter than ours.
  const tint = Math.min(theirs.c / ours.c, 1);

  const onNight = (hex: string) => {
    const { mode, l, c, h } = toOklch(hex);
    const stepped = { mode, l: theirs.l + l - ours.l, c: theirs.c + (c - ours.c) * tint, h: h + turn };
    return lifted(stepped, night, wcagContrast(hex, SHIPPED.night));
  };
  const tinted = (hex: string): Oklch => {
    const { mode, l, c, h } = toOklch(hex);
    return { mode, l, c: c * tint, h: h + turn };
  };

  const surface3 = onNight(SHIPPED.surface3);
  return {
    accent,
    gold,
    night,
    surface1: onNight(SHIPPED.surface1),
    surface2: onNight(SHIPPED.surface2),
    surface3,
    deep: onNight(SHIPPED.deep),
    light: toHex(tinted(SHIPPED.light)),
    glow: toHex(tinted(SHIPPED.glow)),
    haze: toHex(tinted(SHIPPED.haze)),
    fg: toHex(tinted(SHIPPED.fg)),
    muted: lifted(tinted(SHIPPED.muted), surface3, TEXT_CONTRAST),
    faint: lifted(tinted(SHIPPED.faint), surface3, TEXT_CONTRAST),
    accentBright: brightOf(accent),
    onAccent: toHex(tinted(SHIPPED.onAccent)),
    orange: SHIPPED.orange,
    green: SHIPPED.green,
    red: SHIPPED.red,
  };
}

/** The same, or as much lighter as it must be to stand out that much. */
function lifted(colour: Oklch, ground: string, ratio: number): string {
  const hex = toHex(colour);
  if (wcagContrast(hex, ground) >= ratio || colour.l >= 1) return hex;
  return lifted({ ...colour, l: colour.l + 0.005 }, ground, ratio);
}

function brightOf(accent: string): string {
  const [from, to, theirs] = [toOklch(SHIPPED.accent), toOklch(SHIPPED.accentBright), toOklch(accent)];
  return toHex({
    mode: 'oklch',
    l: Math.min(theirs.l + to.l - from.l, 0.98),
    c: theirs.c * (to.c / from.c),
    h: theirs.h + to.h - from.h,
  });
}

const inOklch = converter('oklch');

/** By lightness, chroma and hue: equal steps look equal. A grey has no hue, which is as good as any. */
function toOklch(hex: string): Oklch & { readonly h: number } {
  const { l = 0, c = 0, h = 0 } = inOklch(hex) ?? {};
  return { mode: 'oklch', l, c, h };
}

/** Less colourful where a screen cannot show it. */
function toHex(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}
