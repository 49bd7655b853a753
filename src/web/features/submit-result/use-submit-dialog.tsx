import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { openDialog as openLoaded } from '#web/ui/lazy-part.tsx';
import { formNotLoaded } from '#words/submit-failures.ts';
import type SubmitDialog from './submit-dialog.tsx';

export const loadSubmitDialog = () => import('./submit-dialog.tsx');

interface Opened {
  readonly fixtureId: number;
  readonly open: boolean;
  readonly Dialog: ComponentType<ComponentProps<typeof SubmitDialog>>;
}

interface SubmitDialogHandle {
  /** To be rendered once per page: inside its match, the dialog would disappear when another result arrives. */
  readonly dialog: ReactNode;
  readonly openDialog: (fixtureId: number) => Promise<void>;
}

/** The submit dialog of a page. `rowId` returns the id of a match's row. */
export function useSubmitDialog(
  fixtures: readonly ListedReadyFixture[],
  rowId: (fixtureId: number) => string,
): SubmitDialogHandle {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    if (!opened || opened.open) return;
    // The dialog has returned the focus to the button that opened it, unless a result has replaced the button.
    const row = document.getElementById(rowId(opened.fixtureId));
    if (!row?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [opened, rowId]);

  // Keeps its identity, so that 96 buttons are not rendered again with each change of the page.
  const openDialog = useCallback(
    (fixtureId: number) =>
      openLoaded(loadSubmitDialog, (Dialog) => setOpened({ fixtureId, open: true, Dialog }), formNotLoaded),
    [],
  );

  const fixture = fixtures.find(({ id }) => id === opened?.fixtureId);
  if (!opened || !fixture) return { dialog: null, openDialog };

  // A result stored after its dialog was closed must not close another one.
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
