import { useKeptState } from '../use-kept-state.ts';
import type { PotRow } from './pot-rows.ts';

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
