import type { Channel } from '#domain/news/channels.ts';
import type { Db } from '../db/tables.ts';

/** The delivery state of a channel. */
export interface ChannelState {
  /** Consecutive failures. */
  readonly failures: number;
  readonly retryAt: string | null;
  readonly stoppedAt: string | null;
  /** A description of the last one. */
  readonly answer: string;
  readonly answeredAt: string;
}

/** Null before the first attempt. */
export async function readChannel(db: Db, name: Channel): Promise<ChannelState | null> {
  const state = await db
    .selectFrom('chat_channels')
    .select([
      'failures',
      'retry_at as retryAt',
      'stopped_at as stoppedAt',
      'answer',
      'answered_at as answeredAt',
    ])
    .where('name', '=', name)
    .executeTakeFirst();
  return state ?? null;
}

export async function writeChannel(db: Db, name: Channel, state: ChannelState): Promise<void> {
  const { failures, retryAt, stoppedAt, answer, answeredAt } = state;
  const row = { failures, retry_at: retryAt, stopped_at: stoppedAt, answer, answered_at: answeredAt };
  await db
    .insertInto('chat_channels')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Sends waiting messages at once, regardless of earlier errors. */
export async function resumeChannel(db: Db, name: Channel): Promise<void> {
  await db
    .updateTable('chat_channels')
    .set({ failures: 0, retry_at: null, stopped_at: null })
    .where('name', '=', name)
    .execute();
}
