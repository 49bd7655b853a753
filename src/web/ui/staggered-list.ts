import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a list one item at a time, each in a commit of its own. React renders in pieces but puts all that has changed
 * into the page at once: on a phone a rush of results would stop it for a tenth of a second. An item that is the same
 * stays the same object, so that what shows it need not be rendered again.
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

/** One step from what is shown towards the items; null when there is nothing left to do. */
export function nextShown<Item>(
  shown: readonly Item[],
  items: readonly Item[],
  isSame: (before: Item, now: Item) => boolean,
): Item[] | null {
  const changed = items.findIndex((item, index) => {
    const before = shown[index];
    return before === undefined || !isSame(before, item);
  });
  // A tail that is gone has nothing to be compared with.
  if (changed === -1) return shown.length > items.length ? shown.slice(0, items.length) : null;
  return items.map((item, index) => (index === changed ? item : (shown[index] ?? item)));
}
