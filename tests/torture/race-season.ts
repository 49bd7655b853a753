import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { LeagueClient } from './league-client.ts';
import { type Field, RacingCalls } from './racing-calls.ts';
import {
  asClub,
  type Change,
  decideFinals,
  decideGroups,
  decideTies,
  linkClubsOf,
  makeIgnoringErrors,
  post,
  put,
  resultOf,
  submissionOf,
} from './season-play.ts';

const REASON = 'First come, first served';
const OTHERS = 6;

/** Administrators who make every call of a season, all at the same moment. Returns the number of races. */
export async function raceSeason(field: Field, seasons: number): Promise<number> {
  let races = 0;
  for (let season = 1; season <= seasons; season += 1) races += await raceOneSeason(field, season);
  return races;
}

async function raceOneSeason(field: Field, season: number): Promise<number> {
  const [client] = field.clients;
  const calls = new RacingCalls(field, season);
  const clubId = field.random.integer(1, 64);

  /** The two clubs of a match, with their links, and a captain without one. */
  const raceClubs = async (): Promise<void> => {
    const matchId = await matchToReset(client, clubId);
    const { home, away } = await linkClubsOf(client, matchId);
    const unlinked = await submissionOf(client, matchId);
    const [ofHome, ofAway] = [asClub(home, unlinked), asClub(away, unlinked)];
    const free = () => makeIgnoringErrors(client, post('reset-match', { matchId }));
    await free();
    await calls.either(ofHome, ofAway, ['result_exists', 'result_exists']);
    await free();

    calls.races += 1;
    const own = (await calls.send([...Array<Change>(OTHERS).fill(unlinked), ofHome])).at(-1)?.code;
    calls.check(own === 'done', `a submission with a link among others: ${own}`);
    const id = await resultOf(client, matchId);
    await calls.once(asClub(away, post('confirm-result', { id })), 'already_answered');
    await free();

    await makeIgnoringErrors(client, ofHome);
    const claimed = { id: await resultOf(client, matchId) };
    await calls.either(
      asClub(home, post('correct-result', { ...claimed, homeScore: 3, awayScore: 1 })),
      asClub(away, post('confirm-result', claimed)),
      ['already_answered', 'replaced'],
    );
    await free();

    await makeIgnoringErrors(client, ofHome);
    const answered = { id: await resultOf(client, matchId) };
    await calls.either(
      asClub(away, post('confirm-result', answered)),
      asClub(home, post('withdraw-result', answered)),
      ['unknown_result', 'already_answered'],
    );
    await free();

    await makeIgnoringErrors(client, unlinked);
    const blocked = await resultOf(client, matchId);
    const { pendingResults } = (await client.get('/api/ucl/pending-results')).json;
    const { sender } = pendingResults.find(({ id: pending }: { id: number }) => pending === blocked);
    await makeIgnoringErrors(client, post('reset-match', { matchId, only: 'pending' }));
    await calls.send([unlinked, post('block-sender', { resultId: blocked })]);
    await free();
    await calls.expect([unlinked, ofHome], ['done', 'sender_blocked']);
    await calls.once(post('unblock-sender', { sender }), 'unknown_block');
    await free();

    const linked: number[] = (await client.get('/api/ucl/club-links')).json.links.map(
      ({ clubId: id }: { clubId: number }) => id,
    );
    const homeId = await homeOf(client, matchId);
    calls.check(linked.includes(homeId), `the list of links has no club ${homeId}`);
    await calls.once(post('revoke-club-link', { clubId: homeId }), 'no_club_link');
    await calls.expect([ofHome], ['unknown_club_key']);
  };

  const seal = post('draw/seal');
  const unseal = post('draw/unseal', { reason: REASON });
  const close = post('close-groups');
  const reopen = post('reopen-groups');
  const finish = post('finish-season', { name: `Season ${season}`, keepClubs: true });

  await makeIgnoringErrors(client, put('draw/pots', { clubs: drawList() }));
  await calls.once(seal, 'draw_state');
  await calls.once(unseal, 'draw_state');
  const sealed = await calls.either(seal, await submissionOf(client, 6500), ['draw_state', 'draw_state']);
  if (sealed !== seal) {
    await makeIgnoringErrors(client, post('reset-tournament', {}));
    await makeIgnoringErrors(client, seal);
  }
  await calls.once(post('draw/hold', { phrase: `Phrase ${season}` }), 'draw_state');
  await calls.once(post('draw/reveal', { count: 1, after: 0 }), 'draw_state');
  await calls.once(post('draw/reveal', { count: 63, after: 1 }), 'draw_state');

  const { json } = await makeIgnoringErrors(
    client,
    post('deduct-points', { clubId, points: 3, reason: REASON }),
  );
  await calls.once(post('revoke-deduction', { id: json.deduction.id }), 'deduction_revoked');
  await calls.once(
    post('replace-club', { clubId, name: `Reserves ${season}`, reason: REASON }),
    'invalid_club_name',
  );
  await calls.once(post('withdraw-club', { clubId, reason: REASON }), 'club_withdrawn');

  await raceClubs();
  await decideGroups(client);
  const matchId = await matchToReset(client, clubId);
  if (
    (await calls.either(close, post('reset-match', { matchId }), ['groups_open', 'groups_closed'])) === close
  )
    await makeIgnoringErrors(client, reopen);
  await decideGroups(client);
  await calls.once(close, 'groups_closed');
  const tie = await submissionOf(client, await readyTie(client));
  if ((await calls.either(reopen, tie, ['knockouts_begun', 'tie_not_ready'])) === reopen)
    await makeIgnoringErrors(client, close);
  await decideTies(client);
  await decideFinals(client);
  await calls.once(finish, 'season_open');
  // Afterwards the last season is the one before this, which is no longer the last.
  await calls.once(post('reopen-season'), season === 1 ? 'unknown_season' : 'season_begun');
  await calls.once(finish, 'season_open');
  return calls.races;
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

async function homeOf(client: LeagueClient, matchId: number): Promise<number> {
  return (await fixturesOf(client)).find(({ id }) => id === matchId)?.home?.clubId ?? 0;
}

/** A group match that is not decided by a withdrawal. */
async function matchToReset(client: LeagueClient, withdrawn: number): Promise<number> {
  const match = (await fixturesOf(client)).find(
    ({ home, away }) => home?.clubId !== withdrawn && away?.clubId !== withdrawn,
  );
  return match?.id ?? 0;
}

/** A tie that is ready to be played. */
async function readyTie(client: LeagueClient): Promise<number> {
  const tie = (await fixturesOf(client)).find(
    ({ stage, status, home, away }) => stage === 'knockout' && status === 'PENDING' && home && away,
  );
  return tie?.id ?? 0;
}
