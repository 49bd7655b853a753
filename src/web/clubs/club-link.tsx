import { type ReactNode, useContext } from 'react';
import { clubPath, type NamedClub } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { ArchivedSeason } from './archived-season.ts';

interface Props {
  readonly club: NamedClub;
  readonly className?: string | undefined;
  /** The name, where nothing else is said. */
  readonly children?: ReactNode;
}

/** A club's name, which leads to its page in the season that is shown. */
export function ClubLink({ club, className = shared.quietLink, children = club.name }: Props) {
  return (
    <Link href={clubPath(club, useContext(ArchivedSeason))} className={className}>
      {children}
    </Link>
  );
}
