import { useState } from 'react';

/** What was typed into the forms of the Season tab, by the name of the field. It survives a change of the tab. */
export interface TextDraft {
  readonly value: (name: string) => string;
  readonly set: (name: string, text: string) => void;
  /** Empties the fields whose names begin so, apart from those that were typed into after this render. */
  readonly clear: (form: string) => void;
}

export function useTextDraft(): TextDraft {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  return {
    value: (name) => texts[name] ?? '',
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
