/** What a club's crest looks like, from its name alone: the same name, the same crest, everywhere. */
export type CrestDesign = {
  shape: CrestShape;
  pattern: CrestPattern;
  /** The field, and also what surrounds the letters, so that their contrast never depends on the pattern. */
  base: string;
  second: string;
  ink: string;
};

export const CREST_SHAPES = ['heater', 'roundel', 'pennant', 'iberian', 'notched'] as const;
export type CrestShape = (typeof CREST_SHAPES)[number];

export const CREST_PATTERNS = [
  'halves',
  'stripes',
  'sash',
  'hoops',
  'chevron',
  'quarters',
  'pale',
  'saltire',
] as const;
export type CrestPattern = (typeof CREST_PATTERNS)[number];

const WHITE = '#ffffff';
const NIGHT = '#0a0e24';

/**
 * Two colours that go together on a shirt, and the ink that is readable on the first. Neighbours in the list
 * differ as much as they can, because clubs whose names differ by one number stand close to each other in it.
 */
const COLOURS: readonly (readonly [base: string, second: string, ink: string])[] = [
  ['#c8102e', '#ffffff', WHITE], // red, white
  ['#1746c7', '#ffd23f', WHITE], // royal, yellow
  ['#ffd23f', '#101010', NIGHT], // yellow, black
  ['#0b7a4b', '#ffffff', WHITE], // green, white
  ['#ffffff', '#101010', NIGHT], // white, black
  ['#6b1fb1', '#f5c451', WHITE], // purple, gold
  ['#7fd1ff', '#ffffff', NIGHT], // sky, white
  ['#141414', '#e0263c', WHITE], // black, red
  ['#ff8a2b', '#16213f', NIGHT], // orange, navy
  ['#7a0f2b', '#8fd0ff', WHITE], // claret, sky
  ['#0d1b4c', '#ffffff', WHITE], // navy, white
  ['#9be15d', '#0d3b2e', NIGHT], // lime, forest
  ['#b01657', '#ffc2dd', WHITE], // magenta, rose
  ['#ffffff', '#1746c7', NIGHT], // white, royal
  ['#0a4f3a', '#ffd23f', WHITE], // forest, yellow
  ['#5ad6c8', '#0d1b4c', NIGHT], // turquoise, navy
  ['#1d1d1f', '#f5c451', WHITE], // black, gold
  ['#ffffff', '#c8102e', NIGHT], // white, red
  ['#1c5fb8', '#101a3a', WHITE], // blue, ink
  ['#f7a8c4', '#3a1030', NIGHT], // pink, plum
  ['#8a4b16', '#ffe1a8', WHITE], // bronze, cream
];

/** Words that say "club" and nothing of whose. They count only when nothing else is left. */
const CLUB_WORDS = new Set(
  'AC AFC AS BK CA CD CF CFC CS EC FC FF FK GNK HSK IF IFK KV NK OGC PFC RC RCD SC SK SSC SV TSG TSV UD US VFB VFL'.split(
    ' ',
  ),
);
const MOST_INITIALS = 3;

/** The same name however its accents are encoded. */
function canonical(name: string): string {
  return name.normalize('NFC').trim();
}

/** Made when the first name asks for it: that takes a browser 10 ms. */
let segmenter: Intl.Segmenter | undefined;
/**
 * Plain letters are letters: asking the segmenter about them took a third of the time of rendering the hub, and the
 * first question by a class of Unicode takes a phone several milliseconds.
 */
const PLAIN = /^[ -~]*$/;
export const isPlain = (text: string) => PLAIN.test(text);

/** Letters as people count them. A browser too old for Intl.Segmenter falls back to code points. */
function graphemes(text: string): string[] {
  if (isPlain(text) || !('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Japanese, Chinese and Korean letters fill a square each, so two of them are as wide as three of ours. */
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const isFullWidth = (text: string) => !isPlain(text) && FULL_WIDTH.test(text);

/** Nearly every Arabic club begins with the article, so its first letter would tell nobody anything. */
const withoutArticle = (word: string) => word.replace(/^ال(?=.{2})/u, '');
const isNumber = (word: string) => (isPlain(word) ? /^\d/ : /^\p{N}/u).test(word);
const wordsOf = (name: string): string[] =>
  name.match(isPlain(name) ? /\d+|[A-Za-z]+/g : /\p{N}+|[\p{L}\p{M}]+/gu) ?? [];

/** 'Team 7' is T7, 'FC Nordlys 04' is N04, 'São Paulo Fênix' is SPF, 'Dynamo' is DYN. */
export function initialsOf(clubName: string): string {
  const name = canonical(clubName);
  const words = wordsOf(name);
  const telling = words.filter((word) => !CLUB_WORDS.has(word.toUpperCase()));
  const [first, ...others] = telling.length > 0 ? telling : words;
  // No letter and no digit: an emoji, or a sign, stands for itself.
  if (first === undefined) return graphemes(name).find((sign) => !/^[\s\p{C}]+$/u.test(sign)) ?? '?';

  const initial = (word: string) => (isNumber(word) ? word : (graphemes(withoutArticle(word))[0] ?? ''));
  const letters = others.length === 0 ? first : [first, ...others].map(initial).join('');
  // Capitals can be longer than what they stand for (ß, ﬁ), so they are cut afterwards.
  return graphemes(letters.toUpperCase())
    .slice(0, isFullWidth(letters) ? 2 : MOST_INITIALS)
    .join('');
}

/** FNV-1a with a final mix: near names must land far apart. */
function hash(text: string, seed: number): number {
  let h = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function crestOf(clubName: string): CrestDesign {
  const name = canonical(clubName);
  const stem = name.replace(/\d+/g, '#');
  const number = Number((name.match(/\d+/g)?.at(-1) ?? '0').slice(-4));
  // Letters choose the place to start from and the number the steps from there: 'Team 1' to 'Team 4' can
  // never meet, which no hash of the whole name could promise.
  const choose = <T>(list: readonly T[], seed: number, step: number): T =>
    list[(hash(stem, seed) + number * step) % list.length] as T;
  const [base, second, ink] = choose(COLOURS, 1, 4);
  return {
    shape: choose(CREST_SHAPES, 2, 2),
    pattern: choose(CREST_PATTERNS, 3, 3),
    base,
    second,
    ink,
  };
}
