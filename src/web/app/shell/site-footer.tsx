import { LogoMark } from '#web/ui/art/logo.tsx';
import { Container } from '#web/ui/layout.tsx';
import { ExternalLink, Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { HOUR } from '#web/ui/time/formats.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';
import styles from './site-footer.module.css';
import { copyrightLine, FOOTER } from './words.ts';

export const FOOTER_NAVIGATION_ID = 'footer-navigation';

export function SiteFooter() {
  // A page rendered last year is corrected in the browser.
  const year = useAsOfNow(HOUR, (now) => new Date(now).getUTCFullYear());
  return (
    <footer className={`${styles.footer} ${shared.notOnPaper}`}>
      <Container className={styles.columns}>
        <div className={`${shared.row} ${styles.brand}`}>
          <LogoMark className={styles.logo} />
          <div>
            <p className={styles.name}>{FOOTER.shortName}</p>
            <p className={shared.muted}>{FOOTER.name}</p>
          </div>
        </div>
        <nav id={FOOTER_NAVIGATION_ID} aria-label={FOOTER.linksTitle}>
          <h2 className={shared.heading}>{FOOTER.linksTitle}</h2>
          <ul className={`${styles.links} ${styles.pages}`}>
            {FOOTER.links.map((link) => (
              <li key={link.path}>
                <Link href={link.path} className={shared.touch}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {FOOTER.social.length > 0 && (
          <div>
            <h2 className={shared.heading}>{FOOTER.socialTitle}</h2>
            <ul className={styles.links}>
              {FOOTER.social.map((link) => (
                <li key={link.url}>
                  <ExternalLink href={link.url} className={shared.touch}>
                    {link.label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
      <Container>
        <p className={`${shared.small} ${shared.faint} ${styles.copyright}`}>{copyrightLine(year)}</p>
      </Container>
    </footer>
  );
}
