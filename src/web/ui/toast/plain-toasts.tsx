import { createPortal } from 'react-dom';
import { useToasts } from './use-toasts.ts';
import { useTopHost } from './use-top-host.ts';

/** What the toaster would have shown, when it could not be loaded. Each goes when its time is over. */
export function PlainToasts() {
  const open = useToasts().filter((toast) => toast.open);
  return createPortal(
    <div role="alert" className="fixed inset-x-4 top-4 grid gap-2">
      {open.map(({ id, title, description }) => (
        <div key={id} className="rounded-lg border border-line-strong bg-surface-2 px-4 py-3 shadow-sheet">
          <p className="break-words font-semibold">{title}</p>
          <p className="break-words text-muted text-sm">{description}</p>
        </div>
      ))}
    </div>,
    useTopHost(),
  );
}
