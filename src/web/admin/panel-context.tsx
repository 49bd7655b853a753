import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Role } from '#domain/staff.ts';
import { useSessionState } from './use-session-state.ts';
import type { ADMIN_TABS } from './words.ts';

export type ScreenAddress = keyof typeof ADMIN_TABS;

interface Given {
  readonly role: Role;
  /** Opens another screen. */
  readonly show: (address: ScreenAddress) => void;
}

/** What every screen of the panel can use. */
interface Panel extends Given {
  /** Typed into the forms, by 'form.field'. Outlives the screen and the session. */
  readonly texts: ReturnType<typeof useTexts>;
  readonly resetFields: ReturnType<typeof useResetFields>;
}

const PanelContext = createContext<Panel | null>(null);

export function PanelProvider({ children, ...given }: Given & { readonly children: ReactNode }) {
  const texts = useTexts();
  const resetFields = useResetFields();
  return <PanelContext value={{ ...given, texts, resetFields }}>{children}</PanelContext>;
}

export function usePanel(): Panel {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('There is no PanelContext');
  return panel;
}

/** Opens the reset form with this match. */
export function useShowReset(): (fixtureId: number) => void {
  const { resetFields, show } = usePanel();
  return (fixtureId) => {
    resetFields.setMatchId(String(fixtureId));
    show('resets');
  };
}

function useTexts() {
  return useSessionState<Readonly<Record<string, string>>>('texts', {});
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
