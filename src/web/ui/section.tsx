import type { ReactNode } from 'react';
import styles from './section.module.css';
import shared from './shared.module.css';

interface Props {
  /** Also the address of the section on its page. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a page, reachable by its id. */
export function Section({ id, title, lead, className = '', children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={`${styles.heading} ${shared.section}`}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
