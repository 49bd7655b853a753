/** The scroll position of the current history entry; null if the entry is new. */
let savedPosition: number | null = null;

/** A position on back, forward and reload, otherwise null. */
export function setSavedScroll(position: number | null): void {
  savedPosition = position;
}

/** Returns whether there was a saved position. */
export function restoreScroll(): boolean {
  if (savedPosition === null) return false;
  // Never smoothly: it is another page.
  window.scrollTo({ top: savedPosition, behavior: 'instant' });
  return true;
}
