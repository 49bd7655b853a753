import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '#domain/news/channels.ts';
import { pendingResults } from '#domain/record/state.ts';
import { endLease, holdLease } from '#store/db/lease.ts';
import type { Store } from '#store/db/open-store.ts';
import { type ChannelState, readChannel, writeChannel } from '#store/delivery/chat-channels.ts';
import { dropWaits, listWaiting, markSent } from '#store/delivery/outbox.ts';
import type { Clock } from '../clock.ts';
import type { StepwiseSender } from '../jobs/repeat-steps.ts';
import type { CurrentTournament } from '../writer/current-tournament.ts';
import { composeMessage } from './compose-message.ts';
import { postMessage, RETRY_AFTER_MAX_MS } from './post-message.ts';

export interface ChannelParts {
  readonly channel: Channel;
  /** Of the webhook. */
  readonly address: string;
  readonly store: Store;
  readonly tournament: Pick<CurrentTournament, 'read'>;
  readonly clock: Clock;
  /** Names this process among all that send. */
  readonly holder: string;
  readonly log: FastifyBaseLogger;
  readonly timeoutMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 600_000;
/** Longer than a message and its bookkeeping take. */
const LEASE_MS = 15_000;
/** Before asking again whether the process that sends is still there. */
const ASK_AGAIN_MS = 5_000;
/** More than fit into one message. */
const LINES_AT_ONCE = 100;

/** Sends what waits in the outbox for one channel, in its order, one message after another. */
export function createChannelSender(parts: ChannelParts): StepwiseSender {
  const { channel, address, store, tournament, clock, holder, log, timeoutMs } = parts;
  const { db } = store;
  const lease = `chat ${channel}`;
  const stopping = new AbortController();
  /** Lines that were sent, if that could not be stored yet. They must not be sent a second time. */
  let unmarked: readonly number[] = [];

  const note = async (ids: readonly number[], state: ChannelState) => {
    unmarked = [...unmarked, ...ids];
    await db.transaction().execute(async (trx) => {
      if (unmarked.length > 0) await markSent(trx, unmarked, state.answeredAt);
      await writeChannel(trx, channel, state);
    });
    unmarked = [];
  };

  /** Nobody has to be told any more that a result waits which was decided meanwhile. */
  const dropDecidedWaits = async () => {
    const { season } = await tournament.read();
    const waiting = new Set(pendingResults(season).map(({ id }) => id));
    return dropWaits(db, (id) => waiting.has(id), clock().toISOString());
  };

  const step = async (): Promise<number | null> => {
    if (unmarked.length > 0) {
      await markSent(db, unmarked, clock().toISOString());
      unmarked = [];
    }
    if ((await listWaiting(db, channel, 1)).length === 0) return null;
    if (!(await holdLease(store, lease, holder, LEASE_MS))) return ASK_AGAIN_MS;
    const state = await readChannel(db, channel);
    if (state?.stoppedAt) return null;
    const pause = pauseOf(state, clock());
    if (pause > 0) return pause;
    // Others move up when some are dropped.
    if (channel === 'staff' && (await dropDecidedWaits()) > 0) return 0;
    // Read while the lease is held: another process may have sent what waited before.
    const { lines, message } = composeMessage(await listWaiting(db, channel, LINES_AT_ONCE));
    if (lines.length === 0) return null;
    const answer = await postMessage(address, message, {
      now: clock(),
      signal: stopping.signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    // Whoever goes on will find out whether it has arrived.
    if (stopping.signal.aborted && answer.outcome === 'failed') return null;
    const now = clock();
    const answered = { answer: answer.words, answeredAt: now.toISOString() };
    if (answer.outcome === 'taken') {
      if (state && state.failures > 0) log.info({ channel }, 'News is sent again');
      await note(
        lines.map(({ id }) => id),
        { failures: 0, retryAt: null, stoppedAt: null, ...answered },
      );
      return 0;
    }
    const failures = (state?.failures ?? 0) + 1;
    if (answer.outcome === 'gone') {
      log.error({ channel, answer: answer.words }, 'The webhook is gone. News waits until it is set anew');
      await note([], { failures, retryAt: null, stoppedAt: now.toISOString(), ...answered });
      return null;
    }
    const wait = Math.max(FIRST_PAUSE_MS, answer.retryAfterMs ?? growingPause(failures));
    log.warn({ channel, answer: answer.words, failures }, 'News was not taken and is sent again later');
    const retryAt = new Date(now.getTime() + wait).toISOString();
    await note([], { failures, retryAt, stoppedAt: null, ...answered });
    return wait;
  };

  return { step, abort: () => stopping.abort(), end: () => endLease(store, lease, holder) };
}

function growingPause(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** How long to wait on. A time that no pause can reach was set before the clock was set back. */
function pauseOf(state: ChannelState | null, now: Date): number {
  if (!state?.retryAt) return 0;
  const rest = Date.parse(state.retryAt) - now.getTime();
  return rest > Math.max(LONGEST_PAUSE_MS, RETRY_AFTER_MAX_MS) ? 0 : Math.max(0, rest);
}
