/** Texts that people type besides names: reasons, announcements, the name of a season. */
export const REASON_MAX = 300;
export const ANNOUNCEMENT_MAX = 200;
export const SEASON_NAME_MAX = 60;

/** Trimmed, without invisible characters, and normalised so that equal texts are equal. */
export function tidyText(text: string): string {
  return withoutInvisible(text).trim().normalize('NFC');
}

/**
 * Removes invisible characters that people paste unknowingly: direction marks, zero-width spaces, fillers, hidden
 * tags. Joiners stay where a script or an emoji may need them, and tags in the flags made of them. Without
 * lookbehind, which some browsers do not support.
 */
export function withoutInvisible(text: string): string {
  return text
    .replaceAll(
      /[\u034f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu,
      '',
    )
    .replaceAll(
      /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|[\u{e0000}-\u{e007f}]/gu,
      (_tag, flag = '') => flag,
    )
    .replaceAll(
      /(^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu,
      '$1',
    );
}

/** The problem of a tidied line of text; null if it can be shown. */
export function textProblem(what: string, text: string, max: number): string | null {
  if (text === '') return `${what} is required.`;
  if ([...text].length > max) return `${what} has more than ${max} characters.`;
  if (hasControlCharacter(text)) return `${what} contains a line break or another control character.`;
  if (!hasVisibleText(text)) return `${what} contains no visible characters.`;
  return null;
}

/**
 * Line breaks and other control characters, unpaired surrogates, noncharacters, which no XML reader accepts, and marks
 * that change the text direction.
 */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

export function hasVisibleText(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutBlanks(text));
}

/** Some letters and symbols are blank. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu, '');
}
