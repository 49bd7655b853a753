import { useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { restoreScroll, setSavedScroll } from '#web/ui/scroll-restoration.ts';

/*
 * Scroll restoration and focus when one page takes the place of another. The scroll position of a history entry is
 * kept in its state.
 */

const SAVE_AFTER_MS = 100;

function saveScroll(): void {
  history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
}

function savedScroll(): number | null {
  const scrollY: unknown = history.state?.scrollY;
  return typeof scrollY === 'number' ? scrollY : null;
}

function hashTarget(): HTMLElement | null {
  return document.getElementById(window.location.hash.slice(1));
}

/** A new entry has a place from the start: whoever never scrolls may come back to it, too. A fragment is a place. */
function enterHistoryEntry(): void {
  const scrollY = savedScroll();
  setSavedScroll(scrollY);
  if (scrollY === null && !hashTarget()) saveScroll();
}

/** Once, in the browser. From here on the scroll position is ours on back and forward. */
export function watchHistory(): void {
  enterHistoryEntry();

  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(saveScroll, SAVE_AFTER_MS);
    },
    { passive: true },
  );

  let path = window.location.pathname;
  window.addEventListener('popstate', () => {
    clearTimeout(timer);
    enterHistoryEntry();
    // The same page: nothing will be exchanged.
    if (window.location.pathname === path && !restoreScroll()) hashTarget()?.scrollIntoView();
    path = window.location.pathname;
  });
  window.addEventListener('pushState', () => {
    // What was scrolled belongs to the entry that was left, which has been saved.
    clearTimeout(timer);
    path = window.location.pathname;
  });

  // While the document is away or reloaded, the browser knows the place better.
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Goes to an address of this site: pages follow the address. */
export function followLink(to: string, options: { readonly replace?: boolean } = {}): void {
  const { pathname, search } = window.location;
  if (!options.replace) saveScroll();
  setSavedScroll(null);
  navigate(to, options);
  // A link to the page one is on exchanges nothing, but still leads somewhere.
  if (options.replace || window.location.pathname !== pathname) return;
  const target = hashTarget();
  if (target) target.scrollIntoView();
  else if (window.location.search === search) window.scrollTo({ top: 0 });
}

/** Runs when the page at `path` has taken the place of another one. */
export function usePageTransition(path: string): void {
  const previous = useRef(path);
  useLayoutEffect(() => {
    if (previous.current === path) return;
    previous.current = path;

    const returned = restoreScroll();
    const target = returned ? null : hashTarget();
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (!returned) window.scrollTo({ top: 0, behavior: 'instant' });
    saveScroll();

    // A screen reader announces the new page by the heading that receives the focus.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [path]);
}
