import type { ReactNode } from 'react';
import { NightSky } from './art/night-sky.tsx';
import { Container } from './layout.tsx';
import styles from './night-page.module.css';
import shared from './shared.module.css';

interface Props {
  /** Above the title. */
  readonly number?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A short page under the night sky, as high as the screen. */
export function NightPage({ number, title, text, actions, children }: Props) {
  return (
    <div data-full-height="" className={styles.page}>
      <NightSky />
      <Container className={styles.container}>
        {number}
        <h1 tabIndex={-1} className={`${styles.title} ${shared.title}`}>
          {title}
        </h1>
        <p className={`${shared.large} ${shared.muted} ${styles.lead}`}>{text}</p>
        <div className={`${shared.stack} ${styles.actions}`}>{actions}</div>
        {children}
      </Container>
    </div>
  );
}
