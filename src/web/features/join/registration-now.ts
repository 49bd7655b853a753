import type { RegistrationReply } from '#contract/registration.ts';

type Moments = Pick<RegistrationReply, 'state' | 'closesAt' | 'checkIn'>;

/**
 * Whether a club can enter: late arrivals are refused even before the server has closed registration. The end of
 * check-in closes it too, but staff may open it again for the places that are left.
 */
export function isOpenAt({ state, closesAt }: Pick<Moments, 'state' | 'closesAt'>, now: number): boolean {
  return state === 'open' && (closesAt === null || now < Date.parse(closesAt));
}

export type CheckInPhase = 'none' | 'ahead' | 'open' | 'over';

export function checkInPhase({ checkIn }: Pick<Moments, 'checkIn'>, now: number): CheckInPhase {
  if (checkIn === null) return 'none';
  if (now < Date.parse(checkIn.opensAt)) return 'ahead';
  return now < Date.parse(checkIn.closesAt) ? 'open' : 'over';
}

/** Accepted and waiting clubs, each in their order. */
export function entriesByStatus({ entries }: Pick<RegistrationReply, 'entries'>) {
  return {
    accepted: entries.filter(({ status }) => status === 'accepted'),
    waiting: entries
      .filter(({ status }) => status === 'waiting')
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0)),
  };
}

/** Whether there is anything to see: registration is open, or clubs have entered. */
export function hasBegun({
  state,
  entries,
  underReview,
}: Pick<RegistrationReply, 'state' | 'entries' | 'underReview'>): boolean {
  return state === 'open' || entries.length + underReview > 0;
}
