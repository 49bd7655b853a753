import { useEffect, useRef, useState } from 'react';
import shared from '../shared.module.css';
import type { Toast } from './toast-store.ts';

/** Long enough for a screen reader to take it; after that it would only be found again by chance. */
const CLEAR_AFTER_MS = 1000;
const NOTHING: readonly Toast[] = [];

interface Props {
  readonly list: readonly Toast[];
  /** Leads to what can be pressed in them. */
  readonly hotkey: string;
}

/**
 * Says each toast once, when it comes or changes; those that come together are said together. The two elements are
 * in the page before there is anything to say: only then do all screen readers notice.
 */
export function ToastAnnouncer({ list, hotkey }: Props) {
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
