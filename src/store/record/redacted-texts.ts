import { REDACTED } from '#domain/record/entry.ts';
import type { KnownEntry } from '#domain/record/kinds.ts';
import { rewriteReply } from '../access/idempotency-keys.ts';
import type { Db } from '../db/tables.ts';
import { toEntry } from './read-entries.ts';

/** Removes a text from its entry. Its hash stays in the chain. */
export async function redactInRecord(trx: Db, { seq, texts }: KnownEntry, name: string): Promise<void> {
  await trx
    .updateTable('record')
    .set({ texts: JSON.stringify({ ...texts, [name]: null }) })
    .where('seq', '=', seq)
    .execute();
}

/** The other texts in the record with the same content; unless `everywhere`, only those that repeat this one. */
export async function findEqualTexts(
  trx: Db,
  entry: KnownEntry,
  { text, everywhere }: { readonly text: string; readonly everywhere: boolean },
): Promise<{ readonly entry: KnownEntry; readonly name: string }[]> {
  const rows = await trx
    .selectFrom('record')
    .selectAll()
    .where('seq', '!=', entry.seq)
    .where('texts', '!=', '{}')
    .orderBy('seq')
    .execute();
  const subject = subjectOf(entry);
  return rows
    .map((row) => toEntry(row) as unknown as KnownEntry)
    .filter((other) => everywhere || (subject !== null && subjectOf(other) === subject))
    .flatMap((other) =>
      Object.entries(other.texts)
        .filter(([, shown]) => shown?.text === text)
        .map(([name]) => ({ entry: other, name })),
    );
}

/**
 * The revocation of a deduction and a later postponement of a match repeat the reason of the earlier decision, each
 * status of an entry its name, and the automatic end of registration its note.
 */
function subjectOf({ kind, data }: KnownEntry): string | null {
  if (kind === 'deducted' || kind === 'revoked') return `deduction ${data.deductionId}`;
  if (kind === 'entry-accepted' || kind === 'entry-waiting') return `entry ${data.season} ${data.number}`;
  if (kind === 'registration-set') return `registration ${data.season}`;
  return kind === 'postponed' ? `match ${data.season} ${data.fixtureId}` : null;
}

/** Removes a text from the stored replies for repeated calls, except where it is the name of a club or season. */
export async function redactInReplies(trx: Db, text: string): Promise<void> {
  const inJson = JSON.stringify(text);
  const kept = await trx.selectFrom('idempotency_keys').select(['key', 'reply']).execute();
  for (const { key, reply } of kept.filter((each) => each.reply.includes(inJson))) {
    const redacted = JSON.parse(reply, (field, value: unknown) =>
      value === text && field !== 'name' ? REDACTED : value,
    );
    await rewriteReply(trx, key, JSON.stringify(redacted));
  }
}

/** The number of the last redaction after `after` and up to `head`. */
export async function lastRedaction(db: Db, after: number, head: number): Promise<number | null> {
  const row = await db
    .selectFrom('record')
    .select('seq')
    .where('kind', '=', 'text-struck' satisfies KnownEntry['kind'])
    .where('seq', '>', after)
    .where('seq', '<=', head)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? null;
}
