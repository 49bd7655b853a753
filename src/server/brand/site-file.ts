import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { textProblem } from '#domain/text/text-problem.ts';
import { distance } from '../start/edit-distance.ts';

/** The content of `site.json`, and every error in it with its line. */
export interface SiteFile {
  readonly root: Fields;
  readonly errors: string[];
}

interface TextRule {
  readonly most: number;
  /** The required pattern, and its name in an error message. */
  readonly like?: readonly [RegExp, string];
}

/** The fields of an object. An invalid one is recorded as an error and counts as absent, so that all errors are reported at once. */
export interface Fields {
  text(name: string, rule: TextRule): string | null;
  integer(name: string, least: number, most: number): number | null;
  oneOf<const T extends string>(name: string, values: readonly T[]): T | null;
  object(name: string): Fields | null;
  /** Null if it is missing: an empty list is a list. */
  list(name: string, most: number): Fields[] | null;
  has(name: string): boolean;
  isNull(name: string): boolean;
  /** Call it with all known names. */
  reportUnknown(names: readonly string[]): void;
  refuseWithout(names: readonly string[]): void;
  /** Reports an error at a field, or at the object itself. */
  report(name: string | null, message: string): void;
}

export function parseSiteFile(source: string, fileName: string): SiteFile {
  const errors: string[] = [];
  const lineOf = createLineFinder(source);
  const reportAt = (offset: number, message: string) => {
    errors.push(`${fileName}, line ${lineOf(offset)}: ${message}`);
  };
  const parseErrors: ParseError[] = [];
  const tree = parseNested(() => parseTree(source, parseErrors, { allowTrailingComma: true }));
  const [first] = parseErrors;
  if (tree === null) reportAt(0, 'brackets are nested too deeply.');
  else if (first) reportAt(first.offset, `invalid JSON (${inWords(printParseErrorCode(first.error))}).`);
  else if (tree?.type !== 'object') reportAt(0, 'the file must contain one object, { ... }.');
  return { root: fieldsOf(tree ?? undefined, '', reportAt), errors };
}

/** "CommaExpected" */
function inWords(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}

function fieldsOf(
  node: Node | undefined,
  path: string,
  reportAt: (offset: number, message: string) => void,
): Fields {
  const properties = new Map<string, { readonly key: Node; readonly value: Node }>();
  for (const { children = [] } of (node?.type === 'object' && node.children) || []) {
    const [key, value] = children;
    if (!key || !value) continue;
    const name = String(key.value);
    if (properties.has(name)) reportAt(key.offset, `${path}${name} appears twice.`);
    else properties.set(name, { key, value });
  }
  const find = (name: string) => properties.get(name);
  const report: Fields['report'] = (name, message) => {
    const at = (name === null ? null : find(name)?.key) ?? node;
    const where = name === null ? path.slice(0, -1) : path + name;
    reportAt(at?.offset ?? 0, `${where} ${message}`);
  };
  const read = <T>(name: string, take: (node: Node) => T | null, must: string): T | null => {
    const property = find(name);
    if (!property) return null;
    const taken = take(property.value);
    if (taken === null) report(name, `must be ${must}.`);
    return taken;
  };
  return {
    report,
    has: (name) => find(name) !== undefined,
    isNull: (name) => find(name)?.value.type === 'null',
    text: (name, { most, like }) => {
      const taken = read(
        name,
        ({ value }) => {
          const text = typeof value === 'string' ? value.trim() : '';
          const length = [...text].length;
          return length >= 1 && length <= most && (!like || like[0].test(text)) ? text : null;
        },
        `${like ? like[1] : 'text'} of 1 to ${most} characters`,
      );
      const problem = taken !== null && textProblem('It', taken, most);
      if (problem) report(name, `cannot be shown. ${problem}`);
      return problem ? null : taken;
    },
    integer: (name, least, most) =>
      read(
        name,
        ({ value }) => (Number.isInteger(value) && value >= least && value <= most ? Number(value) : null),
        `a whole number from ${least} to ${most}`,
      ),
    oneOf: (name, values) =>
      read(
        name,
        ({ value }) => values.find((known) => known === value) ?? null,
        values.map((known) => `"${known}"`).join(' or '),
      ),
    object: (name) =>
      read(
        name,
        (value) => (value.type === 'object' ? fieldsOf(value, `${path}${name}.`, reportAt) : null),
        'an object, { ... }',
      ),
    list: (name, most) =>
      read(
        name,
        ({ type, children = [] }) =>
          type === 'array' && children.length <= most && children.every((child) => child.type === 'object')
            ? children.map((child, index) => fieldsOf(child, `${path}${name}[${index}].`, reportAt))
            : null,
        `a list of up to ${most} objects, [{ ... }, ...]`,
      ),
    refuseWithout: (names) => {
      for (const name of names.filter((needed) => !find(needed))) report(null, `requires the field ${name}.`);
    },
    reportUnknown: (names) => {
      for (const name of properties.keys()) {
        if (names.includes(name)) continue;
        const near = names.find((known) => distance(known.toLowerCase(), name.toLowerCase()) <= 2);
        report(name, `is not a known field.${near ? ` Did you mean ${near}?` : ''}`);
      }
    },
  };
}

/** Returns the line of an offset. Lines are counted once: a text may have as many errors as it has lines. */
function createLineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The result of a parser; null if the text is nested deeper than the call stack allows. */
export function parseNested<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
