import Papa from 'papaparse';
import { LIST_PROBLEMS } from './words.ts';

/** What a letter becomes when a text is read in another encoding than it was written in. */
export const UNREADABLE = '\ufffd';

/**
 * What a spreadsheet would take for a formula, and what looks like one that is escaped already: the export adds one
 * apostrophe, the import removes one.
 */
const FORMULA = /^'*[=+\-@]/;

/** A list as the import reads it, with formulas escaped for spreadsheets. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: FORMULA },
  )}\r\n`;
}

export interface CsvLine {
  /** As an editor counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
}

interface CsvLines {
  readonly lines: readonly CsvLine[];
  /** The line of a quotation mark that is not closed: what follows it cannot be told apart, and is left out. */
  readonly unclosedQuote: number | null;
}

/** The lines of a text, without a header and without empty lines at the end. A header has this word in its first cell. */
export function readCsv(text: string, isHeader: (firstCell: string) => boolean): CsvLines {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const quoteErrors = new Map(
    errors.filter(({ type }) => type === 'Quotes').map((error) => [error.row, error]),
  );
  const withoutHeader = (lines: readonly CsvLine[]) =>
    isHeader(lines[0]?.cells[0] ?? '') ? lines.slice(1) : lines;
  const lines: CsvLine[] = [];
  let next = 1;
  for (const [index, cells] of data.entries()) {
    const line = next;
    // A quoted name may go on in the line below.
    next += cells.join().split(/\r\n|\r|\n/).length;
    const error = quoteErrors.get(index);
    const isUnclosed = error && (error.code === 'MissingQuotes' || next > line + 1);
    if (isUnclosed) return { lines: withoutHeader(lines), unclosedQuote: line };
    lines.push({ line, cells: cells.map(withoutGuard), problem: error ? LIST_PROBLEMS.misquoted : null });
  }
  while (lines.length > 0 && isBlank(lines[lines.length - 1] as CsvLine)) lines.pop();
  return { lines: withoutHeader(lines), unclosedQuote: null };
}

export function isBlank({ cells }: CsvLine): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
