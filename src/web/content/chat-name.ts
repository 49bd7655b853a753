/** Marks that turn the direction of the text around them, and whatever would begin another line. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** What Discord's Markdown reads as more than itself, but for what counts at the beginning of a line: no name is there. */
const MARKDOWN = /[\\`*_~|<>[\]#]/g;

/** Where a mention, an address or the code of an invitation would be noticed. */
const NOTICED = /([@:/.])(?=\S)/g;
const ZERO_WIDTH_SPACE = '\u200b';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in a chat message: shown as it is, whatever it holds, and never a mention, a link or a part of the layout. */
export function chatName(name: string): string {
  const shown = name
    .replace(UNSHOWN, ' ')
    .replace(NOTICED, `$1${ZERO_WIDTH_SPACE}`)
    .replace(MARKDOWN, '\\$&')
    .trim();
  // Isolated, so that the score beside it is not turned around.
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
