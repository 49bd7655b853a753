import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { ArrowUpRight } from './icons.tsx';
import shared from './shared.module.css';

/** Said after a link that leaves the site. */
const NEW_TAB = '(opens in a new tab)';

interface Props {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads away from the site, in a new tab, and says so to the eye and to the ear. */
export function ExternalLink({ href, className = shared.underlined, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className={styles.icon} />
      <span className={shared.hidden}> {NEW_TAB}</span>
    </a>
  );
}
