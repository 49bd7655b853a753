/** Right-to-left letters and direction marks. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200e\u200f\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for plain text, where no element can isolate its direction: beside a right-to-left name the
 * two figures of a score would swap.
 */
export function isolatedName(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
