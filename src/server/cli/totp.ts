import { renderUnicodeCompact } from 'uqr';
import { applyBrand } from '../brand/apply-brand.ts';
import { type Command, print } from './command.ts';

/** `ces totp`: shows a new second factor. It holds once the operator has set it, and not before. */
export const run: Command = async ({ readConfig, clientDir }) => {
  await applyBrand(readConfig().dataDir, clientDir);
  const { newSecondFactor } = await import('../staff/second-factor.ts');
  const { secret, address } = newSecondFactor();
  print(`${renderUnicodeCompact(address)}

Scan this with an authenticator app, or enter the key by hand: ${secret}
Then set it for the server, and start it again:

  ADMIN_TOTP_SECRET=${secret}

From then on logging in takes the password and the six digits of the app. It is shown this once.`);
  return null;
};
