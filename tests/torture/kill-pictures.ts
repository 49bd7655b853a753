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
/** A fresh database after so many kills: every result has three places. */
const KILLS_PER_DATABASE = 20;
/** As many as may send for one club at once. */
const CAPTAINS = 3;

/** SIGKILL while captains send pictures: one that was acknowledged is there, and is what its hash says. */
export async function killPictures(bench: Bench): Promise<void> {
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
  let unanswered = 0;
  for (let done = 0; done < kills; done += KILLS_PER_DATABASE) {
    const settings: Record<string, string> = { ...SETTINGS, ...(await openPlace()) };
    let server = await bench.startServer(settings);
    let client = new LeagueClient(server.url);
    await client.logIn(PASSWORD);
    const sides = bench.random.shuffled(await reportSome(client, bench.isQuick ? 12 : FIXTURES.length));
    const sent = new Set<string>();
    for (let round = 0; round < Math.min(KILLS_PER_DATABASE, kills - done); round += 1) {
      const uploads = startUploads(server.url, sides, sent, trial);
      const enough = sent.size + bench.random.integer(1, 8);
      for (const deadline = Date.now() + 10_000; sent.size < enough && Date.now() < deadline; )
        await delay(1);
      await delay(bench.random.integer(0, 20));
      await server.kill();
      unanswered += await uploads.stop();
      client.close();
      server = await bench.startServer(settings);
      client = client.at(server.url);
      await checkPictures(trial, client, sent);
      if (engine === 'SQLite') await checkFolder(trial, client, String(settings.DATA_DIR));
    }
    acknowledged += sent.size;
    await server.stop();
    client.close();
    if (!bench.isQuick) console.log(`${engine}: ${Math.min(kills, done + KILLS_PER_DATABASE)} kills`);
  }
  trial.tried = `${kills} kills; ${acknowledged} acknowledged pictures, ${unanswered} without an answer`;
}

/** A club that may add pictures to a result, and how many places it has left. */
interface Side {
  readonly resultId: number;
  readonly key: string;
  places: number;
}

/** Matches of the groups, reported by the club at home. */
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

/** Captains who send pictures one after another, each until the server is gone. */
function startUploads(url: string, sides: readonly Side[], sent: Set<string>, trial: Trial) {
  let isStopped = false;
  let unanswered = 0;
  const captain = async () => {
    while (!isStopped) {
      const side = sides.find(({ places }) => places > 0);
      if (!side) return;
      side.places -= 1;
      const form = new FormData();
      form.set('picture', new Blob([new Uint8Array(await randomPicture())]), 'shot.png');
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
        `A picture was answered with ${reply.status} ${JSON.stringify(reply.json)}`,
      );
      if (reply.status === 201) sent.add(reply.json.sha256);
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

function randomPicture(): Promise<Buffer> {
  const size = { width: 48, height: 48, channels: 3 as const };
  return sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .png()
    .toBuffer();
}

async function namedPictures(client: LeagueClient): Promise<string[]> {
  const { pendingResults } = (await client.get('/api/ucl/pending-results')).json;
  return pendingResults.flatMap(({ evidence }: { evidence: { sha256: string }[] }) =>
    evidence.map(({ sha256 }) => sha256),
  );
}

async function checkPictures(trial: Trial, client: LeagueClient, sent: ReadonlySet<string>): Promise<void> {
  const named = await namedPictures(client);
  for (const sha256 of sent)
    trial.check(named.includes(sha256), `The acknowledged picture ${sha256} is lost`);
  for (const sha256 of named) {
    const { status, body } = await client.get(`/api/ucl/evidence/${sha256}`);
    trial.check(
      status === 200 && createHash('sha256').update(body).digest('hex') === sha256,
      `The picture ${sha256} is answered with ${status}`,
    );
  }
}

/** What the killed server has left unfinished goes soon after the start. */
async function checkFolder(trial: Trial, client: LeagueClient, dataDir: string): Promise<void> {
  const expected = (await namedPictures(client)).map((sha256) => `${sha256}.jpg`).sort();
  const isTidy = async () =>
    (await readdir(join(dataDir, 'ces.sqlite-evidence')).catch(() => [])).sort().join() === expected.join();
  for (const deadline = Date.now() + 5_000; !(await isTidy()) && Date.now() < deadline; ) await delay(20);
  trial.check(await isTidy(), 'Files are left that belong to no result');
}
