/** Calls with every way to choose one of each list. The array is the same each time: nobody may keep it. */
export function eachCombination<Each>(
  lists: readonly (readonly Each[])[],
  visit: (chosen: readonly Each[]) => void,
  chosen: Each[] = [],
): void {
  const list = lists[chosen.length];
  if (!list) {
    visit(chosen);
    return;
  }
  for (const each of list) {
    chosen.push(each);
    eachCombination(lists, visit, chosen);
    chosen.pop();
  }
}
