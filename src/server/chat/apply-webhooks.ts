import { CHANNELS } from '#domain/news/channels.ts';
import { readSecret, writeSecret } from '#store/access/secrets.ts';
import type { Store } from '#store/db/open-store.ts';
import { resumeChannel } from '#store/delivery/chat-channels.ts';
import { hashToken } from '../http/tokens.ts';
import type { Config } from '../start/config.ts';

/**
 * Resumes sending when the settings name another webhook than before: errors of the old one do not apply to it.
 * Only a hash of its URL is stored, to recognise it.
 */
export async function applyWebhooks(
  { db }: Pick<Store, 'db'>,
  { webhooks }: Pick<Config, 'webhooks'>,
): Promise<void> {
  for (const channel of CHANNELS) {
    const address = webhooks[channel];
    if (address === null) continue;
    const [name, now] = [`webhook-hash-${channel}`, hashToken(address)] as const;
    if ((await readSecret(db, name)) === now) continue;
    await db.transaction().execute(async (trx) => {
      await resumeChannel(trx, channel);
      await writeSecret(trx, name, now);
    });
  }
}
