import Papa from 'papaparse';
import { SITE } from '#site/site.ts';
import { LIST_PROBLEMS } from './words.ts';

/** The replacement character, for text decoded with the wrong encoding. */
export const UNREADABLE = '\ufffd';

/**
 * Text that a spreadsheet would run as a formula, or that already looks escaped: the export adds one apostrophe, the
 * import removes one.
 */
const FORMULA = /^'*[=+\-@＝＋－＠]/;

/** In the format that the import reads, with formulas escaped for spreadsheets. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${Papa.unparse(
    rows.map((cells) => [...cells]),
    { escapeFormulae: FORMULA },
  )}\r\n`;
}

export interface CsvLine {
  /** Counted like in an editor, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
}

interface CsvLines {
  readonly lines: readonly CsvLine[];
  /** The line of an unclosed quotation mark: the lines after it cannot be separated and are left out. */
  readonly unclosedQuote: number | null;
}

/** Without the header and trailing empty lines. `isHeader` recognises a header by its first cell. */
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
    // A quoted name may continue on the next line.
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

const DOWNLOAD_BEGUN_MS = 60_000;

export function downloadCsv(name: string, rows: Parameters<typeof csvText>[0]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${SITE.shortName.toLowerCase()}-${name}.csv`;
  link.click();
  // The browser may still be asking where to save it.
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_BEGUN_MS);
}
