import { createContext, useContext, useState } from 'react';
import type { RenameClubsBody } from '#contract/clubs.ts';
import type { Role } from '#domain/staff.ts';
import { useApproval } from './approval/use-decisions.ts';
import { useRename } from './clubs/use-rename.ts';
import { usePotsDraft } from './draw/pots.ts';
import { useNewLinks } from './links/use-club-links.ts';
import { useSessionState } from './use-session-state.ts';
import { type ADMIN_TABS, CLUBS } from './words.ts';

export type ScreenAddress = keyof typeof ADMIN_TABS;

/** What every screen of the panel can use. */
export interface Panel {
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly role: Role;
  /** Opens another screen. */
  readonly show: (address: ScreenAddress) => void;
}

export const PanelContext = createContext<Panel | null>(null);

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('There is no PanelContext');
  return panel;
}

/** Opens the reset form with this match. */
export function useShowReset(): (fixtureId: number) => void {
  const { drafts, show } = usePanel();
  return (fixtureId) => {
    drafts.resetFields.setMatchId(String(fixtureId));
    show('resets');
  };
}

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

interface Draft {
  readonly clubId: number;
  readonly name: string;
}

/** The new name typed so far. Outlives the tab. */
function useNameDraft() {
  const [draft, setDraft] = useSessionState<Draft | null>('club-name', null);
  return {
    draft,
    type: (clubId: number, name: string) => setDraft({ clubId, name }),
    /** If another name is being typed by the time this one is saved, that field stays open. */
    close: (clubId: number) => setDraft((now) => (now?.clubId === clubId ? null : now)),
  };
}

/** The list typed so far. Outlives the tab. */
function useClubImport() {
  const [text, setText] = useSessionState('club-import', '');
  const { send, isSending } = useRename();
  async function apply(clubs: RenameClubsBody['clubs']) {
    const problem = await send({ clubs, toast: { title: CLUBS.applied } });
    // Keeps text that was typed in the meantime.
    if (problem === null) setText((now) => (now === text ? '' : now));
  }
  return { text, setText, apply, isSending };
}

/** The chosen scopes. Outlives the tab. */
function useResetFields() {
  const [group, setGroup] = useState('');
  const [matchId, setMatchId] = useState('');
  const [onlyPending, setOnlyPending] = useState({ group: false, match: false, tournament: false });
  return {
    group,
    setGroup,
    matchId,
    setMatchId,
    onlyPending,
    setOnlyPending: (kind: keyof typeof onlyPending, only: boolean) =>
      setOnlyPending({ ...onlyPending, [kind]: only }),
  };
}
