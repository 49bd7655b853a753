import styles from './calendar-links.module.css';
import { canonicalOrigin } from './canonical-origin.ts';
import { useHydrated } from './hydrated.tsx';

interface Props {
  /** Of the calendar, on this site. */
  readonly path: string;
  /** What the link to subscribe says. */
  readonly text: string;
  /** What the link to the file says. */
  readonly fileText: string;
  readonly className: string | undefined;
}

/** Leads to the device's own calendar, which then keeps itself up to date, and to the file for all others. */
export function CalendarLinks({ path, text, fileText, className }: Props) {
  // A server need not know its own name. Until the page does, the link leads to the file.
  const href = useHydrated() ? `webcal://${new URL(canonicalOrigin()).host}${path}` : path;
  return (
    <span className={styles.links}>
      <a href={href} className={className}>
        {text}
      </a>
      <a href={path} download className={className} aria-label={`${text}, ${fileText}`}>
        {fileText}
      </a>
    </span>
  );
}
