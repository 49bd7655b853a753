import { useEffect, useRef, useState } from 'react';
import type { Toast } from './toast-store.ts';

/** Long enough for a screen reader to take it; after that it would only be found again by chance. */
const CLEAR_AFTER_MS = 1000;

/**
 * Says each toast once, when it comes or changes. The two elements are in the page before there is anything to
 * say: only then do all screen readers notice.
 */
export function ToastAnnouncer({ list }: { readonly list: readonly Toast[] }) {
  const newest = list.find((toast) => toast.open);
  const id = newest?.id ?? 0;
  const words = newest ? [newest.title, newest.description].filter(Boolean).join('. ') : '';
  const last = useRef({ id: 0, words: '' });
  const [said, setSaid] = useState('');

  useEffect(() => {
    // An older toast that becomes the newest, because the one above it was closed, has been said.
    const isNews = id > last.current.id || (id === last.current.id && words !== last.current.words);
    if (!isNews) return;
    last.current = { id, words };
    setSaid(words);
    const timer = setTimeout(setSaid, CLEAR_AFTER_MS, '');
    return () => clearTimeout(timer);
  }, [id, words]);

  const urgent = newest?.look === 'destructive';
  return (
    <div className="sr-only">
      <div role="status">{urgent ? '' : said}</div>
      <div role="alert">{urgent ? said : ''}</div>
    </div>
  );
}
