import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { checkRows } from './consistency.ts';
import { EventListener } from './event-listener.ts';
import type { LeagueClient } from './league-client.ts';
import { startLoad } from './load.ts';
import { openDescriptors, residentMegabytes } from './process-size.ts';
import { ReplyLog } from './reply-log.ts';
import { startLeague } from './start-league.ts';
import { readSqliteRows } from './stored-rows.ts';

const SLOPE_ALLOWED_MB_PER_MINUTE = 1;
/** Short runs show no slope: the heap has not reached its size yet. */
const SLOPE_COUNTS_AFTER_MS = 5 * 60_000;
/** Connections that a client keeps open for its next call. */
const DESCRIPTORS_ALLOWED_MORE = 8;
const READS = [
  '/',
  '/ng-hub',
  '/api/stats',
  '/api/ucl/match-results',
  '/api/ucl/group-standings',
  '/nowhere',
];

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
}

/** Mixed load for a long time: memory stays flat, and nothing stays open after a visitor has left. */
export async function endurance(bench: Bench): Promise<void> {
  const trial = bench.trial('mixed load');
  const durationMs = bench.times(4, 20 * 60) * 1_000;
  const folder = await bench.folder();
  const { server, client } = await startLeague(bench, {
    DATA_DIR: folder,
  });
  const before = openDescriptors(server.pid);
  const record = new ReplyLog();
  let calls = 0;
  const load = startLoad({
    client,
    record,
    random: bench.random,
    captains: 3,
    administrators: 2,
    pauseMs: 30,
    onReply: (reply, call) => {
      calls += 1;
      trial.check(reply.status < 500, `${call} was answered with ${reply.status}: ${reply.body}`);
    },
    onSilence: (error, call) => trial.found(`${call} had no reply: ${error.message}`),
  });
  const crowd = startCrowd(server.url, client);

  const startedAt = Date.now();
  const samples: Sample[] = [];
  let most = 0;
  while (Date.now() - startedAt < durationMs) {
    await delay(500);
    samples.push({ minutes: (Date.now() - startedAt) / 60_000, megabytes: residentMegabytes(server.pid) });
    most = Math.max(most, openDescriptors(server.pid));
  }
  await load.stop();
  const { streams, reads } = await crowd.leave();
  client.close();

  let after = openDescriptors(server.pid);
  for (const until = Date.now() + 5_000; after > before + DESCRIPTORS_ALLOWED_MORE && Date.now() < until; ) {
    await delay(100);
    after = openDescriptors(server.pid);
  }
  trial.check(
    after <= before + DESCRIPTORS_ALLOWED_MORE,
    `${before} descriptors were open before, ${after} are 5 s after every visitor has left`,
  );
  const slope = slopeOf(samples.slice(Math.floor(samples.length / 4)));
  trial.check(
    durationMs < SLOPE_COUNTS_AFTER_MS || slope <= SLOPE_ALLOWED_MB_PER_MINUTE,
    `Memory grows by ${slope.toFixed(2)} MB a minute`,
  );
  const code = await server.stop();
  trial.check(code === 0, `The server ended with ${code}`);
  const rows = await readSqliteRows(join(folder, 'ces.sqlite'), await bench.folder());
  await checkRows(trial, rows);
  record.check(trial, rows);
  const memory = `memory ${samples[0]?.megabytes} to ${samples.at(-1)?.megabytes} MB, slope ${slope.toFixed(2)} MB a minute`;
  trial.tried = `${durationMs / 1_000} s; ${calls} calls, ${reads} reads, ${streams} streams; ${memory}; descriptors ${before}, at most ${most}, then ${after}`;
}

/** Visitors who read, follow the events, disconnect abruptly or stop reading. */
function startCrowd(url: string, client: LeagueClient) {
  let isOver = false;
  let streams = 0;
  let reads = 0;
  const unreadStreams: Socket[] = [];
  const { port } = new URL(url);
  const reader = async () => {
    for (let count = 0; !isOver; count += 1) {
      await client.get(READS[count % READS.length] as string).catch(() => {});
      reads += 1;
      await delay(20);
    }
  };
  const follower = async () => {
    while (!isOver) {
      const listeners = await Promise.all(Array.from({ length: 5 }, () => EventListener.open(url)));
      streams += listeners.length;
      await delay(300);
      for (const [index, listener] of listeners.entries())
        if (index % 2 === 0) listener.reset();
        else listener.close();
      if (unreadStreams.length < 20) unreadStreams.push(openUnreadStream(Number(port)));
    }
  };
  const people = Promise.all([reader(), reader(), follower()]);
  return {
    leave: async () => {
      isOver = true;
      await people;
      for (const socket of unreadStreams) socket.resetAndDestroy();
      return { streams: streams + unreadStreams.length, reads };
    },
  };
}

/** Opens an event stream and never reads from it. */
function openUnreadStream(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /api/ucl/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return socket;
}

/** Megabytes per minute, by least squares. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ minutes }) => minutes), mean(({ megabytes }) => megabytes)];
  const above = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0);
  const below = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
