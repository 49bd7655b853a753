import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './site-menu-dialog.module.css';
import { currentAt, HEADER, NAV_ITEMS } from './words.ts';

interface Props {
  readonly id: string;
  readonly path: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SiteMenuDialog({ id, path, open, onClose }: Props) {
  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      title={HEADER.menuTitle}
      closeLabel={HEADER.closeMenu}
      className={styles.menu}
    >
      <nav aria-label={HEADER.navLabel}>
        <ul className={styles.list}>
          {NAV_ITEMS.map((item) => (
            <li key={item.path}>
              <Link
                href={item.path}
                onClick={onClose}
                aria-current={currentAt(path, item)}
                className={`${shared.currentRail} ${shared.large} ${shared.medium} ${styles.link}`}
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
