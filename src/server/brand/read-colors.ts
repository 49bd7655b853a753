import { wcagContrast } from 'culori';
import { DEFAULT_SITE, type SiteColors } from '#site/default-site.ts';
import { type Palette, paletteOf, TEXT_CONTRAST } from '#site/palette.ts';
import type { Fields } from './site-file.ts';

const NAMES = ['accent', 'gold', 'night'] as const;
type ColorName = (typeof NAMES)[number];

/** The three colours. If text in them would be hard to read, the worst case is reported as an error. */
export function colorsOf(root: Fields): SiteColors {
  const defaults = DEFAULT_SITE.colors;
  const fields = root.object('colors');
  if (!fields) return defaults;
  fields.reportUnknown(NAMES);
  const color = (name: ColorName) => {
    const text = fields.text(name, { most: 20 })?.toLowerCase() ?? defaults[name];
    if (/^#[\da-f]{6}$/.test(text)) return text;
    fields.report(name, 'must be a colour such as "#4cc9ff".');
    return defaults[name];
  };
  const colors = { accent: color('accent'), gold: color('gold'), night: color('night') };
  const ofNight = problemOf('night', colors);
  // With an unusable night nothing is readable: the other colours are checked on the default one.
  const judged = ofNight ? { ...colors, night: defaults.night } : colors;
  const problems = { accent: problemOf('accent', judged), gold: problemOf('gold', judged), night: ofNight };
  for (const name of NAMES) if (problems[name]) fields.report(name, problems[name]);
  return colors;
}

type TokenName = keyof Palette;
type Pair = readonly [text: TokenName, ground: TokenName];

const BACKGROUNDS: readonly TokenName[] = ['night', 'surface1', 'surface2', 'surface3'];
const onBackgrounds = (text: TokenName) => BACKGROUNDS.map((ground): Pair => [text, ground]);

/** Text and background pairs that must be readable, by the colour to blame if they are not. */
const PAIRS: Readonly<Record<ColorName, readonly Pair[]>> = {
  accent: [...onBackgrounds('accent'), ['onAccent', 'accent']],
  gold: [...onBackgrounds('gold'), ['onAccent', 'gold']],
  night: (['fg', 'muted', 'faint', 'orange', 'green', 'red'] as const).flatMap(onBackgrounds),
};

function problemOf(name: ColorName, colors: SiteColors): string | null {
  const palette = paletteOf(colors);
  const [worst] = PAIRS[name]
    .map(([text, ground]) => ({ text, ground, ratio: wcagContrast(palette[text], palette[ground]) }))
    .sort((a, b) => a.ratio - b.ratio);
  if (!worst || worst.ratio >= TEXT_CONTRAST) return null;
  const { text, ground, ratio } = worst;
  // Rounded down, so that it never shows the required ratio.
  const found = (Math.floor(ratio * 10) / 10).toFixed(1);
  const pair = `${tokenName(text)} ${palette[text]} on ${tokenName(ground)} ${palette[ground]}`;
  return `cannot be ${colors[name]}: text in ${pair} has a contrast of ${found} and needs ${TEXT_CONTRAST}. Choose a ${name === 'night' ? 'darker' : 'lighter'} colour.`;
}

/** "surface1" is surface-1 in the style sheets, and "onAccent" is on-accent. */
export function tokenName(name: string): string {
  return name.replace(/[A-Z\d]/g, (letter) => `-${letter.toLowerCase()}`);
}
