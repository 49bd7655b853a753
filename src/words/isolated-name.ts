/** Letters that are read from the right, and marks that say so. */
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for plain text, where no element can keep its direction to itself: beside a name that is read from the right the
 * two figures of a score would change places.
 */
export function isolatedName(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
