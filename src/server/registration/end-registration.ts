import { endIfDue } from '#domain/decisions/registration.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from '../writer/change-tournament.ts';
import { readNames } from './present-entry.ts';

/**
 * Closes registration, or ends check-in, if it is due. Of several processes that try at the same time, one finds it
 * due.
 */
export async function endRegistrationIfDue(context: Context): Promise<void> {
  await changeAsServer(context, async ({ trx, at, tournament }) => ({
    entries: endIfDue(tournament, await readNames(trx), at),
  }));
}
