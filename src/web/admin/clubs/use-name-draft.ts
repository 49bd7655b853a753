import { useSessionState } from '../use-session-state.ts';

interface Draft {
  readonly clubId: number;
  readonly name: string;
}

/** The new name typed so far. Outlives the tab. */
export function useNameDraft() {
  const [draft, setDraft] = useSessionState<Draft | null>('club-name', null);
  return {
    draft,
    type: (clubId: number, name: string) => setDraft({ clubId, name }),
    /** If another name is being typed by the time this one is saved, that field stays open. */
    close: (clubId: number) => setDraft((now) => (now?.clubId === clubId ? null : now)),
  };
}
