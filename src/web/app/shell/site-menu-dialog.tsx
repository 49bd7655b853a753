import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import siteHeaderStyles from './site-header.module.css';
import styles from './site-menu-dialog.module.css';
import { HEADER, NAV_ITEMS } from './words.ts';

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
      className={siteHeaderStyles.headerMenu}
    >
      <nav aria-label={HEADER.navLabel}>
        <ul className={styles.list}>
          {NAV_ITEMS.map((item) => (
            <li key={item.path}>
              <Link
                href={item.path}
                onClick={onClose}
                aria-current={item.path === path ? 'page' : undefined}
                className={`${shared.currentRail} ${styles.link}`}
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
