import type { ReactNode } from 'react';
import styles from './shared.module.css';

interface Props {
  /** `reading` keeps lines at 60 to 75 characters. */
  readonly width?: 'page' | 'reading';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A narrow container starts at the same left edge as a wide one. */
export function Container({ width = 'page', className = '', children }: Props) {
  return (
    <div className={`${styles.container} ${className}`}>
      {width === 'reading' ? <div className={styles.reading}>{children}</div> : children}
    </div>
  );
}
