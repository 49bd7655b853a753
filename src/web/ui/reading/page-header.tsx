import type { ReactNode } from 'react';
import { BackLink, type BackLinkProps } from '../back-link.tsx';
import { Container } from '../layout.tsx';
import shared from '../shared.module.css';
import styles from './page-header.module.css';

interface Props {
  readonly title: string;
  /** Links to the page that this one belongs to. */
  readonly back?: BackLinkProps;
  readonly lead?: ReactNode;
  /** Decoration behind the title, on the right. */
  readonly art?: ReactNode;
  /** Below the title: a progress bar, buttons. */
  readonly children?: ReactNode;
}

/** Its heading gets the focus when the page is opened by a link. */
export function PageHeader({ title, back, lead, art, children }: Props) {
  return (
    <header className={back ? `${styles.header} ${styles.withBack}` : styles.header}>
      {art}
      <Container>
        {back && <BackLink {...back} />}
        <h1 tabIndex={-1} className={`${styles.title} ${shared.title}`}>
          {title}
        </h1>
        {lead && <p className={`${shared.large} ${shared.muted} ${styles.lead}`}>{lead}</p>}
        {children}
      </Container>
    </header>
  );
}
