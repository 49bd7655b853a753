import { foldName } from './club-names.ts';

/** How well a name matches the typed text. */
const FIT = { begins: 0, wordsBegin: 1, contains: 2 } as const;
type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * The typed text may be any part of the name ('nordl'), or the beginnings of its words in any order ('rovers rav').
 * Null if it is neither.
 */
function fitOf(name: string, typed: string): Fit | null {
  if (name.startsWith(typed)) return FIT.begins;
  const words = name.split(' ');
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return FIT.wordsBegin;
  return name.includes(typed) ? FIT.contains : null;
}

/** Best match first; a fixture may be named by both of its clubs. An empty text finds nothing. */
export function findByName<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): Named[] {
  const query = foldName(typed);
  if (query === '') return [];
  return all
    .flatMap((named) => {
      const fit = fitOf(foldName(named.name), query);
      return fit === null ? [] : [{ named, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ named }) => named);
}
