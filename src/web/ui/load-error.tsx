import { Button } from './button.tsx';
import { CloudOff } from './icons.tsx';
import styles from './load-error.module.css';
import shared from './shared.module.css';

interface Props {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** Replaces content that could not be loaded. */
export function LoadError({ message, retryLabel, onRetry }: Props) {
  return (
    <div role="alert" className={`${shared.card} ${styles.card}`}>
      <CloudOff />
      <p className={`${shared.large} ${shared.strong}`}>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** Marks data that could not be refreshed, without moving anything. */
export function StaleMark({ children }: { readonly children: string }) {
  return (
    <p role="status" className={`${shared.small} ${styles.mark}`}>
      <span aria-hidden="true" className={styles.dot} />
      {children}
    </p>
  );
}
