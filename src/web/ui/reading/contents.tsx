import { useEffect, useRef, useState } from 'react';
import { ChevronDown } from '../icons.tsx';
import shared from '../shared.module.css';
import styles from './contents.module.css';

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
}

/** A table of contents: beside the text on a wide screen, a collapsible bar on a small one. */
export function Contents({ title, parts }: Props) {
  const current = useCurrentPart(parts);
  return (
    <>
      <ContentsBar title={title} parts={parts} current={current} />
      <nav aria-label={title} className={styles.side}>
        <div className={styles.sticky}>
          <h2 className={`${shared.small} ${shared.strong} ${shared.faint} ${styles.heading}`}>{title}</h2>
          <PartList parts={parts} current={current} />
        </div>
      </nav>
    </>
  );
}

interface ListProps {
  readonly parts: readonly Part[];
  readonly current: string | null;
}

/** Also lists the sections of the current part. */
function PartList({ parts, current }: ListProps) {
  return (
    <ol className={styles.parts}>
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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', onLeave, { signal });
    document.addEventListener('focusin', onLeave, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [details]);
}

export interface ReadingPosition {
  /** The parts of the document, in order. */
  readonly ids: readonly string[];
  /** How many of them begin above the reading line. */
  readonly begun: number;
  /** The end of the document is so near that the last parts cannot reach the reading line. */
  readonly isNearEnd: boolean;
  /** The part in the URL fragment, if any. */
  readonly addressed: string | undefined;
}

/** The last part that has begun. Near the end, the fragment decides, or else the last part. */
export function currentPart({ ids, begun, isNearEnd, addressed }: ReadingPosition): string | null {
  if (!isNearEnd) return ids[begun - 1] ?? null;
  const inView = ids.slice(Math.max(0, begun - 1));
  return inView.find((id) => id === addressed) ?? inView.at(-1) ?? null;
}

/* As shares of the window's height. */
const READING_LINE = 0.2;
const LOWER_THIRD = 0.7;

function sectionOf(id: string): Element | null {
  return document.getElementById(id)?.closest('section') ?? null;
}

/** Sections are identified by the ids of their headings. Null on the server. */
function useCurrentPart(parts: readonly Part[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const ids = parts.map(({ id }) => id);
    const sections = ids.map(sectionOf);
    const update = () => {
      const boxes = sections.flatMap((section) => section?.getBoundingClientRect() ?? []);
      const begun = boxes.filter(({ top }) => top <= READING_LINE * window.innerHeight).length;
      const isNearEnd = (boxes.at(-1)?.bottom ?? 0) <= LOWER_THIRD * window.innerHeight;
      const addressed = ids[sections.indexOf(sectionOf(window.location.hash.slice(1)))];
      setCurrent(currentPart({ ids, begun, isNearEnd, addressed }));
    };
    update();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['scroll', 'resize', 'hashchange'])
      window.addEventListener(event, update, { signal, passive: true });
    return () => listening.abort();
  }, [parts]);

  return current;
}
