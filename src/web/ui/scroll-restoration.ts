/** The scroll position to restore on the current history entry; null when the entry is new. */
let savedPosition: number | null = null;

/** On back, forward and reload with the position that the entry was left at, otherwise with null. */
export function setSavedScroll(position: number | null): void {
  savedPosition = position;
}

/** Scrolls to the saved position, if there is one, and tells whether it did. */
export function restoreScroll(): boolean {
  if (savedPosition === null) return false;
  // Not smoothly, whatever the style sheet says: it is another page.
  window.scrollTo({ top: savedPosition, behavior: 'instant' });
  return true;
}
