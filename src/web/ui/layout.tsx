import type { ReactNode } from 'react';
import shared from './shared.module.css';

interface Props {
  /** Also its URL fragment. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ id, title, lead, className = '', children }: Props) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={`${shared.sectionHeading} ${shared.section}`}>
        {title}
      </h2>
      {lead && <p className={`${shared.muted} ${shared.sectionLead}`}>{lead}</p>}
      {children}
    </section>
  );
}

interface ContainerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Container({ className = '', children }: ContainerProps) {
  return <div className={`${shared.container} ${className}`}>{children}</div>;
}
