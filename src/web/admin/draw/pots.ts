import { foldName } from '#domain/clubs/club-names.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import {
  type DrawClub,
  drawClubProblems,
  drawListProblems,
  type Pot,
  potSize,
  potsOf,
  tidyDrawClubs,
} from '#domain/draw/draw-clubs.ts';
import { useStore } from '#web/ui/store.ts';
import { type CsvLine, isBlank, readCsv, UNREADABLE } from '../csv/csv-text.ts';
import { LIST_PROBLEMS } from '../csv/words.ts';
import { createSessionState } from '../session-state.ts';
import { POT_PROBLEMS } from './words.ts';

/** A club of the list as it is typed. */
export interface PotRow {
  readonly name: string;
  readonly pot: string;
  readonly keepApart: string;
}

export interface PotSize {
  readonly pot: Pot;
  readonly size: number;
  readonly isRight: boolean;
}

interface CheckedRows {
  /** One per row; null without a problem. */
  readonly rowProblems: readonly (string | null)[];
  /** Problems of the list as a whole. */
  readonly listProblems: readonly string[];
  readonly potSizes: readonly PotSize[];
  /** The list as it would be sent. */
  readonly clubs: readonly DrawClub[];
}

/** Applies the rules of the domain for groups of these sizes, like the server. */
export function checkRows(rows: readonly PotRow[], sizes: readonly number[]): CheckedRows {
  const pots = potsOf(sizes);
  const tidied = tidyDrawClubs(
    // An invalid pot is a problem of its row, so this value is never sent.
    rows.map(({ name, pot, keepApart }) => ({ name, pot: potOf(pot, pots) ?? (0 as Pot), keepApart })),
  );
  const problems = drawClubProblems(tidied);
  return {
    rowProblems: rows.map(({ pot }, index) => problems[index] ?? potProblem(pot, pots)),
    listProblems: drawListProblems(tidied, sizes),
    potSizes: pots.map((pot) => {
      const size = tidied.filter((club) => club.pot === pot).length;
      return { pot, size, isRight: size === potSize(pot, sizes) };
    }),
    clubs: tidied,
  };
}

/** The saved list or, before the first one, the current clubs, each in the pot of its place. */
export function rowsFrom(stored: readonly DrawClub[], clubs: readonly Club[]): PotRow[] {
  if (stored.length > 0)
    return stored.map(({ name, pot, keepApart }) => ({ name, pot: String(pot), keepApart: keepApart ?? '' }));
  return clubs.map(({ name, slot }) => ({ name, pot: String(slot), keepApart: '' }));
}

function potOf(text: string, pots: readonly Pot[]): Pot | undefined {
  return pots.find((pot) => String(pot) === text.trim());
}

function potProblem(text: string, pots: readonly Pot[]): string | null {
  if (potOf(text, pots)) return null;
  return text.trim() === '' ? POT_PROBLEMS.noPot : POT_PROBLEMS.unknownPot(text.trim());
}

const HEADERS = ['name', 'club'];
/** 'Pot 1', as the pots are called everywhere else. */
const POT_WORD = /^pot\s*(?=\d)/i;

/** Reads `name,pot,keep apart` on each line. Nothing is corrected silently. */
export function readPots(text: string, sizes: readonly number[]) {
  const { lines, unclosedQuote } = readCsv(text, (cell) => HEADERS.includes(foldName(cell)));
  const rows = lines.map(rowOf);
  const checked = checkRows(rows, sizes);
  return {
    lines: lines.map((line, index) => ({
      line: line.line,
      row: rows[index] as PotRow,
      problem: lineProblem(line) ?? checked.rowProblems[index] ?? null,
    })),
    problems: [
      ...(text.includes(UNREADABLE) ? [LIST_PROBLEMS.unreadable] : []),
      // Lines after the quotation mark are not counted, so their number would only confuse.
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

/** In the format that `readPots` reads. */
export function potsCsvRows(rows: readonly PotRow[]): string[][] {
  return [['name', 'pot', 'keep apart'], ...rows.map(({ name, pot, keepApart }) => [name, pot, keepApart])];
}

export type PotsDraft = ReturnType<typeof usePotsDraft>;

interface TypedRows {
  readonly rows: readonly PotRow[];
  /** The list when typing began: a colleague may save another one in the meantime. */
  readonly from: readonly PotRow[];
}

const MODE = createSessionState<'hand' | 'csv'>('pots-mode', 'hand');
const TYPED = createSessionState<TypedRows | null>('pots', null);
const TYPED_CSV = createSessionState('pots-csv', '');

/** The list typed so far, as rows and as CSV. */
export function usePotsDraft() {
  return {
    mode: useStore(MODE),
    setMode: MODE.set,
    typed: useStore(TYPED),
    csv: useStore(TYPED_CSV),
    setCsv: TYPED_CSV.set,
    setRow: (index: number, change: Partial<PotRow>, stored: readonly PotRow[]) =>
      TYPED.change((before) => {
        const { rows, from } = before ?? { rows: stored, from: stored };
        return { from, rows: rows.map((row, place) => (place === index ? { ...row, ...change } : row)) };
      }),
    discardRows: () => TYPED.set(null),
    /** Keeps changes typed while the list was being saved. */
    saved: (sent: { readonly typed: TypedRows | null; readonly csv: string }) => {
      TYPED.change((now) => (now === sent.typed ? null : now));
      TYPED_CSV.change((now) => (now === sent.csv ? '' : now));
    },
  };
}
