import { Button } from './button.tsx';
import { CloudOff } from './icons.tsx';
import styles from './load-error.module.css';

interface Props {
  /** What could not be loaded. */
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function LoadError({ message, retryLabel, onRetry }: Props) {
  return (
    <div role="alert" className={styles.card}>
      <CloudOff className={styles.icon} />
      <p className={styles.title}>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** While what is shown could not be renewed: it stays, quietly marked, and nothing moves. */
export function StaleMark({ children }: { readonly children: string }) {
  return (
    <p role="status" className={styles.mark}>
      <span aria-hidden="true" className={styles.dot} />
      {children}
    </p>
  );
}
