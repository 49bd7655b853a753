import { memo, useEffect, useRef, useState } from 'react';
import styles from './jump-bar.module.css';
import { lazyModule, useLazyModule } from './lazy-module.ts';

/** The server sends no marks. */
const targetsInView = lazyModule(() => import('./targets-in-view.ts'));
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
  const { module: marks } = useLazyModule(targetsInView, true);
  const [inView, setInView] = useState(NONE);
  const first = targets.findIndex(({ id }) => inView.has(id));
  useEffect(() => {
    if (ready) return marks?.watchTargets(targets, setInView);
  }, [marks, targets, ready]);
  useEffect(() => {
    if (row.current) marks?.scrollRowTo(row.current, first);
  }, [marks, first]);
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
