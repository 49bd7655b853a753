import { createContext, useContext } from 'react';
import type { Role } from '#domain/staff.ts';
import type { useDrafts } from './use-drafts.ts';
import type { ADMIN_TABS } from './words.ts';

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
