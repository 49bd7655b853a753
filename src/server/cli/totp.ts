import { renderUnicodeCompact } from 'uqr';
import { applyBrand } from '../brand/apply-brand.ts';
import { type Command, print } from './command.ts';

/** `ces totp`: prints a new key for two-factor authentication. It takes effect once the operator has set it. */
export const run: Command = async ({ readConfig, clientDir }) => {
  await applyBrand(readConfig().dataDir, clientDir);
  const { newTotpSecret } = await import('../staff/totp.ts');
  const { secret, address } = newTotpSecret();
  print(`${renderUnicodeCompact(address)}

Scan this code with an authenticator app, or enter the key manually: ${secret}
Then add this line to the settings and restart the server:

  ADMIN_TOTP_SECRET=${secret}

From then on, logging in requires the password and the six-digit code from the app. This key is shown only once.`);
  return null;
};
