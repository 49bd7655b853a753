import { foldName } from '#domain/clubs/club-names.ts';
import { type CsvLine, isBlank, readCsv, UNREADABLE } from '../csv/csv-text.ts';
import { LIST_PROBLEMS } from '../csv/words.ts';
import { checkRows, type PotRow } from './pot-rows.ts';
import { POT_PROBLEMS } from './words.ts';

const HEADERS = ['name', 'club'];
/** 'Pot 1', as the pots are called everywhere else. */
const POT_WORD = /^pot\s*(?=\d)/i;

/** Reads a list for the draw: `name,pot,keep apart` on each line. Nothing is fixed silently. */
export function readPots(text: string) {
  const { lines, unclosedQuote } = readCsv(text, (cell) => HEADERS.includes(foldName(cell)));
  const rows = lines.map(rowOf);
  const checked = checkRows(rows);
  return {
    lines: lines.map((line, index) => ({
      line: line.line,
      row: rows[index] as PotRow,
      problem: lineProblem(line) ?? checked.rowProblems[index] ?? null,
    })),
    problems: [
      ...(text.includes(UNREADABLE) ? [LIST_PROBLEMS.unreadable] : []),
      // What follows the quotation mark is not counted, so its number would only confuse.
      ...(unclosedQuote === null ? checked.listProblems : [LIST_PROBLEMS.unclosedQuote(unclosedQuote)]),
    ],
    clubs: checked.clubs,
    potSizes: checked.potSizes,
  };
}

function rowOf({ cells: [name = '', pot = '', keepApart = ''] }: CsvLine): PotRow {
  return { name: name.trim(), pot: pot.trim().replace(POT_WORD, ''), keepApart: keepApart.trim() };
}

function lineProblem(line: CsvLine): string | null {
  if (line.problem) return line.problem;
  if (isBlank(line)) return LIST_PROBLEMS.emptyLine;
  return line.cells.slice(3).some((cell) => cell.trim() !== '') ? POT_PROBLEMS.moreThanThree : null;
}

/** The list as `readPots` reads it. */
export function potsCsvRows(rows: readonly PotRow[]): string[][] {
  return [['name', 'pot', 'keep apart'], ...rows.map(({ name, pot, keepApart }) => [name, pot, keepApart])];
}
