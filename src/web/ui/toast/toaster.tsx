import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import shared from '../shared.module.css';
import { ToastItem } from './toast-item.tsx';
import { type Toast, toasts, useToasts } from './toast-store.ts';
import styles from './toaster.module.css';
import { useTopHost } from './use-top-host.ts';

const LABEL = 'Notifications';
/** Moves the focus to the toasts. */
const HOTKEY = 'F8';

/** Above everything, and inside the topmost open dialog. */
export function Toaster() {
  return createPortal(<ToastRegion list={useToasts()} />, useTopHost());
}

interface Props {
  readonly list: readonly Toast[];
}

function ToastRegion({ list }: Props) {
  const region = useRef<HTMLElement>(null);
  /** The element that had the focus before the region. */
  const previousFocus = useRef<EventTarget | null>(null);

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
  usePauseOnAttention(region, anyOpen);
  useFocusUncovered(region, list);

  function onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (!region.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
  }

  /** The focused button disappears: the focus stays in the region, or returns when no toast is left. */
  function close(id: number) {
    toasts.dismiss(id);
    const focusIsInside = region.current?.contains(document.activeElement);
    const anyLeft = toasts.shown.get().some((toast) => toast.open);
    if (!focusIsInside) return;
    if (anyLeft) region.current?.focus();
    else if (previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus({ preventScroll: true });
  }

  return (
    <section
      ref={region}
      aria-label={`${LABEL} (${HOTKEY})`}
      tabIndex={-1}
      onFocus={onFocus}
      className={styles.section}
    >
      <ol className={styles.list}>
        {list.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={close} />
        ))}
      </ol>
      <ToastAnnouncer list={list} />
    </section>
  );
}

/** Long enough for screen readers to read it; after that it would only be found by accident. */
const CLEAR_AFTER_MS = 1000;
const NOTHING: readonly Toast[] = [];

/**
 * Announces each toast once, when it appears or changes; toasts that appear together are announced together. The two
 * elements exist before there is anything to announce: only then do all screen readers notice.
 */
function ToastAnnouncer({ list }: Props) {
  const before = useRef(NOTHING);
  const [announced, setAnnounced] = useState(NOTHING);

  useEffect(() => {
    const known = before.current;
    before.current = list;
    const news = list.filter((toast) => toast.open && !known.some((other) => hasSameText(other, toast)));
    // The list has the newest first; it is announced last.
    if (news.length > 0) setAnnounced(news.reverse());
  }, [list]);

  useEffect(() => {
    if (announced.length === 0) return;
    const timer = setTimeout(setAnnounced, CLEAR_AFTER_MS, NOTHING);
    return () => clearTimeout(timer);
  }, [announced]);

  const inWords = ({ id, title, description, action }: Toast) => (
    <p key={id}>{[title, description, action && `${action.label}: ${HOTKEY}`].filter(Boolean).join('. ')}</p>
  );
  const isUrgent = (toast: Toast) => toast.look === 'destructive';
  return (
    <div className={shared.hidden}>
      <div role="status">{announced.filter((toast) => !isUrgent(toast)).map(inWords)}</div>
      <div role="alert">{announced.filter(isUrgent).map(inWords)}</div>
    </div>
  );
}

function hasSameText(one: Toast, other: Toast): boolean {
  return one.id === other.id && one.title === other.title && one.description === other.description;
}

/**
 * On screens too low for a dialog to keep clear of toasts (dialog.css), a toast may cover the field it is about: the
 * field is then scrolled.
 */
function useFocusUncovered(region: RefObject<HTMLElement | null>, list: readonly Toast[]): void {
  useEffect(() => {
    const focused = document.activeElement;
    // Only for a field, in which someone types. A list must not scroll under the pointer.
    if (!region.current || !focused?.matches('input, select, textarea')) return;
    if (!list.some((toast) => toast.open)) return;
    const toasts = region.current.getBoundingClientRect();
    const field = focused.getBoundingClientRect();
    const overlaps =
      field.bottom > toasts.top &&
      field.top < toasts.bottom &&
      field.right > toasts.left &&
      field.left < toasts.right;
    if (!overlaps || region.current.contains(focused)) return;
    focused.scrollIntoView({ block: toasts.top < window.innerHeight / 3 ? 'end' : 'start' });
  }, [region, list]);
}

/** Pauses the timers on hover, on focus, and while the page is hidden. */
function usePauseOnAttention(region: { readonly current: HTMLElement | null }, anyOpen: boolean): void {
  useEffect(() => {
    const element = region.current;
    if (!element || !anyOpen) return;
    let pointed = false;
    let focused = element.contains(document.activeElement);

    function check() {
      if (pointed || focused || document.hidden) toasts.pause();
      else toasts.resume();
    }
    function onPointer(event: PointerEvent) {
      pointed = event.type === 'pointerover' || isInside(event.relatedTarget);
      check();
    }
    function onFocus(event: globalThis.FocusEvent) {
      focused = event.type === 'focusin' || isInside(event.relatedTarget);
      check();
    }
    function isInside(target: EventTarget | null) {
      return target instanceof Node && element?.contains(target) === true;
    }

    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerover', onPointer, { signal });
    element.addEventListener('pointerout', onPointer, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', onFocus, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    check();
    return () => {
      listening.abort();
      toasts.resume();
    };
  }, [region, anyOpen]);
}
