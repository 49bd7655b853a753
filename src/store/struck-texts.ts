import type { KnownEntry } from '#domain/record/record.ts';
import { keepReply } from './idempotency-keys.ts';
import { toEntry } from './record.ts';
import type { Db } from './tables.ts';

/** In place of a text that was struck out, wherever it was shown. */
export const STRUCK_OUT = 'Struck out';

/** Takes a text out of its entry. Its hash stays in the chain. */
export async function strikeFromRecord(trx: Db, { seq, texts }: KnownEntry, name: string): Promise<void> {
  await trx
    .updateTable('record')
    .set({ texts: JSON.stringify({ ...texts, [name]: null }) })
    .where('seq', '=', seq)
    .execute();
}

/** Where the record tells the same text once more: with the revocation of a deduction, with a later postponement. */
export async function findRepeatedTexts(
  trx: Db,
  entry: KnownEntry,
  text: string,
): Promise<{ readonly entry: KnownEntry; readonly name: string }[]> {
  const kinds = KINDS_THAT_REPEAT.find((each) => each.some((kind) => kind === entry.kind));
  if (!kinds) return [];
  const rows = await trx
    .selectFrom('record')
    .selectAll()
    .where('kind', 'in', kinds)
    .where('seq', '!=', entry.seq)
    .execute();
  return rows
    .map((row) => toEntry(row) as unknown as KnownEntry)
    .filter((other) => subjectOf(other) === subjectOf(entry))
    .flatMap((other) =>
      Object.entries(other.texts)
        .filter(([, told]) => told?.text === text)
        .map(([name]) => ({ entry: other, name })),
    );
}

const KINDS_THAT_REPEAT = [['deducted', 'revoked'], ['postponed']] as const;

function subjectOf({ kind, data }: KnownEntry): string | null {
  if (kind === 'deducted' || kind === 'revoked') return `deduction ${data.deductionId}`;
  return kind === 'postponed' ? `match ${data.season} ${data.fixtureId}` : null;
}

/** Takes a text out of the rows that public views show it from. */
export async function strikeFromFacts(trx: Db, entry: KnownEntry, text: string): Promise<void> {
  const { kind, at, data } = entry;
  switch (kind) {
    case 'approved':
    case 'rejected':
    case 'awarded':
      await trx
        .updateTable('results')
        .set({ admin_notes: STRUCK_OUT })
        .where('id', '=', data.resultId)
        .where('admin_notes', '=', text)
        .execute();
      return;
    case 'club-withdrawn':
      await trx
        .updateTable('withdrawals')
        .set({ reason: STRUCK_OUT })
        .where('id', '=', data.withdrawalId)
        .execute();
      // Awards for a withdrawal bear its time and its reason, also those that were made later.
      await trx
        .updateTable('results')
        .set({ admin_notes: STRUCK_OUT })
        .where('season', '=', data.season)
        .where('origin', '=', 'award')
        .where('submitted_at', '=', at)
        .where('admin_notes', '=', text)
        .execute();
      return;
    case 'deducted':
    case 'revoked':
      await trx
        .updateTable('deductions')
        .set({ reason: STRUCK_OUT })
        .where('id', '=', data.deductionId)
        .execute();
      return;
    case 'club-replaced':
      await trx
        .updateTable('replacements')
        .set({ reason: STRUCK_OUT })
        .where('season', '=', data.season)
        .where('club_id', '=', data.clubId)
        .where('at', '=', at)
        .execute();
      return;
    case 'postponed':
      await trx
        .updateTable('postponements')
        .set({ reason: STRUCK_OUT })
        .where('season', '=', data.season)
        .where('fixture_id', '=', data.fixtureId)
        .where('reason', '=', text)
        .execute();
      return;
    case 'unsealed':
      await trx
        .updateTable('draws')
        .set({ given_up_because: STRUCK_OUT })
        .where('season', '=', data.season)
        .where('given_up_at', '=', at)
        .execute();
      return;
    case 'reporting-set':
      await trx
        .updateTable('seasons')
        .set({ closed_because: STRUCK_OUT })
        .where('number', '=', data.season)
        .where('closed_because', '=', text)
        .execute();
      return;
  }
}

/** Takes a text out of the replies that are kept for repeated calls. A club or a season may have it as its name. */
export async function strikeFromReplies(trx: Db, text: string): Promise<void> {
  const inJson = JSON.stringify(text);
  const kept = await trx.selectFrom('idempotency_keys').select(['key', 'reply']).execute();
  for (const { key, reply } of kept.filter((each) => each.reply.includes(inJson))) {
    const struck = JSON.parse(reply, (field, value: unknown) =>
      value === text && field !== 'name' ? STRUCK_OUT : value,
    );
    await keepReply(trx, key, JSON.stringify(struck));
  }
}

/** The number of the last entry, among those after `after` and up to `head`, that struck a text out. */
export async function lastStruck(db: Db, after: number, head: number): Promise<number | null> {
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
