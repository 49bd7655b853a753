/** What people type besides names: reasons, announcements, the name of a season. */
export const REASON_MAX = 300;
export const ANNOUNCEMENT_MAX = 200;
export const SEASON_NAME_MAX = 60;

/** Without space around it and without invisible characters, in the form in which equal texts are equal. */
export function tidyText(text: string): string {
  return withoutInvisible(text).trim().normalize('NFC');
}

/**
 * Without what nobody can see and people paste unknowingly: direction marks, zero-width spaces, fillers, hidden tags.
 * Joiners stay where a script or an emoji may need them, and tags in the flags that are made of them. Without lookbehind,
 * which some browsers do not read.
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

/** What is wrong with a tidied line of text; null when it can be shown as it is. */
export function textProblem(what: string, text: string, max: number): string | null {
  if (text === '') return `${what} is required.`;
  if ([...text].length > max) return `${what} has more than ${max} characters.`;
  if (hasControlCharacter(text)) return `${what} has a line break or another control character.`;
  if (!canBeSeen(text)) return `${what} has nothing that can be seen.`;
  return null;
}

/** Line breaks and other control characters, halves of characters, and marks that turn the direction of text. */
export function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** Whether there is something to be seen in it. */
export function canBeSeen(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutBlanks(text));
}

/** Some letters and signs are blank. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}
