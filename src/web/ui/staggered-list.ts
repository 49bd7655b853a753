import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a list of fixed length one item at a time, each in a commit of its own. React renders in pieces but puts all
 * that has changed into the page at once: on a phone a rush of results would stop it for a tenth of a second. An item
 * that is the same stays the same object, so that what shows it need not be rendered again.
 */
export function useStaggeredList<Item>(
  items: readonly Item[],
  isSame: (before: Item, now: Item) => boolean,
): readonly Item[] {
  const [shown, setShown] = useState(items);
  useEffect(() => {
    const changed = items.findIndex((item, index) => {
      const before = shown[index];
      return before === undefined || !isSame(before, item);
    });
    if (changed === -1) return;
    startTransition(() => {
      setShown(items.map((item, index) => (index === changed ? item : (shown[index] ?? item))));
    });
  }, [items, shown, isSame]);
  return shown;
}
