import { useLayoutEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { restoreScroll, setSavedScroll } from '#web/ui/scrolling.ts';

/*
 * Scroll restoration and focus when one page replaces another. The scroll position of a history entry is stored in its
 * state.
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

/**
 * A new entry gets a position at once, because visitors may return to it without ever scrolling. A fragment is a
 * position, too.
 */
function enterHistoryEntry(): void {
  const scrollY = savedScroll();
  setSavedScroll(scrollY);
  if (scrollY === null && !hashTarget()) saveScroll();
}

/** Once, in the browser. From here on, we restore the scroll position on back and forward. */
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
    // The same page: nothing is replaced.
    if (window.location.pathname === path && !restoreScroll()) hashTarget()?.scrollIntoView();
    path = window.location.pathname;
  });
  window.addEventListener('pushState', () => {
    // The pending position belongs to the entry that was left, which is already saved.
    clearTimeout(timer);
    path = window.location.pathname;
  });

  // During a reload or on another site, the browser restores the position better.
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Navigates within the site. */
export function followLink(to: string, options: { readonly replace?: boolean } = {}): void {
  const { pathname, search } = window.location;
  if (!options.replace) saveScroll();
  setSavedScroll(null);
  navigate(to, options);
  // A link to the current page replaces nothing, but may have a fragment.
  if (options.replace || window.location.pathname !== pathname) return;
  const target = hashTarget();
  if (target) target.scrollIntoView();
  else if (window.location.search === search) window.scrollTo({ top: 0 });
}

/** Runs when the page at `path` has replaced another one. */
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

    // Screen readers announce the new page by the heading that gets the focus.
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [path]);
}
