/** The result of a parser; null if the text is nested deeper than the call stack allows. */
export function parseNested<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
