import { Secret, TOTP } from 'otpauth';
import { SITE } from '#site/site.ts';

const PERIOD_SECONDS = 30;
/** Clocks differ a little: the code before and the code after the present one are taken as well. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** What an authenticator app is set up with. */
export interface NewSecondFactor {
  readonly secret: string;
  /** For the app, as a link or a QR code. */
  readonly address: string;
}

export function newSecondFactor(): NewSecondFactor {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, address: authenticator(secret).toString() };
}

/** The number of the half minute that this code belongs to, or null when it is not a code of this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** What the app shows now. */
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
