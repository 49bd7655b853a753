import type { OwnEntry, RegistrationReply } from '#contract/registration.ts';
import { ordinal } from './numbers.ts';

/** 'You are in: 19 of 32', 'Waiting list: 3rd'. */
export function entryStatusText(
  { number, status, position }: OwnEntry,
  registration: Pick<RegistrationReply, 'entries' | 'places'> | undefined,
): string {
  if (status === 'applied') return 'Under review';
  if (status === 'waiting') return position === null ? 'Waiting list' : `Waiting list: ${ordinal(position)}`;
  if (status !== 'accepted') return 'No longer entered';
  const accepted = registration?.entries.filter((entry) => entry.status === 'accepted') ?? [];
  const place = accepted.findIndex((entry) => entry.number === number) + 1;
  // Staff may accept more clubs than there are places.
  return registration && place > 0 && place <= registration.places
    ? `You are in: ${place} of ${registration.places}`
    : 'You are in';
}
