import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '#demo/seeded-random.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { openStore } from '#store/db/open-store.ts';
import { startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import { runCes } from '../../tests/support/server-process.ts';
import { ChatReceiver } from '../../tests/torture/chat-receiver.ts';
import { LeagueClient } from '../../tests/torture/league-client.ts';
import { FIXTURES } from '../../tests/torture/load.ts';
import { checkServed, readSeason } from '../../tests/torture/season-play.ts';
import { readPostgresRows, readSqliteRows, type StoredRows } from '../../tests/torture/stored-rows.ts';
import { Trial } from '../../tests/torture/table.ts';
import { type EveningLog, type EveningSize, playEvening } from '../load/play-evening.ts';
import { processorSeconds } from '../load/processor-time.ts';
import type { CrowdOrder, CrowdReport } from '../load/visitors.ts';
import { type PinnedProcess, startEntry } from '../pinned-process.ts';
import { FILES, HAS_NGINX, startNginx } from '../servers/nginx.ts';
import { watchMemory } from '../servers/peak-memory.ts';
import type { PushServiceReport } from '../servers/push-service.ts';
import { ADMIN_PASSWORD } from '../servers/site.ts';
import type { SiteWithPushOrder } from '../servers/site-with-push.ts';
import type { Row } from '../table.ts';

const TARGET = { readP99Ms: 100, shownMs: 1_000, residentMb: 500 };

const DEVICES = 2_000;
/** Every device follows this club and another one. */
const FAVOURITE = 1;
const OTHER_CLUBS = 63;
/** The chat takes up to this long for a message, and refuses a tenth. */
const CHAT_MS = 4_000;
/** As systemd does (deploy/ces.service). */
const RESTART_MS = 2_000;
/** After the evening, messages and notifications are waited for as long as they keep arriving. */
const SILENCE_MS = 30_000;
/** A killed sender may have sent one round that it could not mark. */
const PUSH_ROUND = 16;
const SEED = 20_261_119;

interface Effort extends EveningSize {
  readonly visitors: number;
}

/**
 * The busiest hours of a season, compressed into a few minutes: visitors read every kind of page, captains submit, dispute
 * and upload, administrators decide, the chat is slow, and devices are notified. On PostgreSQL with two processes, one of
 * which is killed in the middle and restarted.
 *
 * A read is an error if its visitor gets anything but 200 or 304, or a reply that is cut off: nginx has to hide the kill
 * from reads. An event stream through the killed process ends, like a lost connection, and its visitor opens another one
 * after three seconds, as browsers do; it is counted, and such a screen shows the approvals made in the meantime when its
 * new stream announces them.
 */
export async function measureEveningOnSqlite(effort: Effort): Promise<Row[]> {
  return withFolder(effort, 'SQLite', (folder) => {
    const location: StoreLocation = { engine: 'sqlite', file: join(folder, 'ces.sqlite') };
    return measureOn(location, folder, [{ DATA_DIR: folder }], effort);
  });
}

export async function measureEveningOnPostgres(effort: Effort): Promise<Row[]> {
  return withFolder(effort, 'PostgreSQL', async (folder) => {
    const cluster = await startPostgresCluster();
    const settingsOf = (name: string) => ({ DATA_DIR: join(folder, name), DATABASE_URL: cluster.url });
    const location: StoreLocation = { engine: 'postgres', url: cluster.url };
    const rows = await measureOn(location, folder, [settingsOf('one'), settingsOf('two')], effort);
    await cluster.stop();
    return rows;
  });
}

async function withFolder(
  effort: Effort,
  engine: string,
  measure: (folder: string) => Promise<Row[]>,
): Promise<Row[]> {
  const missing = whatIsMissing(effort);
  if (missing) return [row(`final evening on ${engine}`, `not measured: ${missing}`, '', null)];
  const folder = await mkdtemp(join(tmpdir(), 'ces-evening-'));
  const rows = await measure(folder);
  await rm(folder, { recursive: true, force: true });
  return rows;
}

function whatIsMissing({ visitors }: Effort): string | null {
  if (!HAS_NGINX) return 'nginx is not installed';
  // A stream and a connection for reads each, and some to spare. A stream counts twice for the two workers of nginx.
  const needed = Math.min(FILES, visitors * 2 + 500);
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
  return limit < needed ? `a process may open ${limit} files here, ${needed} are needed` : null;
}

interface RunningSite extends PinnedProcess {
  readonly port: number;
}

async function measureOn(
  location: StoreLocation,
  scratch: string,
  processes: readonly Readonly<Record<string, string>>[],
  { visitors, ...size }: Effort,
): Promise<Row[]> {
  const name = `final evening on ${location.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL, two processes'}`;
  const trial = new Trial('bench', name);
  const random = seededRandom(SEED);
  const chat = await ChatReceiver.start(random, CHAT_MS);
  const service = startEntry('any', 'push-service');
  const pushed = () => service.ask<PushServiceReport>('report');
  const { port: pushPort } = await pushed();
  const common = {
    ...{ ADMIN_PASSWORD, SUBMIT_LIMIT: '0', BACKUP_HOURS: '0', LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' },
    ...{ DISCORD_WEBHOOK_URL: chat.address, STAFF_WEBHOOK_URL: chat.address },
  };
  const startOne = async (index: number, port: number, devices: SiteWithPushOrder['devices']) => {
    const site = startEntry('any', 'site-with-push');
    const settings = { ...common, ...processes[index] };
    const order: SiteWithPushOrder = { settings, pushPort, devices, port };
    return { ...site, ...(await site.ask<{ port: number }>(order)) };
  };
  const sites: RunningSite[] = [];
  for (const index of processes.keys())
    sites.push(await startOne(index, 0, index === 0 ? followedClubs() : []));
  const pids = () => sites.map(({ child }) => child.pid ?? 0);
  const nginx = await startNginx(
    sites.map(({ port }) => port),
    { workers: 2, hasLimits: true, core: 'any' },
  );
  const url = `http://127.0.0.1:${nginx.sitePort}`;
  const memory = watchMemory(pids());

  const crowd = startEntry('any', 'visitors');
  const crowdDoes = (order: CrowdOrder) => crowd.ask<CrowdReport>(order);
  const arrivingAt = performance.now();
  await crowdDoes({ kind: 'arrive', port: nginx.sitePort, visitors, matches: FIXTURES.map(({ id }) => id) });
  process.stderr.write(`${name}: all visitors are there after ${seconds(performance.now() - arrivingAt)}\n`);
  await crowdDoes({ kind: 'begin' });
  const startedAt = performance.now();
  const used = () => [
    ...[...pids(), nginx.pid, crowd.child.pid ?? 0, service.child.pid ?? 0].map(
      (pid) => processorSeconds(pid) ?? 0,
    ),
    process.cpuUsage().user / 1e6,
  ];
  const before = used();
  const playing = playEvening(url, size, random);
  if (sites.length > 1) {
    await delay(size.milliseconds / 2);
    const [, victim] = sites as [RunningSite, RunningSite];
    await victim.kill();
    await delay(RESTART_MS);
    sites[1] = await startOne(1, victim.port, []);
    memory.watch(pids());
    // The restarted process begins at 0.
    before[1] = 0;
  }
  const log = await playing;
  // The last screens, streams and notifications.
  await delay(5_000);
  const seen = await crowdDoes({ kind: 'report' });
  const names = [...sites.map((_, index) => `site ${index + 1}`), 'nginx', 'visitors', 'push', 'captains'];
  const shares = used().map(
    (after, index) => `${names[index]} ${seconds(1_000 * (after - (before[index] ?? 0)))}`,
  );
  const elapsed = seconds(performance.now() - startedAt);
  process.stderr.write(`${name}: processor time in ${elapsed}: ${shares.join(', ')}\n`);
  const kills = sites.length - 1;

  await checkChat(trial, url, chat, log, kills);
  await checkPush(trial, pushed, log, kills);
  const clients = sites.map(({ port }) => new LeagueClient(`http://127.0.0.1:${port}`));
  const season = await readSeason(location, scratch);
  for (const client of clients) {
    await checkServed(trial, client, season);
    client.close();
  }
  const peak = memory.stop();
  await crowd.stop();
  await nginx.stop();
  for (const site of sites) await site.stop();
  await service.stop();
  chat.stop();
  await checkStored(trial, location, scratch, log);
  for (const settings of processes) {
    const { code, output } = await runCes('check', settings);
    trial.check(code === 0, `ces check: ${output}`);
  }
  return rowsOf(name, visitors, seen, peak, log, trial);
}

/** By device. */
function followedClubs(): number[][] {
  return Array.from({ length: DEVICES }, (_, device) => [FAVOURITE, FAVOURITE + 1 + (device % OTHER_CLUBS)]);
}

/** Every approval is in the chat, and none is there twice, unless its sender was killed. */
async function checkChat(
  trial: Trial,
  url: string,
  { taken }: ChatReceiver,
  { approvals }: EveningLog,
  kills: number,
): Promise<void> {
  const client = new LeagueClient(url);
  await client.logIn(ADMIN_PASSWORD);
  const waiting = async () => {
    const { league, staff } = (await client.get('/api/admin/chat')).json.channels;
    return league.waiting + staff.waiting;
  };
  const left = -(await untilReached(0, async () => -(await waiting())));
  trial.check(left === 0, `${left} lines of the chat are still waiting`);
  client.close();
  const lines = taken.flatMap((content) => content.split('\n'));
  for (const { fixture } of approvals) {
    const { home, away, stage } = fixture;
    const result = new RegExp(`^\\*\\*Group ${stage.group}\\*\\* ${home.name} \\d+–\\d+ ${away.name}$`);
    const count = lines.filter((line) => result.test(line)).length;
    trial.check(
      count >= 1 && count <= 1 + kills,
      `${home.name} against ${away.name} is in the chat ${count} times`,
    );
  }
}

/** Every follower of a club was notified of its results, once, unless the sender was killed. */
async function checkPush(
  trial: Trial,
  pushed: () => Promise<PushServiceReport>,
  { approvals }: EveningLog,
  kills: number,
): Promise<void> {
  const expected = approvals.reduce((sum, { fixture }) => {
    const clubs = [fixture.home.id, fixture.away.id];
    return sum + followedClubs().filter((followed) => followed.some((id) => clubs.includes(id))).length;
  }, 0);
  const taken = await untilReached(expected, async () => (await pushed()).taken);
  trial.check(
    taken >= expected && taken <= expected + kills * PUSH_ROUND,
    `${expected} notifications were expected, ${taken} were sent`,
  );
}

/** Resolves with the last number, when it has reached the goal or has not grown for a while. */
async function untilReached(goal: number, measure: () => Promise<number>): Promise<number> {
  let reached = await measure();
  for (let grownAt = Date.now(); reached < goal && Date.now() - grownAt < SILENCE_MS; await delay(500)) {
    const next = await measure();
    if (next > reached) grownAt = Date.now();
    reached = next;
  }
  return reached;
}

/** The database has exactly what was acknowledged. */
async function checkStored(
  trial: Trial,
  location: StoreLocation,
  scratch: string,
  log: EveningLog,
): Promise<void> {
  const rows = await readRows(location, scratch);
  log.replies.check(trial, rows);
  const { replies, confirmed, disputed, screenshots } = log;
  const decided = (decision: string) => replies.decisions.filter((each) => each.decision === decision).length;
  const expected = {
    reported: replies.submitted.size,
    confirmed: confirmed.length,
    disputed: disputed.length,
    approved: decided('approved'),
    rejected: decided('rejected'),
  };
  for (const [kind, count] of Object.entries(expected)) {
    const found = rows.record.filter((entry) => entry.kind === kind).length;
    trial.check(found === count, `${count} entries "${kind}" were acknowledged, ${found} are in the record`);
  }
  const store = await openStore(location);
  const stored = await store.db.selectFrom('evidence').select('sha256').execute();
  const names = stored.map(({ sha256 }) => sha256).sort();
  trial.check(
    names.join() === [...screenshots].sort().join(),
    `${screenshots.length} screenshots were acknowledged, ${names.length} are stored`,
  );
  await store.close();
}

function readRows(location: StoreLocation, scratch: string): Promise<StoredRows> {
  return location.engine === 'sqlite'
    ? readSqliteRows(location.file, scratch)
    : readPostgresRows(location.url);
}

function rowsOf(
  name: string,
  visitors: number,
  { reads, errors, p99Ms, kinds, lostStreams, longestAwayMs, shown, busy }: CrowdReport,
  peak: { readonly site: number; readonly helper: number },
  log: EveningLog,
  trial: Trial,
): Row[] {
  for (const error of errors.slice(0, 10)) process.stderr.write(`${name}: ${error}\n`);
  process.stderr.write(`${name}: ${kinds}; generator busy ${Math.round(busy * 100)} %\n`);
  const byRevision = new Map(shown.map((each) => [each.revision, each]));
  const delays = log.approvals.map(({ revision, pressedAt }) => {
    const each = byRevision.get(revision);
    const isEverywhere = each !== undefined && each.screens + each.reconnected === visitors;
    return isEverywhere ? each.lastAt - pressedAt : Number.POSITIVE_INFINITY;
  });
  const slowest = Math.max(...delays);
  const lost =
    lostStreams > 0 ? `; ${count(lostStreams)} streams lost, all back after ${seconds(longestAwayMs)}` : '';
  const { replies, confirmed, disputed, screenshots, approvals, refused, repeated } = log;
  const acknowledged =
    replies.submitted.size +
    replies.decisions.length +
    confirmed.length +
    disputed.length +
    screenshots.length;
  return [
    row(
      `${name}: reads of ${count(visitors)} visitors`,
      `${errors.length} errors in ${count(reads)} reads, p99 ${p99Ms.toFixed(1)} ms${lost}`,
      `0 errors, p99 under ${TARGET.readP99Ms} ms`,
      errors.length === 0 && p99Ms < TARGET.readP99Ms,
    ),
    row(
      `${name}: approval to the last screen`,
      `${Math.round(slowest)} ms (the slowest of ${approvals.length})`,
      `under ${TARGET.shownMs} ms`,
      slowest < TARGET.shownMs,
    ),
    row(
      `${name}: memory`,
      `${peak.site} MB, its image processes ${peak.helper} MB`,
      `under ${TARGET.residentMb} MB per process`,
      Math.max(peak.site, peak.helper) < TARGET.residentMb,
    ),
    row(
      `${name}: facts lost or duplicated`,
      `${trial.findings.length} of ${acknowledged} acknowledged (${replies.submitted.size} submissions, ${disputed.length} disputes, ${screenshots.length} screenshots, ${approvals.length} approvals; ${refused} refused, ${repeated} calls repeated)`,
      'none',
      trial.findings.length === 0,
    ),
  ];
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function row(name: string, measured: string, target: string, met: boolean | null): Row {
  return { name, measured, comparison: '', ratio: null, target, met };
}
