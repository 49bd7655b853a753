import { hasControlCharacter, withoutBlanks, withoutInvisible } from '../text/text-problem.ts';

const CLUB_NAME_MAX = 40;

/** A name as stored: composed letters, single spaces, also for blank symbols, no invisible characters, trimmed. */
export function tidyName(name: string): string {
  return withoutInvisible(name)
    .normalize('NFC')
    .replace(/[\s\u2800\u{1d159}]+/gu, ' ')
    .trim();
}

/** Letters that Unicode does not decompose, as people without them on their keyboard type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ə: 'e',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
  ...lookalikes('авеѕіјкмнорстухһԁӏԛѵԝгзьүԍ', 'abesijkmhopctyxhdlqvwr3byg'),
  ...lookalikes('αβεζηικμνορτυχϝϳϻ', 'abezhikmnoptyxfjm'),
};

/** Cyrillic and Greek letters that look like Latin ones or a digit, at least as capitals: with them, clubs could pose as others. */
function lookalikes(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin.charAt(index)]));
}

/**
 * The form in which names are compared and searched. Case, accents, special letters, lookalikes, punctuation and
 * invisible characters make no difference: 'Tromsø I.L.' and 'Tromso IL' are the same club to a reader.
 */
export function foldName(name: string): string {
  const folded = tidyName(name)
    .toLowerCase()
    // Decomposition would make it a sigma, which looks like no Latin letter.
    .replaceAll('ϲ', 'c')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    // Decomposition may reveal capitals.
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[.'’‘ʼ·]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{P}/gu, ' ');
  return tidyName(folded);
}

/** The problem of each name in a list; null for a valid one. */
export function nameProblems(names: readonly string[]): (string | null)[] {
  const folded = names.map(foldName);
  const times = new Map<string, number>();
  for (const name of folded) times.set(name, (times.get(name) ?? 0) + 1);
  return names.map((name, index) => {
    const problem = nameProblem(tidyName(name));
    if (problem) return problem;
    return (times.get(folded[index] ?? '') ?? 0) > 1 ? `"${tidyName(name)}" is listed twice.` : null;
  });
}

function nameProblem(name: string): string | null {
  if (name === '') return 'The name is empty.';
  if ([...name].length > CLUB_NAME_MAX) return `A name can have at most ${CLUB_NAME_MAX} characters.`;
  if (hasControlCharacter(name)) return 'The name contains a character that cannot be displayed.';
  // More than any script needs: they would cover the lines above and below.
  if (/\p{M}{5}/u.test(name)) return 'The name has too many marks on one letter.';
  if (!/[\p{L}\p{N}\p{S}]/u.test(withoutBlanks(name))) return 'A name needs at least one letter or digit.';
  return null;
}
