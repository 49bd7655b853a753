import { type ComponentProps, type ComponentType, useState } from 'react';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Menu } from '#web/ui/icons.tsx';
import { openDialog, usePrefetch } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { FOOTER_NAVIGATION_ID } from './site-footer.tsx';
import styles from './site-header.module.css';
import type SiteMenuDialog from './site-menu-dialog.tsx';
import { HEADER, MENU_NOT_LOADED } from './words.ts';

const MENU_ID = 'site-menu';

const loadDialog = () => import('./site-menu-dialog.tsx');

/** Navigation on a phone. Without JavaScript, its toggle links to the footer. */
export function SiteMenu({ path }: { readonly path: string }) {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SiteMenuDialog>> | null>(null);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  usePrefetch(loadDialog);

  const openMenu = () =>
    openDialog(
      loadDialog,
      (Loaded) => {
        setDialog(() => Loaded);
        setOpen(true);
      },
      () => MENU_NOT_LOADED,
    );

  const className = `${shared.square} ${styles.menuToggle}`;
  const sign = (
    <>
      <Menu className={shared.iconLarge} />
      <span className={shared.hidden}>{HEADER.openMenu}</span>
    </>
  );

  return (
    <>
      {hydrated ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={openMenu}
          className={className}
        >
          {sign}
        </button>
      ) : (
        <a href={`#${FOOTER_NAVIGATION_ID}`} className={className}>
          {sign}
        </a>
      )}
      {Dialog && <Dialog id={MENU_ID} path={path} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
