import { createPortal } from 'react-dom';
import shared from '../shared.module.css';
import styles from './plain-toasts.module.css';
import { useToasts } from './use-toasts.ts';
import { useTopHost } from './use-top-host.ts';

/** What the toaster would have shown, when it could not be loaded. Each goes when its time is over. */
export function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open);
  return createPortal(
    <div role="alert" className={styles.toasts}>
      {open.map(({ id, title, description }) => (
        <div key={id} className={styles.toast}>
          <p className={styles.title}>{title}</p>
          <p className={`${styles.text} ${shared.note}`}>{description}</p>
        </div>
      ))}
    </div>,
    useTopHost(),
  );
}
