import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { placesFrom } from '#domain/knockouts/qualified-places.ts';
import type { App } from '#server/http/fastify-app.ts';
import { formOf, plainPicture } from '#server/testing/picture-files.ts';
import { writePlaces } from '#store/knockout-places.ts';
import type { Store } from '#store/open-store.ts';
import { writeSecret } from '#store/secrets.ts';

export const PASSWORD = 'floodlights on';
export const TOLD_AT = Date.parse('2026-03-01T20:00:00Z');

/** Sent again under its key, it must be answered as it was when the database was made. */
export const REPEATED = {
  key: 'kept-key-6501',
  body: {
    fixtureId: 6501,
    homeTeam: 'Águilas del Norte',
    awayTeam: 'Team 3',
    homeScore: 1,
    awayScore: 1,
    group: 'A',
  },
};

/**
 * Fills a fresh database through the app: every table gets rows, results in every state among them. When a migration
 * adds something to store, the story goes on with it at the end; what it tells already, older databases hold.
 */
export async function tellStory(app: App, store: Store): Promise<void> {
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload: object | undefined,
    status: number,
    { headers = {}, from = '198.51.100.7' }: { headers?: Record<string, string>; from?: string } = {},
  ) => {
    const reply = await app.inject({
      method,
      url,
      headers,
      remoteAddress: from,
      ...(payload && { payload }),
    });
    if (reply.statusCode !== status) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const logIn = async (): Promise<Record<string, string>> => {
    const { token } = await call('POST', '/api/admin/login', { password: PASSWORD }, 200);
    return { authorization: `Bearer ${token}` };
  };

  for (const from of ['203.0.113.9', '203.0.113.9', '2001:db8:1:2::3'])
    await call('POST', '/api/admin/login', { password: 'a guess' }, 401, { from });
  await call('POST', '/api/admin/logout', {}, 200, { headers: await logIn() });
  const headers = await logIn();
  const administer = (action: string, payload: object, key?: string) =>
    call('POST', `/api/ucl/${action}`, payload, 200, {
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });

  const names = { 1: 'Águilas del Norte', 2: "O'Brien's XI", 5: '東京シティ', 64: 'Team "64" \\ Zürich' };
  const clubs = Object.entries(names).map(([id, name]) => ({ id: Number(id), name }));
  await call('PUT', '/api/ucl/clubs', { clubs }, 200, { headers });

  const submit = async (fixtureId: number, score: string, key = `key-${fixtureId}-${score}`) => {
    const fixture = { fixtureId, ...MATCHES[fixtureId] };
    const [homeScore, awayScore] = score.split('-').map(Number);
    const body = key === REPEATED.key ? REPEATED.body : { ...fixture, homeScore, awayScore };
    const { id } = await call('POST', '/api/ucl/submit-result', body, 201, {
      headers: { 'idempotency-key': key },
    });
    return id as number;
  };
  await administer('approve-result', {
    id: await submit(6500, '2-1'),
    adminNotes: "Seen on O'Brien's stream",
  });
  await administer('reject-result', {
    id: await submit(6501, '0-3'),
    adminNotes: 'No proof – <b>send it</b>',
  });
  await submit(6501, '1-1', REPEATED.key);
  await administer('approve-result', { id: await submit(6502, '4-0') }, 'key-of-a-decision');
  await administer('approve-result', { id: await submit(6600, '1-0') });
  await submit(6601, '2-2');
  await administer('reject-result', { id: await submit(6602, '9-9') });
  await administer('reset-group', { group: 'B' });
  await administer('approve-result', { id: await submit(6600, '3-3') });
  await submit(6700, '5-5');
  await administer('reset-match', { matchId: 6700 });
  await submit(8005, '0-0');

  // Since 002-season.
  const set = (path: string, payload: object) => call('PUT', `/api/ucl/${path}`, payload, 200, { headers });
  await set('schedule', {
    entries: [{ key: 'md1', opensAt: null, closesAt: '2026-03-09T00:00:00.000Z' }],
  });
  await set('announcement', { text: 'Matchday 1 ends on Sunday, 23:59 GMT.' });
  await administer('postpone-match', {
    fixtureId: 6701,
    closesAt: '2026-03-12T00:00:00.000Z',
    reason: 'Servers down',
  });
  await administer('award-result', {
    fixtureId: 6702,
    kind: 'no-show',
    absent: 'away',
    reason: 'Did not appear',
  });
  await administer('deduct-points', { clubId: 9, points: 3, reason: 'Ineligible player' });
  await administer('revoke-deduction', { id: 1 });
  await administer('deduct-points', { clubId: 10, points: 1, reason: 'Late roster' });
  await administer('withdraw-club', { clubId: 60, reason: 'No squad' });
  await administer('replace-club', { clubId: 61, name: 'Reserve – FC', reason: 'Moved up' });

  // Since 004-club-links. The other club's answer has a call of its own since; its columns do not change.
  await set('reporting', { reporting: 'anybody', autoApprove: 'agreed', autoApproveHours: 48 });
  await administer('club-links', { clubIds: [10, 11] });
  const { links } = await administer('club-links', { clubIds: [10] });
  const report = (homeScore: number, reporter: Record<string, string>) =>
    call(
      'POST',
      '/api/ucl/submit-result',
      { ...MATCHES[6703], fixtureId: 6703, homeScore, awayScore: 0 },
      201,
      {
        headers: reporter,
      },
    );
  await report(9, {});
  const { id: disputed } = await report(2, { 'x-club-key': links[0].key });
  await store.db
    .updateTable('results')
    .set({
      disputed_by: 11,
      disputed_at: '2026-03-01T21:00:00.000Z',
      disputed_home_score: 1,
      disputed_away_score: 1,
      dispute_reason: "The server went down – O'Brien saw it",
    })
    .where('id', '=', disputed)
    .execute();
  await store.db
    .insertInto('blocked_senders')
    .values({ sender: '12'.repeat(16), blocked_until: '2026-03-02T20:00:00.000Z' })
    .execute();

  // Since 005-staff.
  const admin = (path: string, payload: object) =>
    call('POST', `/api/admin/${path}`, payload, 200, { headers });
  const { key: staffKey } = await admin('staff', { name: "Zoë O'Brien", role: 'administrator' });
  await call('POST', '/api/admin/staff-login', { key: staffKey }, 200);
  const { number } = await admin('staff', { name: 'Ann', role: 'reviewer' });
  await admin('revoke-staff', { number });

  // Since 006-kickoffs.
  const club = { headers: { 'x-club-key': links[0].key } };
  const kickoff = (at: string) => ({ fixtureId: 6703, at });
  await administer('set-kickoff', kickoff('2026-03-04T20:30:00.000Z'));
  await call('POST', '/api/ucl/propose-kickoff', kickoff('2026-03-05T21:00:00.000Z'), 200, club);

  // Since 007-evidence.
  const { body, headers: form } = formOf({
    content: await plainPicture('#336699', 16, 9).png().toBuffer(),
  });
  await call('POST', `/api/ucl/evidence/${disputed}`, body, 201, {
    headers: { ...form, 'x-club-key': links[0].key },
  });

  // Since 008-outbox. Without a webhook no call leaves these.
  const at = '2026-03-01T21:30:00.000Z';
  const news = { season: 1, seq: 4, hash: 'ab'.repeat(32), created_at: at };
  await store.db
    .insertInto('outbox')
    .values([
      {
        ...news,
        channel: 'league',
        kind: 'results',
        text: '**Group A** Á 2–1 B',
        sent_at: at,
        result_id: null,
      },
      { ...news, channel: 'staff', kind: 'waits', text: '**Waits**', sent_at: null, result_id: disputed },
    ])
    .execute();
  await store.db
    .insertInto('chat_channels')
    .values({ name: 'staff', failures: 1, retry_at: at, stopped_at: at, answer: '404', answered_at: at })
    .execute();
  await store.db.insertInto('chat_choices').values({ kind: 'draw', choice: '"end"' }).execute();
  if (store.engine === 'postgres')
    await store.db.insertInto('leases').values({ name: 'chat league', holder: 'one', until: 1 }).execute();

  // Since 009-push. A call would ask for the addresses of a push service.
  await store.db
    .insertInto('push_subscriptions')
    .values({
      endpoint: 'https://push.example/device',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      season: 1,
      clubs: '[1,2]',
      key_hash: 'ab'.repeat(32),
      told_seq: 3,
      renewed_at: at,
    })
    .execute();
  await store.db
    .insertInto('push_deadlines')
    .values({ season: 1, fixture_id: 6500, closes_at: at, told_at: at })
    .execute();

  // No call leaves these while matches are open: the clubs as drawn have the places, and a draw was given up before.
  const drawn = placeholderClubs();
  await writePlaces(store.db, 1, placesFrom(drawn.map((club) => ({ club, rank: club.slot }))));
  const pots = drawn.map(({ name, slot }) => ({ name: `${name} – drawn`, pot: slot, keepApart: null }));
  await store.db
    .insertInto('draws')
    .values({
      season: 1,
      clubs: JSON.stringify(pots),
      input_hash: 'ab'.repeat(32),
      commitment: 'cd'.repeat(32),
      secret: 'ef'.repeat(32),
      draw_at: '2026-02-20T20:00:00.000Z',
      phrase_from: 'The lottery of 20 February',
      sealed_at: '2026-02-19T20:00:00.000Z',
      given_up_at: '2026-02-20T12:00:00.000Z',
      given_up_because: 'A club was missing',
    })
    .execute();

  await call('GET', '/healthz', undefined, 200);
  await writeSecret(store.db, 'admin-totp-step', '59079840');
}

const MATCHES: Record<number, { homeTeam: string; awayTeam: string; group: string }> = {
  6500: { homeTeam: 'Águilas del Norte', awayTeam: "O'Brien's XI", group: 'A' },
  6501: { homeTeam: 'Águilas del Norte', awayTeam: 'Team 3', group: 'A' },
  6502: { homeTeam: 'Águilas del Norte', awayTeam: 'Team 4', group: 'A' },
  6600: { homeTeam: '東京シティ', awayTeam: 'Team 6', group: 'B' },
  6601: { homeTeam: '東京シティ', awayTeam: 'Team 7', group: 'B' },
  6602: { homeTeam: '東京シティ', awayTeam: 'Team 8', group: 'B' },
  6700: { homeTeam: 'Team 9', awayTeam: 'Team 10', group: 'C' },
  6703: { homeTeam: 'Team 10', awayTeam: 'Team 11', group: 'C' },
  8005: { homeTeam: 'Team 63', awayTeam: 'Team "64" \\ Zürich', group: 'P' },
};
