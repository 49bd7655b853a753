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

export interface ReadingPosition {
  /** The parts of the document, in order. */
  readonly ids: readonly string[];
  /** Parts that begin above the reading line. */
  readonly begun: ReadonlySet<string>;
  /** The end of the document is so near that the last parts cannot reach the reading line. */
  readonly isNearEnd: boolean;
  /** The part in the URL fragment, if any. */
  readonly addressed: string | null;
}

/** The last part that has begun. Near the end, the fragment decides, or else the last part. */
export function currentPart({ ids, begun, isNearEnd, addressed }: ReadingPosition): string | null {
  const atLine = ids.findLastIndex((id) => begun.has(id));
  if (!isNearEnd) return ids[atLine] ?? null;
  const named = addressed === null ? -1 : ids.indexOf(addressed);
  return ids[named >= atLine && named !== -1 ? named : ids.length - 1] ?? null;
}

/** From far above to a line at a fifth of the window. */
const ABOVE_READING_LINE = '1000000px 0px -80% 0px';
const ABOVE_LOWER_THIRD = '1000000px 0px -30% 0px';
/** A little less than 1, because browsers measure fractions of a pixel. */
const WHOLE = 0.99;

function sectionOf(id: string | null): Element | null {
  return id === null ? null : (document.getElementById(id)?.closest('section') ?? null);
}

/** Sections are identified by the ids of their headings. Null on the server. */
function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const sections = new Map(ids.map((id) => [sectionOf(id), id]));
    const begun = new Set<string>();
    let isNearEnd = false;

    const addressed = () => sections.get(sectionOf(window.location.hash.slice(1) || null)) ?? null;
    const update = () => setCurrent(currentPart({ ids, begun, isNearEnd, addressed: addressed() }));

    const beginnings = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = sections.get(target);
          if (id === undefined) continue;
          if (isIntersecting) begun.add(id);
          else begun.delete(id);
        }
        update();
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    const end = new IntersectionObserver(
      ([entry]) => {
        isNearEnd = entry !== undefined && entry.intersectionRatio >= WHOLE;
        update();
      },
      { rootMargin: ABOVE_LOWER_THIRD, threshold: WHOLE },
    );

    for (const section of sections.keys()) if (section) beginnings.observe(section);
    const last = sectionOf(ids.at(-1) ?? null);
    if (last) end.observe(last);
    window.addEventListener('hashchange', update);
    return () => {
      beginnings.disconnect();
      end.disconnect();
      window.removeEventListener('hashchange', update);
    };
  }, [ids]);

  return current;
}
