import { useSessionState } from '../use-session-state.ts';
import type { PotRow } from './pots.ts';

export type PotsDraft = ReturnType<typeof usePotsDraft>;

interface TypedRows {
  readonly rows: readonly PotRow[];
  /** The list when typing began: a colleague may save another one in the meantime. */
  readonly from: readonly PotRow[];
}

/** The list typed so far, as rows and as CSV. Outlives the screen. */
export function usePotsDraft() {
  const [mode, setMode] = useSessionState<'hand' | 'csv'>('pots-mode', 'hand');
  const [typed, setTyped] = useSessionState<TypedRows | null>('pots', null);
  const [csv, setCsv] = useSessionState('pots-csv', '');
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
    /** Keeps changes typed while the list was being saved. */
    saved: (sent: { readonly typed: TypedRows | null; readonly csv: string }) => {
      setTyped((now) => (now === sent.typed ? null : now));
      setCsv((now) => (now === sent.csv ? '' : now));
    },
  };
}
