import type { ReactNode } from 'react';
import { Container } from '../layout.tsx';
import shared from '../shared.module.css';
import { Contents, type Part } from './contents.tsx';
import styles from './document-layout.module.css';

interface Props {
  readonly contentsTitle: string;
  readonly parts: readonly Part[];
  /** One DocumentSection per part. */
  readonly children: ReactNode;
}

export function DocumentLayout({ contentsTitle, parts, children }: Props) {
  return (
    <Container className={styles.layout}>
      <Contents title={contentsTitle} parts={parts} />
      <div>{children}</div>
    </Container>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly children: ReactNode;
}

/** With a number, the text keeps clear of the column of numbers. */
export function DocumentSection({ id, title, number, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={`${styles.heading} ${shared.section}`}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
