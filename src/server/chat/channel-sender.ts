import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '#domain/news/channels.ts';
import { pendingResults } from '#domain/record/state.ts';
import { endLease, holdLease } from '#store/db/lease.ts';
import type { Store } from '#store/db/open-store.ts';
import { type ChannelState, readChannel, writeChannel } from '#store/delivery/chat-channels.ts';
import { dropReminders, listQueued, markSent } from '#store/delivery/outbox.ts';
import type { Clock } from '../clock.ts';
import type { StepwiseSender } from '../jobs/repeat-steps.ts';
import type { CurrentTournament } from '../writer/current-tournament.ts';
import { composeMessage } from './compose-message.ts';
import { postMessage, RETRY_AFTER_MAX_MS } from './post-message.ts';

export interface ChannelParts {
  readonly channel: Channel;
  /** The webhook URL. */
  readonly address: string;
  readonly store: Store;
  readonly tournament: Pick<CurrentTournament, 'read'>;
  readonly clock: Clock;
  /** Identifies this process among all senders. */
  readonly holder: string;
  readonly log: FastifyBaseLogger;
  readonly timeoutMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 600_000;
/** Longer than a message and its bookkeeping take. */
const LEASE_MS = 15_000;
/** Before checking again whether the sending process is still alive. */
const LEASE_RETRY_MS = 5_000;
/** More than fit into one message. */
const LINES_AT_ONCE = 100;

/** Sends the queued lines of one channel in order, one message at a time. */
export function createChannelSender(parts: ChannelParts): StepwiseSender {
  const { channel, address, store, tournament, clock, holder, log, timeoutMs } = parts;
  const { db } = store;
  const lease = `chat ${channel}`;
  const stopping = new AbortController();
  /** Sent lines that could not be marked yet. They must not be sent again. */
  let unmarked: readonly number[] = [];

  const note = async (ids: readonly number[], state: ChannelState) => {
    unmarked = [...unmarked, ...ids];
    await db.transaction().execute(async (trx) => {
      if (unmarked.length > 0) await markSent(trx, unmarked, state.answeredAt);
      await writeChannel(trx, channel, state);
    });
    unmarked = [];
  };

  /** A result that was decided in the meantime needs no reminder. */
  const dropDecidedReminders = async () => {
    const { season } = await tournament.read();
    const waiting = new Set(pendingResults(season).map(({ id }) => id));
    return dropReminders(db, (id) => waiting.has(id), clock().toISOString());
  };

  const step = async (): Promise<number | null> => {
    if (unmarked.length > 0) {
      await markSent(db, unmarked, clock().toISOString());
      unmarked = [];
    }
    if ((await listQueued(db, channel, 1)).length === 0) return null;
    if (!(await holdLease(store, lease, holder, LEASE_MS))) return LEASE_RETRY_MS;
    const state = await readChannel(db, channel);
    if (state?.stoppedAt) return null;
    const pause = pauseOf(state, clock());
    if (pause > 0) return pause;
    // Other lines move up when some are dropped.
    if (channel === 'staff' && (await dropDecidedReminders()) > 0) return 0;
    // Read while the lease is held: another process may have sent earlier lines.
    const { lines, message } = composeMessage(await listQueued(db, channel, LINES_AT_ONCE));
    if (lines.length === 0) return null;
    const answer = await postMessage(address, message, {
      now: clock(),
      signal: stopping.signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    // The next sender will find out whether it has arrived.
    if (stopping.signal.aborted && answer.outcome === 'failed') return null;
    const now = clock();
    const answered = { answer: answer.words, answeredAt: now.toISOString() };
    if (answer.outcome === 'taken') {
      if (state && state.failures > 0) log.info({ channel }, 'Chat messages are being sent again');
      await note(
        lines.map(({ id }) => id),
        { failures: 0, retryAt: null, stoppedAt: null, ...answered },
      );
      return 0;
    }
    const failures = (state?.failures ?? 0) + 1;
    if (answer.outcome === 'gone') {
      log.error(
        { channel, answer: answer.words },
        'The webhook no longer exists. Messages are queued until a new one is set',
      );
      await note([], { failures, retryAt: null, stoppedAt: now.toISOString(), ...answered });
      return null;
    }
    const wait = Math.max(FIRST_PAUSE_MS, answer.retryAfterMs ?? backoffMs(failures));
    log.warn(
      { channel, answer: answer.words, failures },
      'A chat message was not accepted and will be retried',
    );
    const retryAt = new Date(now.getTime() + wait).toISOString();
    await note([], { failures, retryAt, stoppedAt: null, ...answered });
    return wait;
  };

  return { step, abort: () => stopping.abort(), end: () => endLease(store, lease, holder) };
}

function backoffMs(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** The remaining pause. A time further away than any pause was stored before the clock was set back. */
function pauseOf(state: ChannelState | null, now: Date): number {
  if (!state?.retryAt) return 0;
  const rest = Date.parse(state.retryAt) - now.getTime();
  return rest > Math.max(LONGEST_PAUSE_MS, RETRY_AFTER_MAX_MS) ? 0 : Math.max(0, rest);
}
