import { type ReactNode, useMemo } from 'react';
import { Container } from '../container.tsx';
import { Contents, type Part } from './contents.tsx';

interface Props {
  readonly contentsTitle: string;
  readonly parts: readonly Part[];
  /** A DocumentSection for each part. */
  readonly children: ReactNode;
}

/** A long text with its table of contents. */
export function DocumentLayout({ contentsTitle, parts, children }: Props) {
  const ids = useMemo(() => parts.map(({ id }) => id), [parts]);
  return (
    <Container className="gap-x-20 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:max-w-none">
      <Contents title={contentsTitle} parts={parts} ids={ids} />
      <div>{children}</div>
    </Container>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly children: ReactNode;
}

/** A part of the text. With a number, everything in it keeps clear of the column that the numbers hang in. */
export function DocumentSection({ id, title, number, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-line pt-8 pb-10 not-first:border-t lg:pb-14 lg:first:pt-0 print:py-4"
    >
      <h2
        id={id}
        className="flex scroll-mt-4 items-baseline text-balance font-bold font-display text-section outline-none tall:max-lg:scroll-mt-14"
      >
        {number !== undefined && <span className="w-9 shrink-0 text-faint sm:w-18">{number}</span>}
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
