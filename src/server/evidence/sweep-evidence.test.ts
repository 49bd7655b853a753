import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { openSeason } from '../testing/season-stages.ts';
import { changeAsServer } from '../writer/change-tournament.ts';
import { sweepEvidence } from './sweep-evidence.ts';

const DAY_MS = 24 * 3_600_000;

describeEachEngine('a screenshot', (engine) => {
  it('is deleted two years after the end of its season, and not before', async () => {
    const { server, calls } = await openSeason(engine);
    const { db, images } = server.context.store;
    const { keysOf, reported, sendScreenshot } = clubCalls(server, calls);
    const [home = ''] = await keysOf(1);
    const id = await reported(home, 6500, '2-1');
    const { sha256 } = (await sendScreenshot(home, id)).json();
    const isKept = async () => {
      await sweepEvidence(server.context);
      return (await images.read(sha256)) !== null;
    };

    server.advanceClock(3 * 365 * DAY_MS);
    expect(await isKept(), 'while its season is played').toBe(true);
    const rules = { reporting: 'anybody', autoApprove: 'off', autoApproveHours: 24, after: 0 } as const;
    const next = { clubs: placeholderClubs(), ...rules };
    const data = { season: 1, name: 'Spring', keepClubs: false, next };
    await changeAsServer(server.context, () => ({ entries: [{ kind: 'finished', data }] }));
    server.advanceClock(2 * 365 * DAY_MS - DAY_MS);
    expect(await isKept(), 'in the second year').toBe(true);
    server.advanceClock(3 * DAY_MS);
    expect(await isKept(), 'after two years').toBe(false);
    expect(await db.selectFrom('evidence').selectAll().execute()).toEqual([]);
  });

  it('is deleted a day after its submission was withdrawn, and kept with a reset one', async () => {
    const { server, calls } = await openSeason(engine);
    const { images } = server.context.store;
    const { keysOf, reported, sendScreenshot, post } = clubCalls(server, calls);
    const [home = ''] = await keysOf(1);
    const sent = async (fixtureId: number, colour: string) => {
      const id = await reported(home, fixtureId, '2-1');
      return { id, sha256: (await sendScreenshot(home, id, colour)).json().sha256 as string };
    };
    const withdrawn = await sent(6500, '#100000');
    const reset = await sent(6501, '#200000');
    const open = await sent(6502, '#300000');
    await post(home, 'withdraw-result', { id: withdrawn.id });
    // This one was withdrawn first, and the club has undone that.
    const { recorded } = (await post(home, 'withdraw-result', { id: reset.id })).json();
    await post(home, 'undo', { seqs: [recorded.seq] });
    await calls.administer('reset-match', { matchId: 6501 });
    const kept = async () => {
      await sweepEvidence(server.context);
      const all = [withdrawn, reset, open].map(({ sha256 }) => images.read(sha256));
      return (await Promise.all(all)).map((jpeg) => jpeg !== null);
    };
    server.advanceClock(DAY_MS);
    expect(await kept()).toEqual([true, true, true]);
    server.advanceClock(1);
    expect(await kept()).toEqual([false, true, true]);
  });
});

it('left without a result by a killed server is deleted, and nothing else', async () => {
  const { server } = await openSeason('sqlite');
  const { store, config } = server.context;
  const [stray, kept] = [`${'a'.repeat(64)}`, `${'b'.repeat(64)}`];
  await expect(
    store.images.keep(stray, Buffer.from('x'), () => Promise.reject(new Error('refused'))),
  ).rejects.toThrow('refused');
  const folder = join(config.dataDir, 'ces.sqlite-evidence');
  expect(await readdir(folder)).toEqual([]);
  for (const name of [`${stray}.jpg`, `${kept}.jpg`, `${stray}.jpg.part`, 'notes.txt'])
    await writeFile(join(folder, name), 'x');
  await store.db
    .insertInto('evidence')
    .values({
      season: 1,
      result_id: 1,
      club_id: 1,
      sha256: kept,
      sent_sha256: kept,
      width: 1,
      height: 1,
      bytes: 1,
      created_at: server.context.clock().toISOString(),
    })
    .execute();
  await sweepEvidence(server.context);
  expect((await readdir(folder)).sort()).toEqual([`${kept}.jpg`, 'notes.txt']);
});
