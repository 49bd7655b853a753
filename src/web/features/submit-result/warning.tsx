import type { ReactNode } from 'react';
import { TriangleAlert } from '#web/ui/icons.tsx';
import styles from './warning.module.css';

/** Something the captain should know before continuing. */
export function Warning({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.warning}>
      <TriangleAlert className={styles.icon} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
    </div>
  );
}
