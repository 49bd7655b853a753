import { foldName } from '#domain/clubs/club-names.ts';
import { CLUB_COUNT, type Club } from '#domain/clubs/clubs.ts';
import { type DrawClub, drawClubProblems, drawListProblems, tidyDrawClubs } from '#domain/draw/draw-clubs.ts';
import { POTS, type Pot } from '#domain/draw/pots.ts';
import { type CsvLine, isBlank, readCsv, UNREADABLE } from '../csv/csv-text.ts';
import { LIST_PROBLEMS } from '../csv/words.ts';
import { useKeptState } from '../use-kept-state.ts';
import { POT_PROBLEMS } from './words.ts';

/** A club of the list as it is typed. */
export interface PotRow {
  readonly name: string;
  readonly pot: string;
  readonly keepApart: string;
}

interface CheckedRows {
  /** For each row what is wrong with it; null when nothing is. */
  readonly rowProblems: readonly (string | null)[];
  /** What is wrong with the list as a whole. */
  readonly listProblems: readonly string[];
  /** How many clubs each pot has. */
  readonly potSizes: readonly { readonly pot: Pot; readonly size: number }[];
  /** The list as it would be sent. */
  readonly clubs: readonly DrawClub[];
}

/** Judges a list by the rules of the domain, by which the server judges it as well. */
export function checkRows(rows: readonly PotRow[]): CheckedRows {
  const tidied = tidyDrawClubs(
    // A pot that is not one makes the row wrong, so it is never sent.
    rows.map(({ name, pot, keepApart }) => ({ name, pot: potOf(pot) ?? (0 as Pot), keepApart })),
  );
  const problems = drawClubProblems(tidied);
  return {
    rowProblems: rows.map(({ pot }, index) => problems[index] ?? potProblem(pot)),
    listProblems: drawListProblems(tidied),
    potSizes: POTS.map((pot) => ({ pot, size: tidied.filter((club) => club.pot === pot).length })),
    clubs: tidied,
  };
}

/** The list that is there, as it is typed. Before the first one: the clubs as they stand, each in the pot of its place. */
export function rowsFrom(stored: readonly DrawClub[], clubs: readonly Club[]): PotRow[] {
  if (stored.length > 0)
    return stored.map(({ name, pot, keepApart }) => ({ name, pot: String(pot), keepApart: keepApart ?? '' }));
  return clubs.slice(0, CLUB_COUNT).map(({ name, slot }) => ({ name, pot: String(slot), keepApart: '' }));
}

function potOf(text: string): Pot | undefined {
  return POTS.find((pot) => String(pot) === text.trim());
}

function potProblem(text: string): string | null {
  if (potOf(text)) return null;
  return text.trim() === '' ? POT_PROBLEMS.noPot : POT_PROBLEMS.unknownPot(text.trim());
}

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

export type PotsDraft = ReturnType<typeof usePotsDraft>;

interface TypedRows {
  readonly rows: readonly PotRow[];
  /** The list as it was when the first letter was typed: a colleague may save another one meanwhile. */
  readonly from: readonly PotRow[];
}

/** The list for the draw as it was typed so far, by hand and as CSV. It outlives the screen that shows it. */
export function usePotsDraft() {
  const [mode, setMode] = useKeptState<'hand' | 'csv'>('pots-mode', 'hand');
  const [typed, setTyped] = useKeptState<TypedRows | null>('pots', null);
  const [csv, setCsv] = useKeptState('pots-csv', '');
  return {
    mode,
    setMode,
    typed,
    csv,
    setCsv,
    setRow: (index: number, change: Partial<PotRow>, stored: readonly PotRow[]) =>
      setTyped((before) => {
        const { rows, from } = before ?? { rows: stored, from: stored };
        return { from, rows: rows.map((row, place) => (place === index ? { ...row, ...change } : row)) };
      }),
    discardRows: () => setTyped(null),
    /** After a list was saved: what was typed meanwhile stays. */
    saved: (sent: { readonly typed: TypedRows | null; readonly csv: string }) => {
      setTyped((now) => (now === sent.typed ? null : now));
      setCsv((now) => (now === sent.csv ? '' : now));
    },
  };
}
