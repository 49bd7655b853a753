import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { Bench } from './bench.ts';
import { LeagueClient } from './league-client.ts';
import { FIXTURES, submissionOf } from './load.ts';
import type { Trial } from './table.ts';

const SETTINGS = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD };
/** A fresh database after this many kills: every result has three slots. */
const KILLS_PER_DATABASE = 20;
/** The maximum number of concurrent uploads per club. */
const CAPTAINS = 3;

/** SIGKILL while captains upload screenshots: an acknowledged one exists, and matches its hash. */
export async function killScreenshots(bench: Bench): Promise<void> {
  await killOn(bench, 'SQLite', bench.times(2, 1_000), async () => ({ DATA_DIR: await bench.folder() }));
  await killOn(bench, 'PostgreSQL', bench.times(1, 200), async () => ({
    DATA_DIR: await bench.folder(),
    DATABASE_URL: await bench.freshPostgresUrl(),
  }));
}

async function killOn(
  bench: Bench,
  engine: 'SQLite' | 'PostgreSQL',
  kills: number,
  openPlace: () => Promise<Record<string, string>>,
): Promise<void> {
  const trial = bench.trial(engine);
  let acknowledged = 0;
  let removals = 0;
  let unanswered = 0;
  for (let done = 0; done < kills; done += KILLS_PER_DATABASE) {
    const settings: Record<string, string> = { ...SETTINGS, ...(await openPlace()) };
    let server = await bench.startServer(settings);
    let client = new LeagueClient(server.url);
    await client.logIn(PASSWORD);
    const sides = bench.random.shuffled(await reportSome(client, bench.isQuick ? 12 : FIXTURES.length));
    const screenshots = {
      sent: new Set<string>(),
      removed: new Set<string>(),
      removes: () => bench.random.chance(0.2),
    };
    const { sent } = screenshots;
    for (let round = 0; round < Math.min(KILLS_PER_DATABASE, kills - done); round += 1) {
      const uploads = startUploads(server.url, sides, screenshots, trial);
      const enough = sent.size + bench.random.integer(1, 8);
      for (const deadline = Date.now() + 10_000; sent.size < enough && Date.now() < deadline; )
        await delay(1);
      await delay(bench.random.integer(0, 20));
      await server.kill();
      unanswered += await uploads.stop();
      client.close();
      server = await bench.startServer(settings);
      client = client.at(server.url);
      await checkScreenshots(trial, client, screenshots);
      if (engine === 'SQLite') await checkFolder(trial, client, String(settings.DATA_DIR));
    }
    acknowledged += sent.size;
    removals += screenshots.removed.size;
    await server.stop();
    client.close();
    if (!bench.isQuick) console.log(`${engine}: ${Math.min(kills, done + KILLS_PER_DATABASE)} kills`);
  }
  trial.tried = `${kills} kills; ${acknowledged} acknowledged screenshots, ${removals} acknowledged removals, ${unanswered} calls without a reply`;
}

/** Acknowledged screenshots, and acknowledged removals. */
interface Screenshots {
  readonly sent: Set<string>;
  readonly removed: Set<string>;
  /** Whether a captain removes the next screenshot. */
  readonly removes: () => boolean;
}

/** A club that may add screenshots to a result, and its remaining slots. */
interface Side {
  readonly resultId: number;
  readonly key: string;
  places: number;
}

/** Group matches, submitted by the home club. */
async function reportSome(client: LeagueClient, count: number): Promise<Side[]> {
  const fixtures = FIXTURES.slice(0, count);
  const clubIds = [...new Set(fixtures.map(({ home }) => home.id))];
  const { links } = (await client.post('/api/ucl/club-links', { clubIds })).json;
  const keys = new Map<number, string>(
    links.map(({ clubId, key }: { clubId: number; key: string }) => [clubId, key]),
  );
  return Promise.all(
    fixtures.map(async ({ id, home }) => {
      const key = keys.get(home.id) ?? '';
      const body = submissionOf(id, 1, 0);
      const reply = await client.post('/api/ucl/submit-result', body, { 'x-club-key': key });
      return { resultId: reply.json.id, key, places: 3 };
    }),
  );
}

/** Captains who upload screenshots one after another, each until the server is gone. */
function startUploads(
  url: string,
  sides: readonly Side[],
  { sent, removed, removes }: Screenshots,
  trial: Trial,
) {
  let isStopped = false;
  let unanswered = 0;
  /** Without a reply, the screenshot may or may not be there. */
  const remove = async ({ resultId, key }: Side, sha256: string) => {
    const reply = await fetch(`${url}/api/ucl/evidence/${resultId}/${sha256}`, {
      method: 'DELETE',
      headers: { 'x-club-key': key },
    }).catch(() => null);
    if (!reply) unanswered += 1;
    else if (reply.status === 200) removed.add(sha256);
    else trial.found(`The removal of a screenshot was answered with ${reply.status}`);
  };
  const captain = async () => {
    while (!isStopped) {
      const side = sides.find(({ places }) => places > 0);
      if (!side) return;
      side.places -= 1;
      const form = new FormData();
      form.set('picture', new Blob([new Uint8Array(await randomScreenshot())]), 'shot.png');
      const headers = { 'x-club-key': side.key };
      const reply = await fetch(`${url}/api/ucl/evidence/${side.resultId}`, {
        method: 'POST',
        headers,
        body: form,
      })
        .then(async (answer) => ({ status: answer.status, json: await answer.json() }))
        .catch(() => null);
      if (!reply) {
        unanswered += 1;
        return;
      }
      trial.check(
        reply.status === 201,
        `A screenshot was answered with ${reply.status} ${JSON.stringify(reply.json)}`,
      );
      if (reply.status !== 201) continue;
      const { sha256 } = reply.json;
      if (removes()) await remove(side, sha256);
      else sent.add(sha256);
    }
  };
  const captains = Promise.all(Array.from({ length: CAPTAINS }, captain));
  return {
    stop: async () => {
      isStopped = true;
      await captains;
      return unanswered;
    },
  };
}

function randomScreenshot(): Promise<Buffer> {
  const size = { width: 48, height: 48, channels: 3 as const };
  return sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .png()
    .toBuffer();
}

async function namedScreenshots(client: LeagueClient): Promise<string[]> {
  const { pendingResults } = (await client.get('/api/ucl/pending-results')).json;
  return pendingResults.flatMap(({ evidence }: { evidence: { sha256: string }[] }) =>
    evidence.map(({ sha256 }) => sha256),
  );
}

async function checkScreenshots(
  trial: Trial,
  client: LeagueClient,
  { sent, removed }: Screenshots,
): Promise<void> {
  const named = await namedScreenshots(client);
  for (const sha256 of removed)
    trial.check(!named.includes(sha256), `The removed screenshot ${sha256} is there`);
  for (const sha256 of sent)
    trial.check(named.includes(sha256), `The acknowledged screenshot ${sha256} is lost`);
  for (const sha256 of named) {
    const { status, body } = await client.get(`/api/ucl/evidence/${sha256}`);
    trial.check(
      status === 200 && createHash('sha256').update(body).digest('hex') === sha256,
      `The screenshot ${sha256} is answered with ${status}`,
    );
  }
}

/** The unfinished files of the killed server are removed soon after startup. */
async function checkFolder(trial: Trial, client: LeagueClient, dataDir: string): Promise<void> {
  const expected = (await namedScreenshots(client)).map((sha256) => `${sha256}.jpg`).sort();
  const isTidy = async () =>
    (await readdir(join(dataDir, 'ces.sqlite-evidence')).catch(() => [])).sort().join() === expected.join();
  for (const deadline = Date.now() + 5_000; !(await isTidy()) && Date.now() < deadline; ) await delay(20);
  trial.check(await isTidy(), 'Files are left that belong to no result');
}
