/** What a parser makes of a text; null where that is nested deeper than the parser's calls can be. */
export function unlessTooDeep<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
