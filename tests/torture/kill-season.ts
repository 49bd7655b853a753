import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import type { Bench } from './bench.ts';
import { checkDownloads } from './check-downloads.ts';
import { LeagueClient, type Reply } from './league-client.ts';
import {
  asClub,
  type Change,
  checkServed,
  decideFinals,
  decideGroups,
  decideTies,
  linkClubsOf,
  make,
  makeIgnoringErrors,
  post,
  put,
  readSeason,
  resultOf,
  type StoredSeason,
  submissionOf,
} from './season-play.ts';
import { DEFAULT, FORMATS, sizesOf } from './season-shape.ts';
import { untilAlone } from './stored-rows.ts';
import type { Trial } from './table.ts';

const REASON = 'Decided in a hurry';
/** The match that its clubs answer. */
const MATCH = 6500;
/** The kill is during the call, or shortly after it. */
const KILL_WITHIN_CALLS = 1.4;

/**
 * Whole seasons, with SIGKILL during the administrator's and the clubs' calls: each is made completely or not at
 * all.
 */
export async function killSeason(bench: Bench): Promise<void> {
  await killOn(bench, 'a season on SQLite', bench.times(4, 300), async () => {
    const folder = await bench.folder();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { mode: 0o700 });
    const location: StoreLocation = { engine: 'sqlite', file: join(dataDir, 'ces.sqlite') };
    return { folder, location, settings: { DATA_DIR: dataDir } };
  });
  await killOn(bench, 'a season on PostgreSQL', bench.times(1, 100), async () => {
    const url = await bench.freshPostgresUrl();
    const folder = await bench.folder();
    return {
      folder,
      location: { engine: 'postgres', url },
      settings: { DATA_DIR: folder, DATABASE_URL: url },
    };
  });
}

interface Place {
  readonly folder: string;
  readonly location: StoreLocation;
  readonly settings: Record<string, string>;
}

async function killOn(
  bench: Bench,
  what: string,
  kills: number,
  openPlace: () => Promise<Place>,
): Promise<void> {
  const trial = bench.trial(what);
  const place = await openPlace();
  const settings = { SUBMIT_LIMIT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD, ...place.settings };
  const server = await bench.startServer(settings);
  const client = new LeagueClient(server.url);
  await client.logIn(PASSWORD);
  const league: League = { bench, trial, place: { ...place, settings }, server, client, callMs: 20 };
  const counted = { made: 0, lost: 0, unanswered: 0 };
  const killed = new Map<string, number>();
  let left = kills;
  for (let season = 1; left > 0; season += 1)
    for await (const { change, isDecisive } of callsOfSeason(league, season)) {
      // In the quick run, the calls with the most changes.
      if (left === 0 || (bench.isQuick && !isDecisive)) {
        await makeIgnoringErrors(league.client, change);
        if (left === 0) break;
        continue;
      }
      left -= 1;
      counted[await killDuring(league, change)] += 1;
      killed.set(change.path, (killed.get(change.path) ?? 0) + 1);
      if (!bench.isQuick && left % 25 === 0) console.log(`${what}: ${kills - left} kills`);
    }
  const season = await readSeason(place.location, place.folder);
  await checkServed(trial, league.client, season);
  await checkDownloads(trial, league.client, season);
  await league.server.stop();
  league.client.close();
  const calls = [...killed].map(([path, count]) => `${count} x ${path}`).join(', ');
  trial.tried = `${kills} kills (${calls}): ${counted.made} answered before the kill, ${counted.unanswered} stored without a reply, ${counted.lost} not made`;
}

interface League {
  readonly bench: Bench;
  readonly trial: Trial;
  readonly place: Place;
  server: Awaited<ReturnType<Bench['startServer']>>;
  client: LeagueClient;
  /** How long a call currently takes on this machine. */
  callMs: number;
}

interface KilledCall {
  readonly change: Change;
  readonly isDecisive: boolean;
}

const small = (change: Change): KilledCall => ({ change, isDecisive: false });
const decisive = (change: Change): KilledCall => ({ change, isDecisive: true });

const ENTERED_PLACES = 5;

/** Clubs enter, one is declined and one withdraws, so that those who wait move up; the pots are filled from the rest. */
async function* enterClubs(league: League, season: number): AsyncGenerator<KilledCall> {
  const settings = {
    places: ENTERED_PLACES,
    closesAt: null,
    acceptance: 'automatic',
    code: null,
    note: null,
  };
  yield small(put('registration', { state: 'open', ...settings, checkIn: null }));
  const enter = (number: number) =>
    post('join', { name: `Entrant ${season}.${number}`, contact: 'A captain', acceptsRules: true });
  yield small(enter(1));
  const { key } = (await makeIgnoringErrors(league.client, enter(2))).json;
  for (const number of [3, 4, 5, 6]) await makeIgnoringErrors(league.client, enter(number));
  yield small(enter(7));
  const entries = async () => (await league.client.get('/api/ucl/registration')).json.entries;
  const [first] = await entries();
  // The next one moves up in the same change.
  yield decisive(post('decide-entry', { number: first.number, decision: 'decline', reason: REASON }));
  yield decisive(asClub(key, post('withdraw-entry')));
  league.trial.check(
    isDeepStrictEqual(
      (await entries()).map(({ name, status }: { name: string; status: string }) => [name, status]),
      [3, 4, 5, 6, 7].map((number) => [`Entrant ${season}.${number}`, 'accepted']),
    ),
    `The list has other clubs than those that stayed: ${JSON.stringify(await entries())}`,
  );
  yield decisive(post('draw/from-entries', { groups: 1, cups: 2 }));
}

/**
 * Every administrator call of a season, in order, and the answers of two clubs to a match. The steps in between are
 * made without a kill.
 */
async function* callsOfSeason(league: League, season: number): AsyncGenerator<KilledCall> {
  const { random } = league.bench;
  yield small(put('announcement', { text: `Season ${season}` }));
  const isFromEntries = random.chance(0.5);
  const format = isFromEntries ? { clubs: ENTERED_PLACES, groups: 1 } : random.pick(FORMATS);
  const anyClub = () => random.integer(1, format.clubs);
  const balls = random.integer(1, format.clubs - 1);
  if (isFromEntries) {
    yield* enterClubs(league, season);
  } else {
    const tags = format === DEFAULT ? { Sisters: [1, 2, 5] } : {};
    yield small(put('format', format));
    yield small(put('draw/pots', { clubs: drawList(tags, sizesOf(format)) }));
  }
  yield small(post('draw/seal', { phraseFrom: 'Beacon' }));
  yield small(post('draw/unseal', { reason: REASON }));
  yield small(post('draw/seal'));
  yield small(post('draw/hold', { phrase: `Phrase ${season}` }));
  yield small(post('draw/reveal', { count: balls }));
  yield decisive(post('draw/reveal', { count: format.clubs - balls }));
  yield small(
    put('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: '2030-01-01T00:00:00Z' }] }),
  );
  yield small(post('postpone-match', { fixtureId: MATCH, closesAt: '2030-02-01T00:00:00Z', reason: REASON }));
  yield small(put('reporting', { reporting: 'clubs', autoApprove: 'agreed' }));
  const { home, away } = await linkClubsOf(league.client, MATCH);
  yield small(asClub(home, await submissionOf(league.client, MATCH)));
  const withdrawn = { id: await resultOf(league.client, MATCH) };
  yield small(asClub(home, post('withdraw-result', withdrawn)));
  await makeIgnoringErrors(league.client, asClub(home, await submissionOf(league.client, MATCH)));
  const reported = { id: await resultOf(league.client, MATCH) };
  const claim = { homeScore: 1, awayScore: 1, reason: REASON };
  yield small(asClub(away, post('dispute-result', { ...reported, ...claim })));
  // Confirmed and approved by the rule, or neither.
  yield decisive(asClub(home, post('confirm-result', reported)));
  yield small(put('reporting', { reporting: 'anybody', autoApprove: 'off' }));
  yield small(post('deduct-points', { clubId: anyClub(), points: 3, reason: REASON }));
  const { seq } = (await league.client.get('/api/ucl/record')).json;
  yield small(post('strike-text', { seq, name: 'reason' }));
  yield small(post('replace-club', { clubId: anyClub(), name: `Reserves ${season}`, reason: REASON }));
  yield small(post('withdraw-club', { clubId: anyClub(), reason: REASON }));
  await decideGroups(league.client);
  yield decisive(post('close-groups'));
  yield small(post('reopen-groups'));
  yield small(post('close-groups'));
  await decideTies(league.client);
  await decideFinals(league.client);
  const finish = post('finish-season', { name: `Season ${season}`, keepClubs: random.chance(0.5) });
  yield decisive(finish);
  yield small(post('reopen-season'));
  yield small(finish);
}

/**
 * Sends the change, kills the server in the meantime, and checks the stored state, before and after the call is
 * repeated.
 */
async function killDuring(league: League, change: Change): Promise<'made' | 'lost' | 'unanswered'> {
  const { bench, trial, place } = league;
  const { path } = change;
  const key = randomUUID();
  const before = await readSeason(place.location, place.folder);
  const sent = make(league.client, change, key).catch((): Reply | null => null);
  await delay(bench.random.fraction() * KILL_WITHIN_CALLS * league.callMs);
  await league.server.kill();
  const reply = await sent;
  league.client.close();
  if (place.location.engine === 'postgres') await untilAlone(place.location.url);
  trial.check(
    reply === null || reply.status < 300,
    `${path} was answered with ${reply?.status}: ${reply?.body}`,
  );

  const left = await readSeason(place.location, place.folder);
  checkWhole(trial, path, before, left, reply !== null);

  league.server = await bench.startServer(place.settings);
  league.client = league.client.at(league.server.url);
  await checkServed(trial, league.client, left);
  const again = await make(league.client, change, key);
  trial.check(again.status < 300, `${path} was answered with ${again.status} when repeated: ${again.body}`);
  trial.check(
    reply === null || isDeepStrictEqual(withoutKey(again.json), withoutKey(reply.json)),
    `${path} was answered with ${reply?.body}, and when repeated with ${again.body}`,
  );
  const after = await readSeason(place.location, place.folder);
  trial.check(
    after.revision === before.revision + 1,
    `${path} has raised the revision from ${before.revision} to ${after.revision}`,
  );
  if (left.revision === after.revision)
    trial.check(
      isDeepStrictEqual(left.views, after.views),
      `${path} was carried out partially: repeating it changed public data`,
    );
  await checkServed(trial, league.client, after);
  if (reply) {
    league.callMs = reply.ms;
    return 'made';
  }
  if (left.revision === after.revision) return 'unanswered';
  league.callMs = again.ms;
  return 'lost';
}

/** A repeated call to enter gets a new key: the first one is not stored. */
function withoutKey({ key: _, ...reply }: Reply['json']) {
  return reply;
}

function checkWhole(
  trial: Trial,
  path: string,
  before: StoredSeason,
  left: StoredSeason,
  isAcknowledged: boolean,
): void {
  const raised = left.revision - before.revision;
  trial.check(raised === 1 || (raised === 0 && !isAcknowledged), `Lost: ${path}, revision ${left.revision}`);
  if (raised === 0)
    trial.check(
      isDeepStrictEqual(left.views, before.views),
      `${path} was carried out partially: public data changed without a new revision`,
    );
}
