import { SITE } from '#site/site.ts';
import styles from './logo.module.css';

type MarkProps = { className?: string | undefined };

/**
 * The league's own icon, or the default mark. A league with a logo but no icon has none: a logo may be wide, and is at
 * the top of the page.
 */
export function LogoMark(props: MarkProps) {
  if (SITE.icon) return <img src={SITE.icon.src} alt="" width={192} height={192} {...props} />;
  return SITE.logo ? null : <DefaultMark {...props} />;
}

/**
 * The default mark: the centre circle opened to a C, the ends of the halfway line, a star on the centre spot, and the
 * kick-off leaving it as a constellation. The circle has the colour of the surrounding text.
 */
function DefaultMark({ className }: MarkProps) {
  return (
    <svg viewBox="0 0 48 48" fill="none" className={className} aria-hidden="true">
      <path d="M33.4 36.4a17.5 17.5 0 1 1 0-24.8" stroke="currentColor" strokeWidth="4.6" />
      <path d="M21 8.5v5M21 34.5v5" stroke="currentColor" strokeWidth="1.9" />
      <path stroke="var(--color-accent)" d="M21 24h13.6l8.8-10.6" strokeWidth="1.8" />
      <path
        fill="var(--color-accent)"
        d="M32.4 24a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0m7.9-10.6a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 1 0-6.2 0"
      />
      <path fill="var(--color-gold)" d="m21 14 1.9 8.1L31 24l-8.1 1.9L21 34l-1.9-8.1L11 24l8.1-1.9z" />
    </svg>
  );
}

type LogoProps = {
  /** The full name is set in two lines, the short one in one. */
  name: string;
  className?: string | undefined;
};

/** Its size follows the font size, which `className` sets. */
export function Logo({ name, className = '' }: LogoProps) {
  const [first, ...rest] = name.split(' ');
  const more = rest.join(' ');
  return (
    <span className={`${styles.logo} ${className}`}>
      <LogoMark className={more ? styles.largeMark : styles.mark} />
      <span className={styles.words}>
        <span className={more ? styles.first : styles.alone}>{first}</span>
        {more && <span className={styles.second}> {more}</span>}
      </span>
    </span>
  );
}
