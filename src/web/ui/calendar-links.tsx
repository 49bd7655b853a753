import type { ReactNode } from 'react';
import { CALENDAR_LINKS } from '#words/subscriptions.ts';
import { useHydrated } from './hydrated.tsx';
import { Download } from './icons.tsx';
import { canonicalOrigin } from './navigation.ts';
import styles from './shared.module.css';

const { download: DOWNLOAD } = CALENDAR_LINKS;

interface Props {
  /** The path of the calendar. */
  readonly path: string;
  /** The text of the link to subscribe. */
  readonly text: string;
  readonly icon?: ReactNode;
  readonly className: string | undefined;
}

/** Subscribes in the device's calendar app, or downloads the file. */
export function CalendarLinks({ path, text, icon, className }: Props) {
  // The server may not know its own name, so until hydration the link points to the file.
  const href = useHydrated() ? `webcal://${new URL(canonicalOrigin()).host}${path}` : path;
  return (
    <span className={styles.calendarLinks}>
      <a href={href} className={className}>
        {icon}
        {text}
      </a>
      <a href={path} download className={className} title={DOWNLOAD} aria-label={`${text}, ${DOWNLOAD}`}>
        <Download className={styles.iconSmall} />
      </a>
    </span>
  );
}
