import { type ReactNode, useContext } from 'react';
import { Link } from '#web/ui/link.tsx';
import { clubPath, type NamedClub } from './club-path.ts';
import { HasPages } from './has-pages.ts';

interface Props {
  readonly club: NamedClub;
  readonly className?: string;
  /** The name, where nothing else is said. */
  readonly children?: ReactNode;
}

/** A club's name, which leads to its page where it has one. */
export function ClubLink({ club, className = 'quiet-link', children = club.name }: Props) {
  if (!useContext(HasPages)) return children;
  return (
    <Link href={clubPath(club)} className={className}>
      {children}
    </Link>
  );
}
