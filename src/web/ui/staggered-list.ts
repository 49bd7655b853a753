import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/**
 * Follows a list one item at a time, each in its own commit. React renders in slices but commits all changes at once:
 * on a phone, a burst of results would block the page for a tenth of a second. Unchanged items keep their identity, so
 * that they are not rendered again.
 */
export function useStaggeredList<Item>(items: readonly Item[]): readonly Item[] {
  const [shown, setShown] = useState(items);
  useEffect(() => {
    const next = nextShown(shown, items);
    if (next !== shown) startTransition(() => setShown(next));
  }, [items, shown]);
  return shown;
}

/** One step from the shown list towards the items; the shown list itself if they are equal. */
export function nextShown<Item>(shown: readonly Item[], items: readonly Item[]): readonly Item[] {
  const target = replaceEqualDeep(shown, items);
  const changed = target.findIndex((item, index) => item !== shown[index]);
  if (changed === -1) return target;
  return target.map((item, index) => (index <= changed ? item : (shown[index] ?? item)));
}
