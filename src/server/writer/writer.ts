import { setImmediate } from 'node:timers/promises';
import { DecisionError } from '#domain/decisions/decision-error.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Store } from '#store/db/open-store.ts';
import { lockRevision, raiseRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { isStoreUnavailable } from '#store/db/unavailable.ts';
import { createEntryBatch, type EntryBatch } from '#store/record/append-entries.ts';
import { ApiError } from '../http/api-error.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { CurrentTournament } from './current-tournament.ts';

/** A change by the writer. It is rejected before it has written anything. */
export type Change<Reply> = (trx: Db, tournament: Tournament, batch: EntryBatch) => Promise<Changed<Reply>>;

interface Changed<Reply> {
  readonly tournament: Tournament;
  readonly reply: Reply;
  /** Whether any readable data has changed. */
  readonly isChanged: boolean;
}

/** The only way to change public data. */
export interface Writer {
  /** Resolves when the change is on disk and public. A rejected change has written nothing. */
  readonly write: <Reply>(change: Change<Reply>) => Promise<Reply>;
}

interface Waiting {
  readonly change: Change<unknown>;
  readonly resolve: (reply: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const BATCH_MAX = 100;

/**
 * Changes wait in one queue. Waiting changes are decided one after another, committed together and published
 * together: a commit takes longer than everything else.
 */
export function createWriter(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  current: CurrentTournament,
  publisher: Pick<Publisher, 'publish'>,
): Writer {
  const queue: Waiting[] = [];
  let isRunning = false;

  /** The outcomes of the changes, in order. */
  const commit = async (batch: readonly Waiting[]) => {
    const outcomes: (() => void)[] = [];
    let isPublic = false;
    const after = await db.transaction().execute(async (trx) => {
      await lockRevision(trx, engine);
      let tournament = await current.readFor(trx);
      const entries = createEntryBatch(trx);
      let isRaised = false;
      for (const { change, resolve, reject } of batch) {
        try {
          const { reply, isChanged, ...changed } = await change(trx, tournament, entries);
          tournament = changed.tournament;
          isRaised ||= isChanged;
          isPublic = true;
          outcomes.push(() => resolve(reply));
        } catch (error) {
          // All other errors mean that the database has failed.
          if (!(error instanceof ApiError || error instanceof DecisionError)) throw error;
          outcomes.push(() => reject(error));
        }
      }
      await entries.store();
      if (isRaised) await raiseRevision(trx, engine);
      return tournament;
    });
    current.replace(after);
    return { outcomes, isPublic };
  };

  const run = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const { outcomes, isPublic } = await commit(batch);
      // Replies wait for their publication, the next batch does not.
      const published = isPublic ? publisher.publish() : Promise.resolve();
      void published.then(() => {
        for (const settle of outcomes) settle();
      });
    } catch (error) {
      // One of them may have failed the batch: each is tried separately. Not if the database did not answer: it may
      // have committed them, and each would wait for it again.
      if (batch.length > 1 && !isStoreUnavailable(error)) for (const each of batch) await run([each]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const runAll = async () => {
    isRunning = true;
    while (queue.length > 0) {
      // SQLite blocks while it works: requests that have arrived in the meantime are read first.
      await setImmediate();
      await run(queue.splice(0, BATCH_MAX));
    }
    isRunning = false;
  };

  return {
    write: <Reply>(change: Change<Reply>) =>
      new Promise<Reply>((resolve, reject) => {
        queue.push({ change, resolve: resolve as (reply: unknown) => void, reject });
        if (!isRunning) void runAll();
      }),
  };
}
