import { wcagContrast } from 'culori';
import { type Palette, paletteOf, TEXT_CONTRAST } from '#site/palette.ts';
import { SHIPPED_SITE, type SiteColors } from '#site/shipped-site.ts';
import type { Fields } from './site-file.ts';

const NAMES = ['accent', 'gold', 'night'] as const;
type ColorName = (typeof NAMES)[number];

/** The three colours. Where a text could not be read in them, the worst of it is told as a mistake. */
export function colorsOf(root: Fields): SiteColors {
  const shipped = SHIPPED_SITE.colors;
  const fields = root.object('colors');
  if (!fields) return shipped;
  fields.refuseOthers(NAMES);
  const color = (name: ColorName) => {
    const text = fields.text(name, { most: 20 })?.toLowerCase() ?? shipped[name];
    if (/^#[\da-f]{6}$/.test(text)) return text;
    fields.refuse(name, 'must be a colour like "#4cc9ff".');
    return shipped[name];
  };
  const colors = { accent: color('accent'), gold: color('gold'), night: color('night') };
  const ofNight = problemOf('night', colors);
  // On a night that is none nothing can be read: the others are judged on ours.
  const judged = ofNight ? { ...colors, night: shipped.night } : colors;
  const problems = { accent: problemOf('accent', judged), gold: problemOf('gold', judged), night: ofNight };
  for (const name of NAMES) if (problems[name]) fields.refuse(name, problems[name]);
  return colors;
}

type TokenName = keyof Palette;
type Pair = readonly [text: TokenName, ground: TokenName];

const GROUNDS: readonly TokenName[] = ['night', 'surface1', 'surface2', 'surface3'];
const onGrounds = (text: TokenName) => GROUNDS.map((ground): Pair => [text, ground]);

/** What has to be read, by the colour that has to give way where it cannot. */
const PAIRS: Readonly<Record<ColorName, readonly Pair[]>> = {
  accent: [...onGrounds('accent'), ['onAccent', 'accent']],
  gold: [...onGrounds('gold'), ['onAccent', 'gold']],
  night: (['fg', 'muted', 'faint', 'orange', 'green', 'red'] as const).flatMap(onGrounds),
};

function problemOf(name: ColorName, colors: SiteColors): string | null {
  const palette = paletteOf(colors);
  const [worst] = PAIRS[name]
    .map(([text, ground]) => ({ text, ground, ratio: wcagContrast(palette[text], palette[ground]) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= TEXT_CONTRAST) return null;
  const { text, ground, ratio } = worst;
  // Never rounded up to what is needed.
  const found = (Math.floor(ratio * 10) / 10).toFixed(1);
  const pair = `${tokenName(text)} ${palette[text]} on ${tokenName(ground)} ${palette[ground]}`;
  return `cannot be ${colors[name]}: text in ${pair} has a contrast of ${found}, and needs ${TEXT_CONTRAST}. Take a ${name === 'night' ? 'darker' : 'lighter'} one.`;
}

/** "surface1" is surface-1 in the style sheets, and "onAccent" is on-accent. */
export function tokenName(name: string): string {
  return name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`);
}
