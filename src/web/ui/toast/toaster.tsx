import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import shared from '../shared.module.css';
import { ToastItem } from './toast-item.tsx';
import { type Toast, toasts, useToasts } from './toast-store.ts';
import styles from './toaster.module.css';
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
    const anyLeft = toasts.shown.get().some((toast) => toast.open);
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

/** Long enough for a screen reader to take it; after that it would only be found again by chance. */
const CLEAR_AFTER_MS = 1000;
const NOTHING: readonly Toast[] = [];

interface ToastAnnouncerProps {
  readonly list: readonly Toast[];
  /** Leads to what can be pressed in them. */
  readonly hotkey: string;
}

/**
 * Says each toast once, when it comes or changes; those that come together are said together. The two elements are
 * in the page before there is anything to say: only then do all screen readers notice.
 */
function ToastAnnouncer({ list, hotkey }: ToastAnnouncerProps) {
  const before = useRef(NOTHING);
  const [said, setSaid] = useState(NOTHING);

  useEffect(() => {
    const known = before.current;
    before.current = list;
    const news = list.filter((toast) => toast.open && !known.some((other) => saysTheSame(other, toast)));
    // The newest is the first of the list; it is said last.
    if (news.length > 0) setSaid(news.reverse());
  }, [list]);

  useEffect(() => {
    if (said.length === 0) return;
    const timer = setTimeout(setSaid, CLEAR_AFTER_MS, NOTHING);
    return () => clearTimeout(timer);
  }, [said]);

  const inWords = ({ id, title, description, action }: Toast) => (
    <p key={id}>{[title, description, action && `${action.label}: ${hotkey}`].filter(Boolean).join('. ')}</p>
  );
  const isUrgent = (toast: Toast) => toast.look === 'destructive';
  return (
    <div className={shared.hidden}>
      <div role="status">{said.filter((toast) => !isUrgent(toast)).map(inWords)}</div>
      <div role="alert">{said.filter(isUrgent).map(inWords)}</div>
    </div>
  );
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.id === other.id && one.title === other.title && one.description === other.description;
}

/**
 * Where the screen is too low for a dialog to keep clear of the toasts (dialog.css), one may come to lie on the field
 * that it is about: the field then moves.
 */
function useFocusUncovered(region: RefObject<HTMLElement | null>, list: readonly Toast[]): void {
  useEffect(() => {
    const focused = document.activeElement;
    // The page itself is not to be moved: it has the focus when what had it is gone, or when one pressed beside a control.
    if (!region.current || !(focused instanceof HTMLElement) || focused.tabIndex < 0) return;
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

/** Time stands still under the pointer, with the focus inside, and while the page is hidden. */
function useHeldWhileLookedAt(region: { readonly current: HTMLElement | null }, anyOpen: boolean): void {
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
