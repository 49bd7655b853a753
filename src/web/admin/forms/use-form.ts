import { createContext, useContext } from 'react';
import { useStore } from '#web/ui/store.ts';
import { usePanel } from '../panel-context.tsx';
import { createSessionState } from '../session-state.ts';

/** The text typed into the fields of one form. Survives a change of screen and a reload. */
export interface Form {
  /** Before anything is typed, the initial value. */
  readonly value: (field: string) => string;
  readonly set: (field: string, text: string) => void;
  /** Clears the fields, except those typed into after this render. */
  readonly clear: () => void;
}

type Texts = Readonly<Record<string, string>>;

/** The texts of all forms are stored together, by 'form.field'. */
const TEXTS = createSessionState<Texts>('texts', {});

export function useForm(name: string, initial: Texts = {}): Form {
  return formOf(name, initial, useStore(TEXTS), TEXTS.change);
}

export function formOf(
  name: string,
  initial: Texts,
  texts: Texts,
  change: (next: (before: Texts) => Texts) => void,
): Form {
  return {
    value: (field) => texts[`${name}.${field}`] ?? initial[field] ?? '',
    set: (field, text) => change((before) => ({ ...before, [`${name}.${field}`]: text })),
    clear: () =>
      change((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([key, text]) => !key.startsWith(`${name}.`) || text !== texts[key]),
        ),
      ),
  };
}

/** The form around a field. */
export const FormContext = createContext<Form | null>(null);

export function useFormAround(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no FormContext');
  return form;
}

/** Opens the reset form with this match. */
export function useShowReset(): (fixtureId: number) => void {
  const form = useForm('resets');
  const { show } = usePanel();
  return (fixtureId) => {
    form.set('match', String(fixtureId));
    show('resets');
  };
}
