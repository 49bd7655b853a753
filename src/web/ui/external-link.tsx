import type { ReactNode } from 'react';
import { NEW_TAB } from '#web/content/new-tab.ts';
import { ArrowUpRight } from './icons/arrow-up-right.tsx';

interface Props {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads away from the site, in a new tab, and says so to the eye and to the ear. */
export function ExternalLink({ href, className = 'underline underline-offset-4', children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className="ml-0.5 inline size-[1em] shrink-0 opacity-70" />
      <span className="sr-only"> {NEW_TAB}</span>
    </a>
  );
}
