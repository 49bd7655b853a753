import { HEADER, NAV_ITEMS } from '#web/content/navigation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Link } from '#web/ui/link.tsx';

interface Props {
  readonly id: string;
  readonly path: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SiteMenuDialog({ id, path, open, onClose }: Props) {
  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      title={HEADER.menuTitle}
      closeLabel={HEADER.closeMenu}
      className="header-menu"
    >
      <nav aria-label={HEADER.navLabel}>
        <ul className="p-2 pb-3">
          {NAV_ITEMS.map((item) => (
            <li key={item.path}>
              <Link
                href={item.path}
                onClick={onClose}
                aria-current={item.path === path ? 'page' : undefined}
                className="relative flex min-h-12 items-center rounded-md px-4 font-medium text-lg active:bg-surface-3 current-rail aria-[current]:bg-surface-3"
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Dialog>
  );
}
