import type { ReactNode } from 'react';
import { Container } from '../container.tsx';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Behind the title, at its right: decoration. */
  readonly art?: ReactNode;
  /** Below the title: a progress bar, buttons. */
  readonly children?: ReactNode;
}

/** The top of a page, under the floodlights. Its heading receives the focus when the page is opened by a link. */
export function PageHeader({ title, lead, art, children }: Props) {
  return (
    <header className="relative isolate overflow-hidden bg-flood pt-8 pb-6 sm:pt-14 sm:pb-10 print:p-0">
      {art}
      <Container>
        <h1 tabIndex={-1} className="text-balance font-bold font-display text-title outline-none">
          {title}
        </h1>
        {lead && <p className="mt-3 max-w-measure text-pretty text-lg text-muted">{lead}</p>}
        {children}
      </Container>
    </header>
  );
}
