import { REVISION_HEADER } from '#contract/live.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { LeagueClient, Reply } from './league-client.ts';
import {
  asClub,
  type Change,
  decideFinals,
  decideGroups,
  decideTies,
  linkClubsOf,
  make,
  makeQuietly,
  post,
  put,
  reportOf,
  resultOf,
} from './season-play.ts';
import type { Trial } from './table.ts';

/** The servers that race. */
interface Field {
  readonly clients: readonly [LeagueClient, LeagueClient];
  readonly trial: Trial;
  readonly random: SeededRandom;
}

const REASON = 'First come, first served';
const CROWD = 6;

/** Administrators who do all that a season needs, each at the same moment as the others. Returns how many races. */
export async function raceSeason(field: Field, seasons: number): Promise<number> {
  let races = 0;
  for (let season = 1; season <= seasons; season += 1) races += await raceOneSeason(field, season);
  return races;
}

async function raceOneSeason({ clients, trial, random }: Field, season: number): Promise<number> {
  const [client] = clients;
  /** Whoever reads next has to find what was done at the other process. */
  const settle = async (replies: readonly Reply[]): Promise<void> => {
    const revision = Math.max(...replies.map(({ headers }) => Number(headers[REVISION_HEADER])));
    for (const each of clients) await each.get(`/api/ucl/fixtures?revision=${revision}`);
  };
  const send = async (changes: readonly Change[]): Promise<{ change: Change; code: string }[]> => {
    const order = random.shuffled(changes);
    const replies = await Promise.all(
      order.map((change, index) => make(index % 2 === 0 ? clients[0] : clients[1], change)),
    );
    await settle(replies);
    return replies.map(({ status, json }, index) => ({
      change: order[index] as Change,
      code: status < 300 ? 'done' : (json?.code ?? String(status)),
    }));
  };
  let races = 0;
  const clubId = random.integer(1, 64);

  /** Many make the same change: one of them does, the others are told why not. */
  const once = async (change: Change, code: string): Promise<void> => {
    races += 1;
    const codes = (await send(Array<Change>(CROWD).fill(change))).map((reply) => reply.code).sort();
    const expected = ['done', ...Array<string>(CROWD - 1).fill(code)].sort();
    trial.check(
      codes.join() === expected.join(),
      `Season ${season}, ${change.path} at once: ${codes.join()}`,
    );
  };
  /** Two changes that exclude each other: one of them is made, and the other is refused as told. */
  const either = async (
    one: Change,
    other: Change,
    refused: readonly [ofOne: string, ofOther: string],
  ): Promise<Change> => {
    races += 1;
    const replies = await send([one, other]);
    const codeOf = (change: Change) => replies.find((reply) => reply.change === change)?.code;
    const isOne = codeOf(one) === 'done' && codeOf(other) === refused[1];
    const isOther = codeOf(other) === 'done' && codeOf(one) === refused[0];
    trial.check(
      isOne || isOther,
      `Season ${season}, ${one.path} against ${other.path}: ${codeOf(one)}, ${codeOf(other)}`,
    );
    return isOne ? one : other;
  };

  /** The two clubs of a match, with their links, and whoever reports without one. */
  const raceClubs = async (): Promise<void> => {
    const matchId = await matchToReset(client, clubId);
    const { home, away } = await linkClubsOf(client, matchId);
    const unlinked = await reportOf(client, matchId);
    const [ofHome, ofAway] = [asClub(home, unlinked), asClub(away, unlinked)];
    const free = () => makeQuietly(client, post('reset-match', { matchId }));
    await free();
    await either(ofHome, ofAway, ['result_exists', 'result_exists']);
    await free();

    races += 1;
    const replies = await send([...Array<Change>(CROWD).fill(unlinked), ofHome]);
    const own = replies.find(({ change }) => change === ofHome)?.code;
    trial.check(own === 'done', `Season ${season}, a report with a link among others: ${own}`);
    const id = await resultOf(client, matchId);
    await once(asClub(away, post('confirm-result', { id })), 'already_answered');
    await free();

    await makeQuietly(client, ofHome);
    const answered = { id: await resultOf(client, matchId) };
    await either(
      asClub(away, post('confirm-result', answered)),
      asClub(home, post('withdraw-result', answered)),
      ['unknown_result', 'already_answered'],
    );
    await free();
  };

  const seal = post('draw/seal');
  const unseal = post('draw/unseal', { reason: REASON });
  const close = post('close-groups');
  const reopen = post('reopen-groups');
  const finish = post('finish-season', { name: `Season ${season}`, keepClubs: true });

  await makeQuietly(client, put('draw/pots', { clubs: drawList() }));
  await once(seal, 'draw_state');
  await once(unseal, 'draw_state');
  const sealed = await either(seal, await reportOf(client, 6500), ['draw_state', 'draw_state']);
  if (sealed !== seal) {
    await makeQuietly(client, post('reset-tournament', {}));
    await makeQuietly(client, seal);
  }
  await once(post('draw/hold', { phrase: `Phrase ${season}` }), 'draw_state');
  await once(post('draw/reveal', { count: 1, after: 0 }), 'draw_state');
  await once(post('draw/reveal', { count: 63, after: 1 }), 'draw_state');

  const { json } = await makeQuietly(client, post('deduct-points', { clubId, points: 3, reason: REASON }));
  await once(post('revoke-deduction', { id: json.deduction.id }), 'deduction_revoked');
  await once(
    post('replace-club', { clubId, name: `Reserves ${season}`, reason: REASON }),
    'invalid_club_name',
  );
  await once(post('withdraw-club', { clubId, reason: REASON }), 'club_withdrawn');

  await raceClubs();
  await decideGroups(client);
  const matchId = await matchToReset(client, clubId);
  if ((await either(close, post('reset-match', { matchId }), ['groups_open', 'groups_closed'])) === close)
    await makeQuietly(client, reopen);
  await decideGroups(client);
  await once(close, 'groups_closed');
  const tie = await reportOf(client, await readyTie(client));
  if ((await either(reopen, tie, ['knockouts_begun', 'tie_not_ready'])) === reopen)
    await makeQuietly(client, close);
  await decideTies(client);
  await decideFinals(client);
  await once(finish, 'season_open');
  // Afterwards the last season is the one before this, which has followers.
  await once(post('reopen-season'), season === 1 ? 'unknown_season' : 'season_begun');
  await once(finish, 'season_open');
  return races;
}

interface Listed {
  readonly id: number;
  readonly stage: string;
  readonly status: string;
  readonly home: { readonly clubId: number | null; readonly name: string } | null;
  readonly away: { readonly clubId: number | null; readonly name: string } | null;
  readonly group: string;
}

async function fixturesOf(client: LeagueClient): Promise<Listed[]> {
  return (await client.get('/api/ucl/fixtures')).json.fixtures;
}

/** A match of the groups that a withdrawal has not decided. */
async function matchToReset(client: LeagueClient, withdrawn: number): Promise<number> {
  const match = (await fixturesOf(client)).find(
    ({ home, away }) => home?.clubId !== withdrawn && away?.clubId !== withdrawn,
  );
  return match?.id ?? 0;
}

/** A tie that waits to be played. */
async function readyTie(client: LeagueClient): Promise<number> {
  const tie = (await fixturesOf(client)).find(
    ({ stage, status, home, away }) => stage === 'knockout' && status === 'PENDING' && home && away,
  );
  return tie?.id ?? 0;
}
