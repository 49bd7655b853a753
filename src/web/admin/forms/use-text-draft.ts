import { useSessionState } from '../use-session-state.ts';

/** Text typed into the forms of the Season tab, by field name. Survives a change of tab. */
export interface TextDraft {
  /** The initial value applies until something is typed. */
  readonly value: (name: string, initial?: string) => string;
  readonly set: (name: string, text: string) => void;
  /** Clears the fields of a form, except those typed into after this render. */
  readonly clear: (form: string) => void;
}

export function useTextDraft(): TextDraft {
  const [texts, setTexts] = useSessionState<Readonly<Record<string, string>>>('texts', {});
  return {
    value: (name, initial = '') => texts[name] ?? initial,
    set: (name, text) => setTexts((before) => ({ ...before, [name]: text })),
    clear: (form) =>
      setTexts((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([name, text]) => !name.startsWith(`${form}.`) || text !== texts[name],
          ),
        ),
      ),
  };
}
