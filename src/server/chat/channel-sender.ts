import type { FastifyBaseLogger } from 'fastify';
import { CHANNELS, type Channel } from '#domain/news/channels.ts';
import { pendingResults } from '#domain/record/state.ts';
import { readSecret, writeSecret } from '#store/access/secrets.ts';
import { endLease, holdLease } from '#store/db/lease.ts';
import type { Store } from '#store/db/open-store.ts';
import {
  type ChannelState,
  readChannel,
  resumeChannel,
  writeChannel,
} from '#store/delivery/chat-channels.ts';
import { dropReminders, listQueued, markSent, type OutboxLine } from '#store/delivery/outbox.ts';
import { recordTail } from '#words/chat.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import { type RepeatedSending, repeatSteps, type StepwiseSender } from '../delivery/repeat-steps.ts';
import { hashToken } from '../http/tokens.ts';
import type { Config } from '../start/config.ts';
import type { CurrentTournament } from '../writer/current-tournament.ts';
import { type ChatMessage, postMessage, RETRY_AFTER_MAX_MS } from './post-message.ts';

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
    if (answer.outcome === 'accepted') {
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

/** Sends messages to every channel with a webhook, independently of each other. */
export function createNewsSending(
  context: Pick<Context, 'config' | 'store' | 'tournament' | 'clock' | 'log' | 'randomToken'>,
): RepeatedSending {
  const { config, store, tournament, clock, log, randomToken } = context;
  const holder = randomToken();
  const loops = CHANNELS.flatMap((channel) => {
    const address = config.webhooks[channel];
    if (address === null) return [];
    const sender = createChannelSender({ channel, address, store, tournament, clock, holder, log });
    return [
      repeatSteps(sender, (error) =>
        log.warn({ channel, err: error }, 'Chat messages cannot be sent at the moment'),
      ),
    ];
  });
  const each = (act: (loop: RepeatedSending) => void) => () => {
    for (const loop of loops) act(loop);
  };
  return {
    start: each((loop) => loop.start()),
    wake: each((loop) => loop.wake()),
    hurry: each((loop) => loop.hurry()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

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

/** Characters of a Discord message. */
const CONTENT_MAX = 2_000;

/** Discord then shows no link previews. */
const SUPPRESS_EMBEDS = 4;

export function messageOf(content: string): ChatMessage {
  return { content, allowed_mentions: { parse: [] } };
}

/**
 * As many of these lines as fit into one message, at least one: whole lines of one season, in order. A message with
 * a single line shows a link preview.
 */
export function composeMessage<Line extends OutboxLine>(
  waiting: readonly Line[],
): { readonly lines: readonly Line[]; readonly message: ChatMessage } {
  const lines: Line[] = [];
  let content = '';
  for (const line of waiting) {
    if (lines[0] && line.season !== lines[0].season) break;
    const longer = [...lines, line].map(({ text }) => text);
    const candidate = [...longer, recordTail(line)].join('\n');
    if (lines.length > 0 && candidate.length > CONTENT_MAX) break;
    lines.push(line);
    content = candidate;
  }
  const message = messageOf(content);
  return { lines, message: lines.length > 1 ? { ...message, flags: SUPPRESS_EMBEDS } : message };
}
