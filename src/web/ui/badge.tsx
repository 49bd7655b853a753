import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'green' | 'red';

interface Props {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** The word says the same as the colour. */
export function Badge({ tone = 'neutral', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
