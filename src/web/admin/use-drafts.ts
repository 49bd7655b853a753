import type { Role } from '#domain/staff.ts';
import { useApproval } from './approval/use-approval.ts';
import { useClubImport } from './clubs/import-clubs.tsx';
import { useNameDraft } from './clubs/use-name-draft.ts';
import { usePotsDraft } from './draw/pots.ts';
import { useTextDraft } from './forms/use-text-draft.ts';
import { useNewLinks } from './links/use-club-links.ts';
import { useResetFields } from './resets/reset-forms.tsx';

type Drafts = ReturnType<typeof useDrafts>;

/** What was typed and begun on any screen. It outlives the screen that shows it; what was typed outlives the session. */
export function useDrafts() {
  return {
    approval: useApproval(),
    resetFields: useResetFields(),
    clubImport: useClubImport(),
    nameDraft: useNameDraft(),
    pots: usePotsDraft(),
    texts: useTextDraft(),
    newLinks: useNewLinks(),
  };
}

/** What a screen is given. */
export interface Work {
  readonly drafts: Drafts;
  /** The part of the screen that the address names: 'draw' in 'season-draw'; null without one. */
  readonly part: string | null;
  /** Leads to another screen by its address. */
  readonly show: (address: string) => void;
  readonly role: Role;
}
