import { ALL_NEWS, type NewsChoice, type NewsKind } from '#domain/news/channels.ts';
import type { Db } from '../db/tables.ts';

/** The enabled messages. Values are not validated: only this server writes them. */
export async function readNewsChoice(db: Db): Promise<NewsChoice> {
  const rows = await db.selectFrom('chat_choices').selectAll().execute();
  const chosen = rows.map(({ kind, choice }) => [kind, JSON.parse(choice)]);
  return { ...ALL_NEWS, ...Object.fromEntries(chosen) };
}

export async function writeNewsChoice(trx: Db, choice: NewsChoice): Promise<void> {
  await trx.deleteFrom('chat_choices').execute();
  const rows = (Object.keys(ALL_NEWS) as NewsKind[])
    .filter((kind) => choice[kind] !== ALL_NEWS[kind])
    .map((kind) => ({ kind, choice: JSON.stringify(choice[kind]) }));
  if (rows.length > 0) await trx.insertInto('chat_choices').values(rows).execute();
}
