import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { SUBMIT_FAILURES, submitFailed } from '#web/content/submit-failures.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { SubmitDialog } from './submit-dialog.tsx';

type DialogModule = { readonly SubmitDialog: typeof SubmitDialog };
let loading: Promise<DialogModule> | null = null;

/** Once for all buttons, and again after it has failed. */
export function loadSubmitDialog(): Promise<DialogModule> {
  loading ??= import('./submit-dialog.tsx').catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

interface Opened {
  readonly fixtureId: number;
  readonly open: boolean;
  readonly Dialog: typeof SubmitDialog;
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
  const openDialog = useCallback(async (fixtureId: number) => {
    try {
      const module = await loadSubmitDialog();
      setOpened({ fixtureId, open: true, Dialog: module.SubmitDialog });
    } catch {
      toasts.add(submitFailed(navigator.onLine ? SUBMIT_FAILURES.noForm : SUBMIT_FAILURES.offline));
    }
  }, []);

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
