import { Secret, TOTP } from 'otpauth';
import { SITE } from '#site/site.ts';

const PERIOD_SECONDS = 30;
/** Clocks differ a little: the previous and the next code are accepted as well. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The setup data of an authenticator app. */
export interface NewTotpSecret {
  readonly secret: string;
  /** For the app, as a link or a QR code. */
  readonly address: string;
}

export function newTotpSecret(): NewTotpSecret {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, address: authenticator(secret).toString() };
}

/** The time step of this code; null if it is not currently valid. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The current code in the app. */
export function codeOfMoment(secret: string): string {
  return authenticator(secret).generate();
}

function authenticator(secret: string): TOTP {
  return new TOTP({
    issuer: SITE.name,
    label: 'admin',
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });
}
