import { type ReactNode, useContext } from 'react';
import { matchPath } from '#web/content/match-address.ts';
import { Link } from '#web/ui/link.tsx';
import { HasPages } from './has-pages.ts';

interface Props {
  readonly fixtureId: number;
  readonly className: string;
  /** For a screen reader, which reads the score beside it. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** Leads from a score to its match, where that has a page. */
export function MatchLink({ fixtureId, className, label, children }: Props) {
  if (!useContext(HasPages)) return children ? <span className={className}>{children}</span> : null;
  return (
    <Link href={matchPath(fixtureId)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
