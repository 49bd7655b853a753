import { foldName } from './club-names.ts';

/** How well a name fits what was typed. */
const FIT = { begins: 0, wordsBegin: 1, contains: 2 } as const;
type Fit = (typeof FIT)[keyof typeof FIT];

/**
 * What somebody types to find a name: any part of it ('nordl'), or the beginnings of its words in any order
 * ('rovers rav'). Null when it is neither.
 */
function fitOf(name: string, typed: string): Fit | null {
  if (name.startsWith(typed)) return FIT.begins;
  const words = name.split(' ');
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return FIT.wordsBegin;
  return name.includes(typed) ? FIT.contains : null;
}

/** Those whose name is searched for, best fit first; a match may be named by both its clubs. Nothing typed finds nobody. */
export function findByName<Named extends { readonly name: string }>(
  all: readonly Named[],
  typed: string,
): Named[] {
  const wanted = foldName(typed);
  if (wanted === '') return [];
  return all
    .flatMap((named) => {
      const fit = fitOf(foldName(named.name), wanted);
      return fit === null ? [] : [{ named, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ named }) => named);
}
