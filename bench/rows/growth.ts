import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { ADMIN_PASSWORD } from '../servers/site.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** One figure per number of seasons in the record. */
interface Figures {
  readonly startMs: number;
  readonly memoryMb: number;
  readonly changeMs: number;
  readonly checkMs: number;
  readonly backupMs: number;
  readonly restoreMs: number;
  readonly databaseMb: number;
}

const LABELS: Record<keyof Figures, string> = {
  startMs: 'startup to the first response, ms',
  memoryMb: 'resident memory after startup, MB',
  changeMs: 'a submission and its approval, both published, ms',
  checkMs: '`ces check`, ms',
  backupMs: '`ces backup`, ms',
  restoreMs: '`ces restore`, ms',
  databaseMb: 'size of the database, MB',
};
const STARTS = 3;
const CHANGES = 25;
/** Growth above this power of the number of seasons is worse than linear, allowing for noise. */
const MAX_POWER = 1.1;

/** The cost of a long record: the same site with more and more finished seasons, of the largest and the smallest format. */
export async function measureGrowth(seasons: readonly number[]): Promise<Row[]> {
  return [...(await measureFormat(64, seasons)), ...(await measureFormat(4, seasons))];
}

async function measureFormat(clubs: 4 | 64, seasons: readonly number[]): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-growth-'));
  const measured: Figures[] = [];
  let played = 0;
  for (const count of seasons) {
    const site = await startSite(dataDir);
    if (played === 0 && clubs === 4) await setSmallestFormat(site.url);
    for (; played < count; played += 1) await playSeason(site.url);
    await site.stop();
    measured.push(await measureSite(dataDir));
  }
  await rm(dataDir, { recursive: true, force: true });
  return (Object.keys(LABELS) as (keyof Figures)[]).map((figure) => {
    const values = measured.map((figures) => figures[figure]);
    const power = growthBetween(seasons, values);
    return {
      name: `${LABELS[figure]}, with ${seasons.join(', ')} seasons of ${clubs} clubs in the record`,
      measured: values.map((value) => value.toFixed(figure === 'databaseMb' ? 1 : 0)).join(', '),
      comparison: '',
      ratio: null,
      target: 'no worse than linear',
      met: power <= MAX_POWER,
    };
  });
}

/** The steepest growth between two measurements, as a power of the number of seasons. */
function growthBetween(seasons: readonly number[], values: readonly number[]): number {
  const powers = seasons
    .slice(1)
    .map(
      (count, index) =>
        Math.log((values[index + 1] ?? 0) / (values[index] ?? 1)) / Math.log(count / (seasons[index] ?? 1)),
    );
  return Math.max(...powers);
}

async function measureSite(dataDir: string): Promise<Figures> {
  const starts: number[] = [];
  const changes: number[] = [];
  let memoryMb = 0;
  for (let round = 0; round < STARTS; round += 1) {
    const started = performance.now();
    const site = await startSite(dataDir);
    await fetch(site.url);
    starts.push(performance.now() - started);
    memoryMb = await residentMb(site.pid);
    if (round === STARTS - 1) changes.push(...(await timeChanges(site.url)));
    await site.stop();
  }
  const backup = join(dataDir, 'growth-backup.sqlite');
  const figures = {
    startMs: median(starts),
    memoryMb,
    changeMs: median(changes),
    checkMs: await timeCommand(dataDir, 'check'),
    backupMs: await timeCommand(dataDir, 'backup', backup),
    restoreMs: await timeCommand(dataDir, 'restore', backup),
    databaseMb: (await stat(join(dataDir, 'ces.sqlite'))).size / 1e6,
  };
  await rm(backup);
  return figures;
}

async function startSite(dataDir: string) {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: siteEnv(dataDir),
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /The site is running at (\S+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error('The site did not start');
}

function siteEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    SUBMIT_LIMIT: '0',
    BACKUP_HOURS: '0',
  };
}

async function timeCommand(dataDir: string, ...args: string[]): Promise<number> {
  const started = performance.now();
  await promisify(execFile)(process.execPath, [resolve('dist/server/ces.js'), ...args], {
    env: siteEnv(dataDir),
  });
  return performance.now() - started;
}

async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_000;
}

async function setSmallestFormat(url: string): Promise<void> {
  const send = await logIn(url);
  await send('format', { clubs: 4, groups: 1, cups: 1 }, 'PUT');
}

/** Every match of a season, then the next season with the same clubs. */
async function playSeason(url: string): Promise<void> {
  const send = await logIn(url);
  const playOpenMatches = async () => {
    const ids = await Promise.all((await openMatches(url)).map((match) => submit(url, match)));
    await Promise.all(ids.map((id) => send('approve-result', { id })));
    return ids.length;
  };
  await playOpenMatches();
  await send('close-groups', {});
  while ((await playOpenMatches()) > 0);
  await send('finish-season', { name: `Season of ${Date.now()}`, keepClubs: true });
}

async function timeChanges(url: string): Promise<number[]> {
  const send = await logIn(url);
  const times: number[] = [];
  for (const match of (await openMatches(url)).slice(0, CHANGES)) {
    const started = performance.now();
    await send('approve-result', { id: await submit(url, match) });
    times.push(performance.now() - started);
  }
  await send('reset-tournament', {});
  return times;
}

async function openMatches(url: string): Promise<FixtureRow[]> {
  const { fixtures } = (await (await fetch(`${url}/api/ucl/fixtures`)).json()) as { fixtures: FixtureRow[] };
  return fixtures.filter(
    ({ status, home, away }) =>
      status === 'PENDING' && typeof home?.clubId === 'number' && typeof away?.clubId === 'number',
  );
}

async function submit(url: string, { id, home, away, group }: FixtureRow): Promise<number> {
  const score = { homeScore: (id * 7) % 5, awayScore: 5 };
  const body = { fixtureId: id, homeTeam: home?.name, awayTeam: away?.name, group, ...score };
  return (await call<{ id: number }>(`${url}/api/ucl/submit-result`, { ...body, submittedBy: 'Captain' })).id;
}

async function logIn(url: string) {
  const { token } = await call<{ token: string }>(`${url}/api/admin/login`, { password: ADMIN_PASSWORD });
  return (path: string, body: object, method?: 'PUT') =>
    call(`${url}/api/ucl/${path}`, body, { authorization: `Bearer ${token}` }, method);
}

async function call<Reply>(
  url: string,
  body: object,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}
