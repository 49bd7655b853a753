import { SITE } from '#site/site.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { HEADER, NAV_ITEMS } from './words.ts';

export function SiteHeader() {
  const path = usePath();
  return (
    <header className={`${styles.siteHeader} ${styles.header}`}>
      <div className={styles.row}>
        <Link
          href="/"
          // Says what is seen on a phone, the short name, and what is meant.
          aria-label={`${SITE.shortName}: ${HEADER.homeLabel}`}
          className={`${styles.headerHome} ${styles.home}`}
        >
          {SITE.logo ? (
            <img {...SITE.logo} alt="" className={styles.headerLogo} />
          ) : (
            <>
              <span className={styles.headerShort}>
                <Logo name={SITE.shortName} />
              </span>
              <span className={`${styles.headerLong} ${shared.small}`}>
                <Logo name={SITE.name} />
              </span>
            </>
          )}
        </Link>
        <nav aria-label={HEADER.navLabel} className={`${styles.headerNav} ${styles.nav}`}>
          <ul className={styles.list}>
            {NAV_ITEMS.map((item) => (
              <li key={item.path}>
                <Link
                  href={item.path}
                  aria-current={item.path === path ? 'page' : undefined}
                  className={styles.headerLink}
                >
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
