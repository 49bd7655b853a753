import { type ReactNode, useContext } from 'react';
import { matchPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import { ArchivedSeason } from './archived-season.ts';

interface Props {
  readonly fixtureId: number;
  readonly className: string | undefined;
  /** For a screen reader, in place of the text. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Leads from a score to its match in the season that is shown. */
export function MatchLink({ fixtureId, className, label, children }: Props) {
  return (
    <Link href={matchPath(fixtureId, useContext(ArchivedSeason))} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
