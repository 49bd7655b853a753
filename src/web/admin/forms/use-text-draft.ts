import { useKeptState } from '../use-kept-state.ts';

/** What was typed into the forms of the Season tab, by the name of the field. It survives a change of the tab. */
export interface TextDraft {
  /** Until something is typed into it, what it begins with. */
  readonly value: (name: string, initial?: string) => string;
  readonly set: (name: string, text: string) => void;
  /** Empties the fields whose names begin so, apart from those that were typed into after this render. */
  readonly clear: (form: string) => void;
}

export function useTextDraft(): TextDraft {
  const [texts, setTexts] = useKeptState<Readonly<Record<string, string>>>('texts', {});
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
