import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../button.tsx';
import { CircleAlert, CircleCheck, Info, X } from '../icons.tsx';
import { Link } from '../link.tsx';
import shared from '../shared.module.css';
import toastStyles from './toast.module.css';
import styles from './toast-item.module.css';
import { type Toast, toasts } from './toast-store.ts';

const CLOSE = 'Close';

const LOOKS = {
  default: { frame: styles.info, icon: shared.accent, Icon: Info },
  success: { frame: styles.success, icon: shared.green, Icon: CircleCheck },
  destructive: { frame: styles.failure, icon: shared.red, Icon: CircleAlert },
};

interface Props {
  readonly toast: Toast;
  readonly onClose: (id: number) => void;
}

export function ToastItem({ toast, onClose }: Props) {
  const { frame, icon, Icon } = LOOKS[toast.look ?? 'default'];
  const swipe = useSwipeToDismiss(() => toasts.dismiss(toast.id));

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Must not close a dialog around the toast.
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
      <Icon className={`${shared.iconMedium} ${styles.icon} ${icon}`} />
      <div className={styles.body}>
        <p className={shared.strong}>{toast.title}</p>
        {toast.description && <p className={`${styles.text} ${shared.note}`}>{toast.description}</p>}
        {toast.link && (
          <Link href={toast.link.href} className={`${shared.small} ${shared.accent} ${shared.touch}`}>
            {toast.link.text}
          </Link>
        )}
      </div>
      {toast.action && (
        <Button variant="secondary" className={toastStyles.toastAction} onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <button type="button" onClick={() => onClose(toast.id)} className={`${shared.square} ${styles.close}`}>
        <X className={shared.iconMedium} />
        <span className={shared.hidden}>{CLOSE}</span>
      </button>
    </li>
  );
}

const DISMISS_PX = 50;
/** Less counts as a tap. */
const START_PX = { touch: 10, other: 2 };

interface Swipe {
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

/** Swipe to the right. It follows the finger with an inline style. */
function useSwipeToDismiss(onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button === 0) swipe.current = { startX: event.clientX, startY: event.clientY, moving: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = swipe.current;
    if (!current) return;
    const x = event.clientX - current.startX;
    const y = event.clientY - current.startY;
    if (!current.moving) {
      const buffer = event.pointerType === 'touch' ? START_PX.touch : START_PX.other;
      if (Math.max(Math.abs(x), Math.abs(y)) <= buffer) return;
      if (x <= Math.abs(y)) {
        swipe.current = null;
        return;
      }
      current.moving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.transitionProperty = 'none';
    }
    event.currentTarget.style.translate = `${Math.max(0, x)}px`;
  }

  function settle(event: PointerEvent<HTMLElement>) {
    const current = swipe.current;
    swipe.current = null;
    if (!current?.moving) return;
    // The CSS transition continues from where the finger left it.
    event.currentTarget.style.transitionProperty = '';
    event.currentTarget.style.translate = '';
    if (event.type === 'pointerup' && event.clientX - current.startX >= DISMISS_PX) onAway();
  }

  return { onPointerDown, onPointerMove, onPointerUp: settle, onPointerCancel: settle };
}
