/** Where the entry of the history that was come back to had been left; null when it is new. */
let leftAt: number | null = null;

/** An entry is come to: by back, forward or a reload with the place it was left at, otherwise with null. */
export function comeTo(place: number | null): void {
  leftAt = place;
}

/** Scrolls to the place that was left, when one was come back to. Tells whether it did. */
export function returnToPlace(): boolean {
  if (leftAt === null) return false;
  // Not smoothly, whatever the style sheet says: it is another page.
  window.scrollTo({ top: leftAt, behavior: 'instant' });
  return true;
}
