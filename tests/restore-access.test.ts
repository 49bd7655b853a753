import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run as backUp } from '#server/cli/backup.ts';
import { run as restore } from '#server/cli/restore.ts';
import { emptyPostgresTournament } from '#server/testing/test-server.ts';
import type { Engine } from '#store/db/engine.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createTournament } from './support/create-tournament.ts';
import { runHere, startServerHere } from './support/in-this-process.ts';
import { postJson } from './support/post-json.ts';
import { runCes } from './support/server-process.ts';

const PASSWORD = 'floodlights on';

async function openInstallation(engine: Engine) {
  const DATA_DIR = await temporaryFolder();
  if (engine === 'sqlite') await createTournament(DATA_DIR);
  const settings: Record<string, string> = {
    DATA_DIR,
    ...(engine === 'postgres' && { DATABASE_URL: await emptyPostgresTournament() }),
  };
  const backup = join(DATA_DIR, 'yesterday.sqlite');
  return {
    settings,
    backup,
    database: join(DATA_DIR, 'ces.sqlite'),
    start: async (more: Record<string, string> = {}) =>
      panelOf(await startServerHere({ ...settings, ...more })),
    makeBackup: async () => {
      const made = await runHere(backUp, settings, [backup]);
      expect(made.output).toContain('Backup written and verified');
    },
    restore: () => runHere(restore, settings, [backup]),
  };
}

/** The calls of the administrator, staff and captains. */
function panelOf(server: Awaited<ReturnType<typeof startServerHere>>) {
  let token = '';
  const ask = (path: string, body: object) => postJson(server.url, path, body, token);
  const put = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  return {
    stop: server.stop,
    logIn: async (password = PASSWORD) => {
      const { status, json } = await postJson(server.url, '/api/admin/login', { password });
      token = json.token;
      return status;
    },
    staffLink: async (name: string, role: string): Promise<{ number: number; key: string }> =>
      (await ask('/api/admin/staff', { name, role })).json,
    revokeStaff: (number: number) => ask('/api/admin/revoke-staff', { number }),
    clubKey: async (clubId: number): Promise<string> =>
      (await ask('/api/ucl/club-links', { clubIds: [clubId] })).json.links[0].key,
    renameClub: async (id: number, name: string) => {
      expect((await put('/api/ucl/clubs', { clubs: [{ id, name }] })).status).toBe(200);
    },
    /** Opens registration and enters a club. Returns its key. */
    enterClub: async (name: string): Promise<string> => {
      await put('/api/ucl/registration', { state: 'open', places: 4 });
      return (await ask('/api/ucl/join', { name, contact: 'captain', acceptsRules: true })).json.key;
    },
    draw: async (...steps: readonly [step: string, body: object][]) => {
      for (const [step, body] of steps) expect((await ask(`/api/ucl/draw/${step}`, body)).status).toBe(200);
    },
    renewEntry: async (number: number): Promise<string> =>
      (await ask('/api/ucl/entry-link', { number })).json.key,
    revokeClub: async (clubId: number) => {
      const { status } = await fetch(`${server.url}/api/ucl/revoke-club-link`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ clubId }),
      });
      expect(status).toBe(200);
    },
    /** The status, and the cookie that identifies the device from then on. */
    staffLogIn: async (body: object, cookie = '') => {
      const reply = await fetch(`${server.url}/api/admin/staff-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
      return { status: reply.status, cookie: String(reply.headers.get('set-cookie')).split(';')[0] ?? '' };
    },
    acceptEntry: async (number: number) => {
      expect((await ask('/api/ucl/decide-entry', { number, decision: 'accept' })).status).toBe(200);
    },
    /** The id of the club whose place this key opens; null before the draw. */
    clubOf: async (key: string) => {
      const reply = await fetch(`${server.url}/api/ucl/my-club`, { headers: { 'x-club-key': key } });
      return (await reply.json()).club?.id ?? null;
    },
    clubStatus: async (key: string) =>
      (await fetch(`${server.url}/api/ucl/my-club`, { headers: { 'x-club-key': key } })).status,
  };
}

describeEachEngine('a restore', (engine) => {
  it('keeps the current access: links revoked since the backup stay revoked, new ones work', async () => {
    const installation = await openInstallation(engine);
    const first = await installation.start();
    await first.logIn();
    const ann = await first.staffLink('Ann', 'administrator');
    const ben = await first.staffLink('Ben', 'reviewer');
    const fired = await first.staffLink('Eve', 'administrator');
    const device = (await first.staffLogIn({ key: fired.key })).cookie;
    const clubs = {
      kept: await first.clubKey(1),
      renewed: await first.clubKey(2),
      revoked: await first.clubKey(3),
    };
    const entered = await first.enterClub('Rovers');
    await first.stop();
    await installation.makeBackup();

    const today = await installation.start();
    await today.logIn();
    await today.revokeStaff(fired.number);
    const bensDevice = (await today.staffLogIn({ key: ben.key })).cookie;
    const cara = await today.staffLink('Cara', 'reviewer');
    const renewed = await today.clubKey(2);
    const newEntryKey = await today.renewEntry(1);
    await today.revokeClub(3);
    await today.stop();
    await runCes('password', installation.settings, { input: 'a new password\n' });

    const { code, output } = await installation.restore();
    expect(output).toContain(`
All sessions have ended. These still give access, as before the restore:
  the shared admin password
  personal links of Ann (administrator), Ben (reviewer), Cara (reviewer)
  club links of 2 clubs
`);
    expect(code).toBe(0);

    const after = await installation.start();
    expect(await after.logIn()).toBe(401);
    expect(await after.logIn('a new password')).toBe(200);
    expect((await after.staffLogIn({ key: fired.key }, device)).status).toBe(401);
    expect((await after.staffLogIn({}, device)).status).toBe(401);
    expect([await after.clubStatus(entered), await after.clubStatus(newEntryKey)]).toEqual([401, 200]);
    // Opened since the backup: a second device cannot open it.
    expect((await after.staffLogIn({ key: ben.key })).status).toBe(401);
    expect((await after.staffLogIn({}, bensDevice)).status).toBe(200);
    for (const { key } of [ann, cara]) expect((await after.staffLogIn({ key })).status).toBe(200);
    expect(await after.clubStatus(clubs.kept)).toBe(200);
    expect(await after.clubStatus(clubs.renewed)).toBe(401);
    expect(await after.clubStatus(renewed)).toBe(200);
    expect(await after.clubStatus(clubs.revoked)).toBe(401);
    // The next person gets an unused number.
    expect((await after.staffLink('Dan', 'reviewer')).number).toBeGreaterThan(cara.number);
  });
});

it('ends a club link whose place held another club when the backup was made', async () => {
  const installation = await openInstallation('sqlite');
  const first = await installation.start({ ADMIN_PASSWORD: PASSWORD });
  await first.stop();
  await installation.makeBackup();

  const today = await installation.start();
  await today.logIn();
  await today.renameClub(1, 'Rovers');
  const [moved, stayed] = [await today.clubKey(1), await today.clubKey(2)];
  await today.stop();

  const { output } = await installation.restore();
  expect(output).toContain(
    '  club link of 1 club\nThese clubs need a new link, since their place had another name when the backup was made: Rovers.\n',
  );
  const after = await installation.start();
  expect([await after.clubStatus(moved), await after.clubStatus(stayed)]).toEqual([401, 200]);
});

describeEachEngine('a restore to before the draw', (engine) => {
  it('ends links that were revoked after it, and the draw can be held again', async () => {
    const installation = await openInstallation(engine);
    const first = await installation.start();
    await first.logIn();
    // Each pot has one club, so that the draw gives them the places that already have their names.
    const keys: string[] = [];
    for (const number of [1, 2, 3, 4]) keys.push(await first.enterClub(`Team ${number}`));
    const [kept = '', stolen = ''] = keys;
    for (const number of [1, 2, 3, 4]) await first.acceptEntry(number);
    await first.draw(['from-entries', { groups: 1, cups: 1 }]);
    await first.stop();
    await installation.makeBackup();

    const hold = [
      ['seal', {}],
      ['hold', { phrase: 'Floodlights' }],
      ['reveal', { count: 4 }],
    ] as const satisfies [string, object][];
    const today = await installation.start();
    await today.logIn();
    await today.draw(...hold);
    const drawn = await today.clubOf(stolen);
    await today.clubKey(drawn);
    expect([await today.clubStatus(kept), await today.clubStatus(stolen)]).toEqual([200, 401]);
    await today.stop();

    expect((await installation.restore()).code).toBe(0);
    const after = await installation.start();
    await after.logIn();
    expect([await after.clubStatus(kept), await after.clubStatus(stolen)]).toEqual([200, 401]);
    expect(await after.clubOf(kept)).toBeNull();
    await after.draw(...hold);
    expect(await after.clubOf(kept)).toEqual(expect.any(Number));
    expect(await after.clubStatus(stolen)).toBe(401);
    const renewed = await after.renewEntry(2);
    expect(await after.clubOf(renewed)).toBe(drawn);
  });
});

it('revokes personal links if the replaced database cannot be read', async () => {
  const installation = await openInstallation('sqlite');
  const first = await installation.start();
  await first.logIn();
  const ann = await first.staffLink('Ann', 'administrator');
  const club = await first.clubKey(1);
  await first.stop();
  await installation.makeBackup();
  await writeFile(installation.database, 'damaged beyond repair');

  const { output } = await installation.restore();
  expect(output).toContain(`
All sessions have ended. These still give access:
  the shared admin password, as it was in the backup
  no personal links
  club link of 1 club
It is not known which links were revoked after the backup was made, so all personal links have been revoked: create new ones in \
the panel, under Staff. Club links are those of the backup: under Club links, revoke any that should no longer work.
`);
  const after = await installation.start();
  expect(await after.logIn()).toBe(200);
  expect((await after.staffLogIn({ key: ann.key })).status).toBe(401);
  expect(await after.clubStatus(club)).toBe(200);
});

it('does not copy links from a database of another tournament', async () => {
  const installation = await openInstallation('sqlite');
  const first = await installation.start();
  await first.logIn();
  const club = await first.clubKey(1);
  await first.stop();
  await installation.makeBackup();

  const other = await openInstallation('sqlite');
  const server = await other.start({ ADMIN_PASSWORD: 'another password' });
  await server.logIn('another password');
  const strange = await server.clubKey(2);
  await server.stop();
  const { output } = await runHere(restore, other.settings, [installation.backup]);
  expect(output).toContain('club link of 1 club');
  const after = await other.start();
  expect(await after.logIn()).toBe(200);
  expect(await after.clubStatus(club)).toBe(200);
  expect(await after.clubStatus(strange)).toBe(401);
});
