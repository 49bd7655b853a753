import type { KeyboardEvent } from 'react';
import { Button } from '../button.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icons.tsx';
import { Link } from '../link.tsx';
import shared from '../shared.module.css';
import toastStyles from './toast.module.css';
import styles from './toast-item.module.css';
import { type Toast, toasts } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const LOOKS = {
  default: { frame: styles.info, icon: shared.accent, Icon: Info },
  success: { frame: styles.success, icon: shared.green, Icon: CircleCheck },
  destructive: { frame: styles.failure, icon: shared.red, Icon: CircleAlert },
};

interface Props {
  readonly toast: Toast;
  readonly closeLabel: string;
  readonly onClose: (id: number) => void;
}

export function ToastItem({ toast, closeLabel, onClose }: Props) {
  const { frame, icon, Icon } = LOOKS[toast.look ?? 'default'];
  const swipe = useSwipeAway(() => toasts.dismiss(toast.id));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Not for the dialog that the toast may lie in.
    event.preventDefault();
    event.stopPropagation();
    onClose(toast.id);
  }

  function act() {
    onClose(toast.id);
    toast.action?.act();
  }

  return (
    <li
      hidden={!toast.open}
      onKeyDown={onKeyDown}
      {...swipe}
      className={`${toastStyles.toast} ${styles.toast} ${frame}`}
    >
      <Icon className={`${styles.icon} ${icon}`} />
      <div className={styles.body}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={`${styles.text} ${shared.note}`}>{toast.description}</p>}
        {toast.link && (
          <Link href={toast.link.href} className={`${styles.link} ${shared.touch}`}>
            {toast.link.text}
          </Link>
        )}
      </div>
      {toast.action && (
        <Button variant="secondary" className={toastStyles.toastAction} onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <button type="button" onClick={() => onClose(toast.id)} className={styles.close}>
        <X className={shared.iconMedium} />
        <span className={shared.hidden}>{closeLabel}</span>
      </button>
    </li>
  );
}
