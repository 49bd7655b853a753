/**
 * The sections that are shipped, by their numbers: where each is found on its page, and how many rules it has. The texts
 * are not known here: they are made of the brand, which has to be read first. A test compares this with them.
 */
export const SHIPPED_RULES: ReadonlyMap<number, { readonly id: string; readonly rules: number }> = new Map([
  [1, { id: 'match-regulations', rules: 13 }],
  [2, { id: 'scheduling', rules: 9 }],
  [3, { id: 'rosters', rules: 10 }],
  [4, { id: 'matchday-procedures', rules: 11 }],
  [5, { id: 'discipline', rules: 9 }],
  [6, { id: 'var-review', rules: 7 }],
]);

/** '5.1', '5.2', and so on. */
export function shippedRulesOf(section: number): string[] {
  const { rules = 0 } = SHIPPED_RULES.get(section) ?? {};
  return Array.from({ length: rules }, (_, index) => `${section}.${index + 1}`);
}
