import type { KeyboardEvent } from 'react';
import { Button } from '../button.tsx';
import { CircleAlert } from '../icons/circle-alert.tsx';
import { CircleCheck } from '../icons/circle-check.tsx';
import { Info } from '../icons/info.tsx';
import { X } from '../icons/x.tsx';
import { Link } from '../link.tsx';
import { type Toast, toasts } from './toast-store.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const LOOKS = {
  default: { frame: 'border-line-strong', icon: 'text-accent', Icon: Info },
  success: { frame: 'border-green', icon: 'text-green', Icon: CircleCheck },
  destructive: { frame: 'border-red', icon: 'text-red', Icon: CircleAlert },
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
      className={`toast pointer-events-auto flex select-none items-start gap-3 rounded-lg border bg-surface-2 py-3 pr-1 pl-4 shadow-sheet ${frame}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 break-words text-muted text-sm">{toast.description}</p>}
        {toast.link && (
          <Link href={toast.link.href} className="inline-flex min-h-touch items-center text-accent text-sm">
            {toast.link.text}
          </Link>
        )}
      </div>
      {toast.action && (
        <Button variant="secondary" className="toast-action" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <button
        type="button"
        onClick={() => onClose(toast.id)}
        className="-my-2.5 grid size-touch shrink-0 place-items-center rounded-md text-muted hover:text-fg"
      >
        <X className="size-5" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </li>
  );
}
