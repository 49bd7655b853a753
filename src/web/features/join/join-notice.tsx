import { useQuery } from '@tanstack/react-query';
import type { DrawState } from '#domain/draw/draw.ts';
import { PATHS } from '#paths.ts';
import { registrationQuery } from '#web/api/queries.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** The link to registration: while it is open, or until the draw is done if clubs have entered. */
export function JoinNotice({ draw }: { readonly draw: DrawState | undefined }) {
  // Live events are enough here.
  const registration = useQuery({ ...registrationQuery, refetchInterval: false }).data;
  if (!registration) return null;
  const isOpen = registration.state === 'open';
  if (!isOpen && (draw === 'done' || registration.entries.length + registration.underReview === 0))
    return null;
  return (
    <LinkButton href={PATHS.join} variant="secondary">
      {isOpen ? 'Registration is open: enter your club' : 'Clubs that have entered'}
    </LinkButton>
  );
}
