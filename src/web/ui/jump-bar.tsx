import { memo, useEffect, useRef, useState } from 'react';
import styles from './jump-bar.module.css';

const NONE: ReadonlySet<string> = new Set();

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
  const [inView, setInView] = useState(NONE);
  const first = targets.findIndex(({ id }) => inView.has(id));
  useEffect(() => {
    if (ready) return watchTargets(targets, setInView);
  }, [targets, ready]);
  useEffect(() => {
    if (row.current) scrollRowTo(row.current, first);
  }, [first]);
  return (
    <nav aria-label={label} className={styles.jumpBar}>
      <ul ref={row}>
        {targets.map(({ id, text, name }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-label={name}
              aria-current={index === first ? 'location' : undefined}
              className={inView.has(id) ? styles.inView : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1];

/**
 * Tells which of the elements are in view: half of one, or as much of it as fills half of the screen. The header and
 * what stays below it cover the top of the screen.
 */
function watchTargets(
  targets: readonly { readonly id: string }[],
  tell: (inView: ReadonlySet<string>) => void,
): () => void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fills = intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2;
        if (intersectionRatio >= 0.5 || fills) seen.add(target.id);
        else seen.delete(target.id);
      }
      tell(new Set(seen));
    },
    { rootMargin: '-100px 0px 0px', threshold: STEPS },
  );
  for (const { id } of targets) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Keeps an item in sight in a row that is too long for the screen. Only the row moves, never the page. */
function scrollRowTo(row: HTMLElement, index: number): void {
  const item = row.children[index];
  if (item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft - row.clientWidth / 3 });
}
