import { type RefObject, useEffect, useRef } from 'react';

/** What a key does to the card with the focus, by its place in the list. */
type KeyActions = Readonly<Record<string, (index: number) => unknown>>;

/**
 * Going through a list of cards by keyboard: arrows move the focus, other keys act on the card that has it. Only
 * while a card itself has the focus, so that typing a note stays typing.
 */
export function useTriageKeys(actions: KeyActions): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const focus = (index: number) => (element.children[index] as HTMLElement | undefined)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      const index = [...element.children].indexOf(event.target as Element);
      if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = latest.current[event.key.toLowerCase()];
      if (event.key === 'ArrowDown') focus(index + 1);
      else if (event.key === 'ArrowUp') focus(index - 1);
      else if (action && !event.repeat) action(index);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
