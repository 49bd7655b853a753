import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';

/*
 * Checking a password is deliberately slow, so attempts queue. Devices on which the administrator has logged in
 * before have their own queue: a flood of guesses never delays them.
 */
const knownDevices = pLimit(1);
const unknownDevices = pLimit(1);

const UNKNOWN_DEVICES_QUEUED_MAX = 10;
const RETRY_SECONDS = 5;

interface QueuedLogin {
  readonly isKnownDevice: boolean;
  /** Whether the client has disconnected. */
  readonly isGone: () => boolean;
}

/** Runs a check when it is its turn, unless the client has disconnected. */
export async function queueLogin<Answer>(
  { isKnownDevice, isGone }: QueuedLogin,
  check: () => Promise<Answer>,
): Promise<Answer> {
  const lane = isKnownDevice ? knownDevices : unknownDevices;
  if (!isKnownDevice && unknownDevices.pendingCount >= UNKNOWN_DEVICES_QUEUED_MAX) throw busy();
  return lane(() => {
    if (isGone()) throw busy();
    return check();
  });
}

function busy(): Refusal {
  return new Refusal('login_busy', { retryAfterSeconds: RETRY_SECONDS });
}
