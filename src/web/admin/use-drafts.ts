import type { Role } from '#domain/staff.ts';
import { useApproval } from './approval/use-approval.ts';
import { useClubImport } from './clubs/import-clubs.tsx';
import { useNameDraft } from './clubs/use-name-draft.ts';
import { usePotsDraft } from './draw/use-pots-draft.ts';
import { useTextDraft } from './forms/use-text-draft.ts';
import { useNewLinks } from './links/use-club-links.ts';
import { useResetFields } from './resets/reset-forms.tsx';
import type { ADMIN_TABS } from './words.ts';

type Drafts = ReturnType<typeof useDrafts>;

/** Everything typed or started on any screen. Outlives the screen; typed text also outlives the session. */
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

export type ScreenAddress = keyof typeof ADMIN_TABS;

export interface ScreenProps {
  readonly drafts: Drafts;
  /** Opens another screen. */
  readonly show: (address: ScreenAddress) => void;
  readonly role: Role;
}
