import { useKeptState } from '../use-kept-state.ts';

interface Draft {
  readonly clubId: number;
  readonly name: string;
}

export type NameDraft = ReturnType<typeof useNameDraft>;

/** The new name of a club, as it was typed so far. It outlives the tab that shows it. */
export function useNameDraft() {
  const [draft, setDraft] = useKeptState<Draft | null>('club-name', null);
  return {
    draft,
    type: (clubId: number, name: string) => setDraft({ clubId, name }),
    /** A name may be saved while another one is already being typed: that one stays open. */
    close: (clubId: number) => setDraft((now) => (now?.clubId === clubId ? null : now)),
  };
}
