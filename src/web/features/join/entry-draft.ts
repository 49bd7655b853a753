import { createStoredStore, useStore } from '#web/ui/store.ts';

/** The typed form. Survives a reload, and a phone that closes the tab while the captain looks for the entry word. */
export interface EntryDraft {
  readonly name: string;
  readonly contact: string;
  readonly code: string;
  readonly acceptsRules: boolean;
}

const EMPTY: EntryDraft = { name: '', contact: '', code: '', acceptsRules: false };

const stored = createStoredStore('ces-join-draft', parseDraft);

export function parseDraft(text: string | null): EntryDraft {
  try {
    const { name, contact, code, acceptsRules } = JSON.parse(text ?? '{}');
    const asText = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      name: asText(name),
      contact: asText(contact),
      code: asText(code),
      acceptsRules: acceptsRules === true,
    };
  } catch {
    return EMPTY;
  }
}

export function useEntryDraft(): EntryDraft {
  return useStore(stored);
}

export function changeEntryDraft(change: Partial<EntryDraft>): void {
  stored.write(JSON.stringify({ ...stored.get(), ...change }));
}

export function clearEntryDraft(): void {
  stored.write(null);
}
