import type { ReactNode } from 'react';

interface Props {
  /** On the site. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads from a frame to the site, in a tab of its own: the page around the frame stays. */
export function OutLink({ path, className, children }: Props) {
  return (
    <a href={path} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}
