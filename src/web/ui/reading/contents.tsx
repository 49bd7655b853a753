import { useEffect, useRef } from 'react';
import { ChevronDown } from '../icons/chevron-down.tsx';
import { useCurrentPart } from './current-part.ts';

export interface Part {
  /** Of its heading, and so its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly number?: string | number;
  readonly parts?: readonly Part[];
}

interface Props {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Of the parts. It must stay the same array. */
  readonly ids: readonly string[];
}

/** The way through a long text: beside it on a wide screen, a bar that opens on a small one. */
export function Contents({ title, parts, ids }: Props) {
  const current = useCurrentPart(ids);
  return (
    <>
      <ContentsBar title={title} parts={parts} current={current} />
      <nav aria-label={title} className="hidden lg:block print:hidden">
        <div className="-mt-2 sticky top-[calc(var(--header-height)+2rem)] max-h-[calc(100vh-var(--header-height)-4rem)] overflow-y-auto overscroll-contain py-2">
          <h2 className="pl-4 font-semibold text-faint text-sm">{title}</h2>
          <PartList parts={parts} current={current} className="mt-2 border-line border-l" />
        </div>
      </nav>
    </>
  );
}

interface ListProps {
  readonly parts: readonly Part[];
  readonly current: string | null;
  readonly className?: string;
}

/** What the current part consists of is listed too: that is where the next step leads. */
function PartList({ parts, current, className }: ListProps) {
  return (
    <ol className={className}>
      {parts.map((part) => {
        const isCurrent = part.id === current;
        return (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              aria-current={isCurrent ? 'location' : undefined}
              className="-ml-px flex gap-2 border-transparent border-l-2 py-1.5 pr-2 pl-4 text-muted transition-colors hover:text-fg aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-fg"
            >
              <PartTitle part={part} />
            </a>
            {isCurrent && part.parts && (
              <ol className="mb-2">
                {part.parts.map((inner) => (
                  <li key={inner.id}>
                    <a
                      href={`#${inner.id}`}
                      className="flex gap-2 py-1 pr-2 pl-4 text-muted text-sm transition-colors hover:text-fg"
                    >
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
      {number !== undefined && <span className="min-w-6 shrink-0 tabular-nums">{number}</span>}
      <span>{title}</span>
    </>
  );
}

/** Stays below the header while one reads. Without JavaScript nothing would close it, so there it is left behind. */
function ContentsBar({ title, parts, current }: ListProps & { readonly title: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  const part = parts.find(({ id }) => id === current);
  return (
    <nav
      aria-label={title}
      className="tall:sticky top-(--header-height) z-30 -mx-gutter border-line border-y bg-surface-1 lg:hidden tall:noscript:static print:hidden"
    >
      <details ref={details} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-gutter [&::-webkit-details-marker]:hidden">
          <span className="shrink-0 font-semibold">{title}</span>
          <span className="min-w-0 flex-1 truncate text-muted">
            {part && (part.number === undefined ? part.title : `${part.number} ${part.title}`)}
          </span>
          <ChevronDown className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180" />
        </summary>
        <ol className="absolute inset-x-0 top-full max-h-[calc(100svh-var(--header-height)-4rem)] overflow-y-auto overscroll-contain border-line border-y bg-surface-2 py-1 shadow-sheet noscript:static">
          {parts.map((item) => (
            <li key={item.id}>
              <a
                href={`#${item.id}`}
                onClick={() => details.current?.removeAttribute('open')}
                aria-current={item.id === current ? 'location' : undefined}
                className="relative flex min-h-12 items-center gap-2 px-gutter active:bg-surface-3 current-rail aria-[current]:font-semibold"
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

/** Closes it as a menu is closed: by Escape, or by a press or focus somewhere else. */
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
