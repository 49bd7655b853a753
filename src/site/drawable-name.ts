/** Characters in the share image fonts, which scripts/subset-fonts.mjs creates. */
const HAS_GLYPH =
  /[ -~\u00a0-\u00ac\u00ae-\u017fƠơƯưȘșȚț\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0462\u0463\u0472-\u0475\u0490-\u04ff\u1ea0-\u1ef9–—‘’‚“”„•…‹›€™−]/u;
/** Left out: invisible marks, combining accents without a letter, and emoji, which no font here has. */
const LEFT_OUT =
  /[\p{C}\p{Z}\p{M}\p{So}\p{Sk}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
/** Replaces a letter of another alphabet. */
export const MISSING = '□';

/** A name in letters that can be rendered. An image has no fallback font, unlike a browser. */
export function drawableName(name: string): string {
  const drawn = [...name.normalize('NFC').replace(/\s+/gu, ' ')].map(drawable).join('');
  return drawn.replace(/ +/g, ' ').trim() || MISSING;
}

/** Whether every letter can be rendered. */
export function canBeDrawn(text: string): boolean {
  return !drawableName(text).includes(MISSING);
}

/**
 * A title that may contain a name set by the league, such as 'UCL knockouts', without the words that cannot be
 * rendered.
 */
export function drawableTitle(title: string): string {
  const words = title.split(' ');
  const drawn = words.filter(canBeDrawn).map(drawableName).join(' ');
  return drawn.length > 0 && !canBeDrawn(words[0] ?? '')
    ? drawn.slice(0, 1).toUpperCase() + drawn.slice(1)
    : drawn;
}

function drawable(letter: string): string {
  if (HAS_GLYPH.test(letter)) return letter;
  if (LEFT_OUT.test(letter)) return '';
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].every((part) => HAS_GLYPH.test(part)) ? plain : MISSING;
}
