import { useEffect, useState } from 'react';

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
export function useCurrentPart(ids: readonly string[]): string | null {
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
