import { Menu } from 'lucide-react';
import { useState } from 'react';
import { HEADER, NAV_ITEMS } from '#web/content/navigation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Link } from '#web/ui/link.tsx';
import { FOOTER_NAVIGATION_ID } from './site-footer.tsx';

const MENU_ID = 'site-menu';
const TOGGLE_CLASS =
  '-mr-2.5 grid size-touch place-items-center rounded-md text-fg hover:bg-surface-1 md:hidden';

/** The navigation of a phone. Until JavaScript runs, its toggle leads to the links in the footer. */
export function SiteMenu({ path }: { readonly path: string }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const close = () => setOpen(false);

  const sign = (
    <>
      <Menu aria-hidden="true" className="size-6" />
      <span className="sr-only">{HEADER.openMenu}</span>
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
          onClick={() => setOpen(true)}
          className={TOGGLE_CLASS}
        >
          {sign}
        </button>
      ) : (
        <a href={`#${FOOTER_NAVIGATION_ID}`} className={TOGGLE_CLASS}>
          {sign}
        </a>
      )}
      <Dialog
        id={MENU_ID}
        open={open}
        onClose={close}
        title={HEADER.menuTitle}
        closeLabel={HEADER.closeMenu}
        className="md:hidden"
      >
        <nav aria-label={HEADER.navLabel}>
          <ul className="p-2 pb-3">
            {NAV_ITEMS.map((item) => (
              <li key={item.path}>
                <Link
                  href={item.path}
                  onClick={close}
                  aria-current={item.path === path ? 'page' : undefined}
                  className="relative flex min-h-12 items-center rounded-md px-4 font-medium text-lg active:bg-surface-3 aria-[current=page]:bg-surface-3 aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:left-0 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-accent"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </>
  );
}
