import { type FocusEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastItem } from './toast-item.tsx';
import { type Toast, toasts } from './toast-store.ts';
import styles from './toaster.module.css';
import { useFocusUncovered } from './use-focus-uncovered.ts';
import { useHeldWhileLookedAt } from './use-held-while-looked-at.ts';
import { useToasts } from './use-toasts.ts';
import { useTopHost } from './use-top-host.ts';

const HOTKEY = 'F8';

interface Props {
  /** Names the region to a screen reader. */
  readonly label: string;
  readonly closeLabel: string;
}

/** The region of all notifications. It lies above everything, and inside the dialog that is open on top. */
export function Toaster(props: Props) {
  const list = useToasts();
  const host = useTopHost();
  return createPortal(<ToastRegion {...props} list={list} />, host);
}

function ToastRegion({ label, closeLabel, list }: Props & { readonly list: readonly Toast[] }) {
  const region = useRef<HTMLElement>(null);
  /** What had the focus before something in the region got it. */
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== HOTKEY) return;
      event.preventDefault();
      if (!region.current?.contains(document.activeElement)) region.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const anyOpen = list.some((toast) => toast.open);
  useHeldWhileLookedAt(region, anyOpen);
  useFocusUncovered(region, list);

  function onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (!region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  /** The button that had the focus disappears: it stays in the region, or goes back when nothing is left there. */
  function close(id: number) {
    toasts.dismiss(id);
    const focusIsInside = region.current?.contains(document.activeElement);
    const anyLeft = toasts.list().some((toast) => toast.open);
    if (!focusIsInside) return;
    if (anyLeft) region.current?.focus();
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <section
      ref={region}
      aria-label={`${label} (${HOTKEY})`}
      tabIndex={-1}
      onFocus={onFocus}
      className={styles.section}
    >
      <ol className={styles.list}>
        {list.map((toast) => (
          <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
        ))}
      </ol>
      <ToastAnnouncer list={list} hotkey={HOTKEY} />
    </section>
  );
}
