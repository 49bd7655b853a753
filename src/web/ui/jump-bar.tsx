import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './jump-bar.module.css';
import shared from './shared.module.css';

interface Target {
  /** The id of the element on this page. */
  readonly id: string;
  /** A letter or two. */
  readonly text: string;
  /** The full name, for screen readers. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  /** Must keep its identity between renders. */
  readonly targets: readonly Target[];
  /** Whether the targets are on the page. */
  readonly ready: boolean;
  /** Before the links; must keep its identity as well. */
  readonly start?: ReactNode;
}

/**
 * Links to the parts of a long list and marks those in view. Sticks below the header; on a phone it scrolls sideways,
 * by finger or following the page. A single part needs no links.
 */
export const JumpBar = memo(function JumpBar({ label, targets, ready, start }: Props) {
  const row = useRef<HTMLUListElement>(null);
  /** The ids in view, as one string: most scrolling changes none of them. */
  const [inView, setInView] = useState('');
  const ids = inView.split(' ');
  const first = targets.findIndex(({ id }) => ids.includes(id));
  useEffect(() => {
    if (ready) return watchTargets(targets, setInView);
  }, [targets, ready]);
  useEffect(() => {
    if (row.current) scrollRowTo(row.current, first);
  }, [first]);
  if (targets.length < 2) return null;
  return (
    <div className={`${styles.jumpBar} ${shared.notOnPaper}`}>
      {start}
      <nav aria-label={label}>
        <ul ref={row}>
          {targets.map(({ id, text, name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-label={name}
                aria-current={index === first ? 'location' : undefined}
                className={ids.includes(id) ? styles.inView : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});

/** The header and the bar cover the top of the screen. */
const COVERED = 100;

/** Whether half of an element is visible, or half of the screen is filled by it. */
function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  if (!box) return false;
  const visible = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, COVERED);
  return visible > 0 && visible >= Math.min(box.height, window.innerHeight - COVERED) / 2;
}

/** Looks the targets up each time: a filter replaces them. */
function watchTargets(targets: readonly Target[], onChange: (inView: string) => void): () => void {
  const update = () =>
    onChange(
      targets
        .map(({ id }) => id)
        .filter(isInView)
        .join(' '),
    );
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ['scroll', 'resize']) window.addEventListener(event, update, { signal, passive: true });
  // Called at once, and when the list becomes longer or shorter.
  const observer = new ResizeObserver(update);
  observer.observe(document.body);
  return () => {
    listening.abort();
    observer.disconnect();
  };
}

/** Scrolls only the row, never the page. */
function scrollRowTo(row: HTMLElement, index: number): void {
  const item = row.children[index];
  if (item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft - row.clientWidth / 3 });
}
