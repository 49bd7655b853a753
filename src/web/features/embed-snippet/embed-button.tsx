import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Code } from '#web/ui/icons.tsx';
import { openDialog } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import type EmbedDialog from './embed-dialog.tsx';
import { EMBED_SNIPPET } from './words.ts';

type DialogProps = ComponentProps<typeof EmbedDialog>;

/** Needs JavaScript. */
export default function EmbedButton({ of }: Pick<DialogProps, 'of'>) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    openDialog(
      () => import('./embed-dialog.tsx'),
      (Loaded) => {
        setDialog(() => Loaded);
        setOpen(true);
      },
      () => EMBED_SNIPPET.notLoaded,
    );
  if (!useHydrated()) return null;
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Code className={shared.iconSmall} />
        {EMBED_SNIPPET.open}
      </Button>
      {Dialog && <Dialog of={of} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
