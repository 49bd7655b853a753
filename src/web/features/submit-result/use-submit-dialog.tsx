import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { openDialog as openLoaded } from '#web/ui/dialog/open-dialog.ts';
import { formNotLoaded } from '#words/submit-failures.ts';
import type SubmitDialog from './submit-dialog.tsx';

export const loadSubmitDialog = () => import('./submit-dialog.tsx');

interface Opened {
  readonly fixtureId: number;
  readonly open: boolean;
  readonly Dialog: ComponentType<ComponentProps<typeof SubmitDialog>>;
}

interface SubmitDialogSlot {
  /** To be rendered once on the page: a dialog inside its match would vanish when somebody else's result arrives. */
  readonly dialog: ReactNode;
  readonly openDialog: (fixtureId: number) => Promise<void>;
}

/** The one submit dialog of a page. `rowId` tells where a match is found on it. */
export function useSubmitDialog(
  fixtures: readonly ListedReadyFixture[],
  rowId: (fixtureId: number) => string,
): SubmitDialogSlot {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    if (!opened || opened.open) return;
    // The dialog gave the focus back to the button that opened it, unless a result has taken the button's place.
    const row = document.getElementById(rowId(opened.fixtureId));
    if (!row?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [opened, rowId]);

  // Always the same function, so that 96 buttons are not rendered anew with each change of the page.
  const openDialog = useCallback(
    (fixtureId: number) =>
      openLoaded(loadSubmitDialog, (Dialog) => setOpened({ fixtureId, open: true, Dialog }), formNotLoaded),
    [],
  );

  const fixture = fixtures.find(({ id }) => id === opened?.fixtureId);
  if (!opened || !fixture) return { dialog: null, openDialog };

  // A result that is stored after its dialog was closed must not close another one.
  const close = () =>
    setOpened((current) =>
      current?.fixtureId === fixture.id && current.open ? { ...current, open: false } : current,
    );
  const { Dialog, open } = opened;
  return {
    dialog: <Dialog key={fixture.id} fixture={fixture} open={open} onClose={close} />,
    openDialog,
  };
}
