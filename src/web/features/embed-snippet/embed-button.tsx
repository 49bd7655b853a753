import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Code } from '#web/ui/icons.tsx';
import { useOpened } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import type EmbedDialog from './embed-dialog.tsx';
import { EMBED_SNIPPET } from './words.ts';

/** Needs JavaScript. */
export default function EmbedButton({ of }: Pick<ComponentProps<typeof EmbedDialog>, 'of'>) {
  const { Opened, open, close } = useOpened(
    () => import('./embed-dialog.tsx'),
    () => EMBED_SNIPPET.notLoaded,
  );
  if (!useHydrated()) return null;
  return (
    <>
      <Button variant="secondary" onClick={open}>
        <Code className={shared.iconSmall} />
        {EMBED_SNIPPET.open}
      </Button>
      {Opened && <Opened of={of} onClose={close} />}
    </>
  );
}
