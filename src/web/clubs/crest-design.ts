/** A crest follows from the club's name alone: the same name always gets the same crest. */
export type CrestDesign = {
  shape: CrestShape;
  pattern: CrestPattern;
  base: string;
  second: string;
  trim: string;
  /** The background of the letters, and their outline, so that their contrast never depends on the pattern. */
  field: string;
  ink: string;
};

export const CREST_SHAPES = ['heater', 'roundel', 'pennant', 'iberian', 'notched'] as const;
export type CrestShape = (typeof CREST_SHAPES)[number];

/** From 'sash' on, the middle of the crest has the second colour. */
export const CREST_PATTERNS = [
  'halves',
  'stripes',
  'hoops',
  'chevron',
  'quarters',
  'sash',
  'pale',
  'saltire',
] as const;
export type CrestPattern = (typeof CREST_PATTERNS)[number];

const WHITE = '#ffffff';
const NIGHT = '#0a0e24';

/**
 * Shirt colours that are distinguishable at 20 px. Each with the binary logarithm of its contrast with black: a
 * difference of 1 is a contrast of 2.
 */
const COLOURS = [
  [WHITE, 4.39],
  ['#12131a', 0.18], // black
  ['#dd1c2e', 2.1], // red
  ['#74c8ff', 3.52], // sky
  ['#0a4233', 0.88], // forest
  ['#ffd633', 3.9], // yellow
  ['#1f55dd', 1.77], // royal
  ['#ff9cc2', 3.43], // pink
  ['#7a0f2b', 0.95], // claret
  ['#9be838', 3.81], // lime
  ['#b8177f', 1.79], // magenta
  ['#0f1f5c', 0.46], // navy
  ['#ff8526', 3.11], // orange
  ['#0b6c80', 1.8], // teal
  ['#b79cff', 3.2], // lilac
  ['#0a8043', 2.06], // green
  ['#38d3b8', 3.48], // turquoise
  ['#5b1a9e', 1.06], // purple
  ['#aab0ba', 3.27], // silver
  ['#4a5470', 1.48], // slate
  ['#c8642a', 2.41], // copper
] as const;

/** The third colour, of the border: the light ones are visible on the page. */
const TRIMS = COLOURS.filter(([, lightness]) => lightness > 3);

/**
 * All pairs of colours that differ in lightness, for colour-blind visitors too: 131, each in both orders. A group of
 * four should rarely have two clubs with the same colours; with 36 pairs, one in six had.
 */
const PAIRS = COLOURS.flatMap((base) =>
  COLOURS.filter((second) => Math.abs(base[1] - second[1]) >= 1).map((second) => [base, second] as const),
);

/** Half-way between the letters' colours, white and night: the one with the higher contrast is readable. */
const DARK_BELOW = 2.26;

/** Words that mean "club". They count only if nothing else is left. */
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

/** Composed Latin, Greek, Cyrillic, Japanese, Chinese and Korean characters: each stands for itself. */
const UNCOMBINED =
  /^[ -~\u00A1-\u02FF\u0370-\u0482\u048A-\u052F\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3]*$/;

/** Created for the first name that needs it: that blocks a phone for a tenth of a second. */
let segmenter: Intl.Segmenter | undefined;

/** User-perceived characters. */
function graphemes(text: string): string[] {
  if (UNCOMBINED.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Chinese, Japanese and Korean characters are square, so two of them are as wide as three Latin letters. */
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Nearly every Arabic club name begins with the article, so its first letter would not distinguish any. */
const withoutArticle = (word: string) => word.replace(/^ال(?=.{2})/u, '');

/** 'Team 7' is T7, 'FC Nordlys 04' is N04, 'São Paulo Fênix' is SPF, 'Dynamo' is DYN. */
export function initialsOf(clubName: string): string {
  const name = canonical(clubName);
  const words: string[] = name.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  const distinctive = words.filter((word) => !CLUB_WORDS.has(word.toUpperCase()));
  const [first, ...others] = distinctive.length > 0 ? distinctive : words;
  // No letter and no digit: an emoji or a symbol stands for itself.
  if (first === undefined) return graphemes(name).find((sign) => !/^[\s\p{C}]+$/u.test(sign)) ?? '?';

  const initial = (word: string) =>
    /^\p{N}/u.test(word) ? word : (graphemes(withoutArticle(word))[0] ?? '');
  const letters = others.length === 0 ? first : [first, ...others].map(initial).join('');
  // Upper case can be longer than lower case (ß, ﬁ), so it is cut afterwards.
  return graphemes(letters.toUpperCase())
    .slice(0, FULL_WIDTH.test(letters) ? 2 : MOST_INITIALS)
    .join('');
}

/** FNV-1a with a final mix: similar names must land far apart. */
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
  // The letters choose the start and the number the steps from there, so 'Team 1' to 'Team 4' can never collide, which
  // no hash of the whole name could guarantee.
  const choose = <T>(list: readonly T[], seed: number, step: number): T =>
    list[(hash(stem, seed) + number * step) % list.length] as T;
  const [base, second] = choose(PAIRS, 1, 61);
  const pattern = choose(CREST_PATTERNS, 3, 3);
  const field = CREST_PATTERNS.indexOf(pattern) < 5 ? base : second;
  return {
    shape: choose(CREST_SHAPES, 2, 2),
    pattern,
    base: base[0],
    second: second[0],
    trim: choose(TRIMS, 5, 2)[0],
    field: field[0],
    ink: field[1] < DARK_BELOW ? WHITE : NIGHT,
  };
}
