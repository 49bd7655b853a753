import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a list one item at a time, each in its own commit. React renders in slices but commits all changes at once:
 * on a phone, a burst of results would block the page for a tenth of a second. Unchanged items keep their identity, so
 * that they are not rendered again.
 */
export function useStaggeredList<Item>(
  items: readonly Item[],
  isSame: (before: Item, now: Item) => boolean,
): readonly Item[] {
  const [shown, setShown] = useState(items);
  useEffect(() => {
    const next = nextShown(shown, items, isSame);
    if (next) startTransition(() => setShown(next));
  }, [items, shown, isSame]);
  return shown;
}

/** One step from the shown list towards the items; null when they are equal. */
export function nextShown<Item>(
  shown: readonly Item[],
  items: readonly Item[],
  isSame: (before: Item, now: Item) => boolean,
): Item[] | null {
  const changed = items.findIndex((item, index) => {
    const before = shown[index];
    return before === undefined || !isSame(before, item);
  });
  // Removed items at the end have nothing to be compared with.
  if (changed === -1) return shown.length > items.length ? shown.slice(0, items.length) : null;
  return items.map((item, index) => (index === changed ? item : (shown[index] ?? item)));
}
