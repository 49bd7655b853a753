import { useEffect, useRef } from 'react';
import { ChevronDown } from '../icons.tsx';
import shared from '../shared.module.css';
import styles from './contents.module.css';
import { useCurrentPart } from './current-part.ts';

export interface Part {
  /** The id of its heading, and so its fragment. */
  readonly id: string;
  readonly title: string;
  readonly number?: string | number;
  readonly parts?: readonly Part[];
}

interface Props {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The ids of the parts. Must keep its identity between renders. */
  readonly ids: readonly string[];
}

/** A table of contents: beside the text on a wide screen, a collapsible bar on a small one. */
export function Contents({ title, parts, ids }: Props) {
  const current = useCurrentPart(ids);
  return (
    <>
      <ContentsBar title={title} parts={parts} current={current} />
      <nav aria-label={title} className={styles.side}>
        <div className={styles.sticky}>
          <h2 className={`${shared.small} ${shared.strong} ${shared.faint} ${styles.heading}`}>{title}</h2>
          <PartList parts={parts} current={current} className={styles.parts} />
        </div>
      </nav>
    </>
  );
}

interface ListProps {
  readonly parts: readonly Part[];
  readonly current: string | null;
  readonly className?: string | undefined;
}

/** Also lists the sections of the current part. */
function PartList({ parts, current, className }: ListProps) {
  return (
    <ol className={className}>
      {parts.map((part) => {
        const isCurrent = part.id === current;
        return (
          <li key={part.id}>
            <a href={`#${part.id}`} aria-current={isCurrent ? 'location' : undefined} className={styles.part}>
              <PartTitle part={part} />
            </a>
            {isCurrent && part.parts && (
              <ol className={styles.rules}>
                {part.parts.map((inner) => (
                  <li key={inner.id}>
                    <a href={`#${inner.id}`} className={`${styles.rule} ${shared.note}`}>
                      <PartTitle part={inner} />
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function PartTitle({ part: { number, title } }: { readonly part: Part }) {
  return (
    <>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <span>{title}</span>
    </>
  );
}

/** Sticks below the header. Without JavaScript nothing would close it, so it does not stick then. */
function ContentsBar({ title, parts, current }: ListProps & { readonly title: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  const part = parts.find(({ id }) => id === current);
  return (
    <nav aria-label={title} className={styles.bar}>
      <details ref={details}>
        <summary className={styles.summary}>
          <span className={shared.strong}>{title}</span>
          <span className={styles.current}>
            {part && (part.number === undefined ? part.title : `${part.number} ${part.title}`)}
          </span>
          <ChevronDown className={`${shared.iconMedium} ${styles.arrow}`} />
        </summary>
        <ol className={styles.menu}>
          {parts.map((item) => (
            <li key={item.id}>
              <a
                href={`#${item.id}`}
                onClick={() => details.current?.removeAttribute('open')}
                aria-current={item.id === current ? 'location' : undefined}
                className={`${shared.currentRail} ${styles.menuLink}`}
              >
                <PartTitle part={item} />
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Closes it like a menu: on Escape, or on a press or focus elsewhere. */
function useDismissal(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      const element = details.current;
      if (element?.open && target instanceof Node && !element.contains(target)) element.open = false;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const element = details.current;
      if (key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}
