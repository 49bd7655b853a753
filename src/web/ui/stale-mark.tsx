import styles from './stale-mark.module.css';

/** While what is shown could not be renewed: it stays, quietly marked, and nothing moves. */
export function StaleMark({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.mark}>
      <span aria-hidden="true" className={styles.dot} />
      {children}
    </p>
  );
}
