import { memo, type RefObject, useEffect, useRef } from 'react';
import { useVisibleTargets } from './visible-targets.ts';

interface Target {
  /** Of the element on this page. */
  readonly id: string;
  /** A letter or two. */
  readonly text: string;
  /** The same in full, for a screen reader. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  /** It must stay the same array. */
  readonly targets: readonly Target[];
  /** Whether the targets are on the page by now. */
  readonly ready: boolean;
}

/**
 * Leads to the parts of a long list and marks those in view. Stays in sight below the header; on a phone it is pushed
 * sideways, by the finger or by the reading.
 */
export const JumpBar = memo(function JumpBar({ label, targets, ready }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const inView = useVisibleTargets(targets, ready);
  const first = targets.findIndex(({ id }) => inView.has(id));
  useScrolledTo(row, first);
  return (
    <nav aria-label={label} className="jump-bar">
      <ul ref={row}>
        {targets.map(({ id, text, name }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-label={name}
              aria-current={index === first ? 'location' : undefined}
              className={inView.has(id) ? 'in-view' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Keeps an item in sight in a row that is too long for the screen. Only the row moves, never the page. */
function useScrolledTo(row: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const list = row.current;
    const item = list?.children[index];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollTo({ left: item.offsetLeft - list.clientWidth / 3 });
  }, [row, index]);
}
