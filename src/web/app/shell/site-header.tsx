import { SITE } from '#site/site.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { currentAt, HEADER, NAV_ITEMS } from './words.ts';

export function SiteHeader() {
  const path = usePath();
  return (
    <header className={`${styles.header} ${shared.notOnPaper}`}>
      <div className={styles.row}>
        <Link
          href="/"
          // The visible short name on a phone, and the purpose.
          aria-label={`${SITE.shortName}: ${HEADER.homeLabel}`}
          className={styles.home}
        >
          {SITE.logo ? (
            <img {...SITE.logo} alt="" className={styles.logo} />
          ) : (
            <>
              <span className={styles.short}>
                <Logo name={SITE.shortName} />
              </span>
              <span className={`${styles.long} ${shared.small}`}>
                <Logo name={SITE.name} />
              </span>
            </>
          )}
        </Link>
        <nav aria-label={HEADER.navLabel} className={styles.nav}>
          <ul>
            {NAV_ITEMS.map((item) => (
              <li key={item.path}>
                <Link href={item.path} aria-current={currentAt(path, item)} className={styles.link}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SiteMenu path={path} />
      </div>
    </header>
  );
}
