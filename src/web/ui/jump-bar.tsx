import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './jump-bar.module.css';
import shared from './shared.module.css';

const NONE: ReadonlySet<string> = new Set();

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
  const [inView, setInView] = useState(NONE);
  const first = targets.findIndex(({ id }) => inView.has(id));
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
                className={inView.has(id) ? styles.inView : undefined}
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

const STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1];

/**
 * An element is in view if half of it is visible, or if it fills half of the screen. The header and the bar cover the
 * top of the screen.
 */
function watchTargets(
  targets: readonly { readonly id: string }[],
  onChange: (inView: ReadonlySet<string>) => void,
): () => void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fills = intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) / 2;
        if (intersectionRatio >= 0.5 || fills) seen.add(target.id);
        else seen.delete(target.id);
      }
      onChange(new Set(seen));
    },
    { rootMargin: '-100px 0px 0px', threshold: STEPS },
  );
  for (const { id } of targets) {
    const element = document.getElementById(id);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Scrolls only the row, never the page. */
function scrollRowTo(row: HTMLElement, index: number): void {
  const item = row.children[index];
  if (item instanceof HTMLElement) row.scrollTo({ left: item.offsetLeft - row.clientWidth / 3 });
}
