import { useApproval } from './approval/use-approval.ts';
import { useClubImport } from './clubs/import-clubs.tsx';
import { useNameDraft } from './clubs/use-name-draft.ts';
import { usePotsDraft } from './draw/use-pots-draft.ts';
import { useNewLinks } from './links/use-club-links.ts';
import { useResetFields } from './resets/reset-forms.tsx';
import { useSessionState } from './use-session-state.ts';

/** Everything typed or started on any screen. Outlives the screen; typed text also outlives the session. */
export function useDrafts() {
  return {
    approval: useApproval(),
    resetFields: useResetFields(),
    clubImport: useClubImport(),
    nameDraft: useNameDraft(),
    pots: usePotsDraft(),
    /** Of the forms, by 'form.field'. */
    texts: useSessionState<Readonly<Record<string, string>>>('texts', {}),
    newLinks: useNewLinks(),
  };
}
