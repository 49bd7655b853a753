import type { ReactNode } from 'react';
import { Container } from '../container.tsx';
import shared from '../shared.module.css';
import styles from './page-header.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Behind the title, at its right: decoration. */
  readonly art?: ReactNode;
  /** Below the title: a progress bar, buttons. */
  readonly children?: ReactNode;
}

/** The top of a page, under the floodlights. Its heading receives the focus when the page is opened by a link. */
export function PageHeader({ title, lead, art, children }: Props) {
  return (
    <header className={styles.header}>
      {art}
      <Container>
        <h1 tabIndex={-1} className={`${styles.title} ${shared.title}`}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </Container>
    </header>
  );
}
