import { createContext, type ReactNode, useContext } from 'react';
import { clubPath, matchPath, type NamedClub } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';

/**
 * The number of the finished season that is shown, whose clubs and matches have archive pages; null for the current
 * one.
 */
export const ArchivedSeason = createContext<number | null>(null);

interface Props {
  readonly club: NamedClub;
  readonly className?: string | undefined;
  /** The name by default. */
  readonly children?: ReactNode;
}

/** Links to the club's page in the season that is shown. */
export function ClubLink({ club, className = shared.quietLink, children = club.name }: Props) {
  return (
    <Link href={clubPath(club, useContext(ArchivedSeason))} className={className}>
      {children}
    </Link>
  );
}

interface MatchLinkProps {
  readonly fixtureId: number;
  readonly className: string | undefined;
  /** The accessible name, instead of the text. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Links to the match's page in the season that is shown. */
export function MatchLink({ fixtureId, className, label, children }: MatchLinkProps) {
  return (
    <Link href={matchPath(fixtureId, useContext(ArchivedSeason))} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
