import type { ReactNode } from 'react';

interface Props {
  /** Also the address of the section on its page. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled part of a page, reachable by its id. */
export function Section({ id, title, lead, className = '', children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-balance font-bold font-display text-section">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-reading text-muted">{lead}</p>}
      {children}
    </section>
  );
}
