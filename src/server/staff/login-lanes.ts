import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';

/*
 * Checking a password is made to be slow, so attempts queue. Devices on which the administrator has signed in before
 * have a lane of their own: a flood of guesses by strangers never stands in front of them.
 */
const knownDevices = pLimit(1);
const strangers = pLimit(1);

const STRANGERS_WAITING_MAX = 10;
const RETRY_SECONDS = 5;

interface Waiting {
  readonly isKnownDevice: boolean;
  /** Whether whoever asked has hung up. */
  readonly isGone: () => boolean;
}

/** Runs a check when it is its turn, unless nobody waits for the answer any more. */
export async function inLoginLane<Answer>(
  { isKnownDevice, isGone }: Waiting,
  check: () => Promise<Answer>,
): Promise<Answer> {
  const lane = isKnownDevice ? knownDevices : strangers;
  if (!isKnownDevice && strangers.pendingCount >= STRANGERS_WAITING_MAX) throw busy();
  return lane(() => {
    if (isGone()) throw busy();
    return check();
  });
}

function busy(): Refusal {
  return new Refusal('login_busy', { retryAfterSeconds: RETRY_SECONDS });
}
