import type { Club } from './clubs.ts';

// Made when it is needed first: that takes a browser 20 ms, and most pages that load this never compare names.
let naturalOrder: Intl.Collator | undefined;

/** Natural order of names; the id settles two names that the alphabet cannot tell apart. */
export function compareClubNames(a: Club, b: Club): number {
  // Numbers inside names count as numbers, so that Team 2 stands before Team 10.
  naturalOrder ??= new Intl.Collator('en', { numeric: true });
  return naturalOrder.compare(a.name, b.name) || a.id - b.id;
}
