import { describe, expect, it } from 'vitest';
import { GROUPS } from '#domain/clubs/groups.ts';
import { commitmentTo, inputHash, stepsOf } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { drawCalls, statusAndCode } from '../testing/draw-calls.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const list = drawList({ Sisters: [1, 2, 5] });

async function clubNames(server: TestServer): Promise<string[]> {
  const { clubs } = (await server.get('/api/ucl/clubs')).json();
  return clubs.map(({ name }: { name: string }) => name);
}

describe('the draw', () => {
  const engine = 'sqlite';

  it('goes from the pots to the groups, and anyone can recompute it', async () => {
    const server = await openTestServer(engine);
    const { call, done, read } = await drawCalls(server);
    expect(await read()).toMatchObject({ state: 'none', clubs: [], steps: [], attempts: [] });

    await done('pots', { clubs: drawList() });
    const untidy = list.map((club) => ({ ...club, name: `  ${club.name} ` }));
    expect(await done('pots', { clubs: untidy })).toMatchObject({ state: 'pots', clubs: list });

    const drawAt = '2026-03-01T22:00:00+01:00';
    const sealed = await done('seal', { drawAt, phraseFrom: 'Beacon round 7' });
    expect(sealed).toMatchObject({
      state: 'sealed',
      inputHash: await inputHash(list),
      drawAt: '2026-03-01T21:00:00.000Z',
      phraseFrom: 'Beacon round 7',
      phrase: null,
      secret: null,
    });
    expect(statusAndCode(await call('hold', { phrase: 'too early' }))).toBe('409 draw_state');

    server.advanceClock(3_600_000);
    expect(await done('hold', { phrase: ' e\u0301clair ' })).toMatchObject({
      state: 'drawing',
      phrase: '\u00e9clair',
      steps: [],
      secret: null,
    });
    expect((await done('reveal', { count: 1, after: 0 })).steps).toHaveLength(1);
    expect((await done('reveal', { count: 62, after: 1 })).steps).toHaveLength(63);
    expect((await clubNames(server))[0]).toBe('Team 1');
    const last = await done('reveal', { count: 1, after: 63 });
    expect(last).toEqual(await read());
    expect(last.state).toBe('done');

    const { secret, phrase, clubs, steps, commitment } = last;
    expect(commitment).toBe(await commitmentTo(secret ?? ''));
    expect(steps).toEqual(await stepsOf({ clubs, secret: secret ?? '', phrase: phrase ?? '' }));
    const names = await clubNames(server);
    for (const { club, pot, group } of steps)
      expect(names[GROUPS.indexOf(group) * 4 + pot - 1]).toBe(clubs[club - 1]?.name);
    expect((await server.get('/api/ucl/tournament')).json().status).toBe('Group Stage');
  });

  it('keeps voided draws permanently, and their list for the next one', async () => {
    const server = await openTestServer(engine);
    const { done } = await drawCalls(server);
    await done('pots', { clubs: list });
    const first = await done('seal');
    const again = await done('unseal', { reason: 'A club was missing' });
    expect(again).toMatchObject({ state: 'pots', clubs: list, commitment: null });
    expect(again.attempts).toMatchObject([
      { commitment: first.commitment, secret: null, steps: [], reason: 'A club was missing' },
    ]);

    await done('seal');
    await done('hold', { phrase: 'Floodlights' });
    await done('reveal', { count: 2, everySeconds: 60 });
    const { state, attempts, everySeconds, nextBallAt } = await done('unseal', { reason: 'Stream lost' });
    expect({ state, everySeconds, nextBallAt }).toEqual({
      state: 'pots',
      everySeconds: null,
      nextBallAt: null,
    });
    expect(attempts).toHaveLength(2);
    const { clubs, secret, phrase, steps, revealed } = attempts[1] ?? expect.fail();
    expect(revealed).toBe(2);
    expect(steps).toEqual(await stepsOf({ clubs, secret: secret ?? '', phrase: phrase ?? '' }));

    await done('pots', { clubs: drawList() });
    await done('seal');
    await done('hold', { phrase: 'Third' });
    expect((await done('reveal', { count: 64 })).attempts).toEqual(attempts);
  });

  it('is rejected in the wrong state, with the next step', async () => {
    const server = await openTestServer(engine);
    const { call, done, setPots } = await drawCalls(server);
    const refused = async (...of: Parameters<typeof call>) => {
      const reply = await call(...of);
      expect(statusAndCode(reply)).toBe('409 draw_state');
      return reply.json().error;
    };
    const phrase = { phrase: 'Floodlights' };
    const count = { count: 1 };
    const reason = { reason: 'Why' };
    expect(await refused('seal')).toMatch(/pots first/);
    await refused('hold', phrase);
    await refused('reveal', count);
    await refused('unseal', reason);
    await setPots();
    expect(await refused('hold', phrase)).toMatch(/seal it first/);
    await refused('reveal', count);
    await refused('unseal', reason);
    await done('seal');
    expect(await refused('seal')).toMatch(/or void it first/);
    await refused('pots', { clubs: list });
    await refused('reveal', count);
    await done('hold', phrase);
    expect(await refused('hold', phrase)).toMatch(/has started/);
    await refused('seal');
    await refused('pots', { clubs: list });
    expect(await refused('reveal', { count: 1, after: 1 })).toMatch(/^0 balls have been revealed, not 1/);
    await done('reveal', { count: 64 });
    expect(await refused('unseal', reason)).toMatch(/complete/);
    await refused('seal');
    await refused('hold', phrase);
    await refused('pots', { clubs: list });
    await refused('reveal', count);
  });

  it('waits until there are no results, and blocks submissions while it is in progress', async () => {
    const server = await openTestServer(engine);
    const { admin, call, done, setPots } = await drawCalls(server);
    const reset = () => server.post('/api/ucl/reset-tournament', {}, admin);
    await submit(server, 6500);
    expect(statusAndCode(await setPots())).toBe('409 draw_state');
    await reset();
    await setPots();
    await submit(server, 6500);
    const refused = await call('seal');
    expect(statusAndCode(refused)).toBe('409 draw_state');
    expect(refused.json().error).toMatch(/reset all results/);
    await reset();
    await done('seal');
    expect(statusAndCode(await submit(server, 6500))).toBe('409 draw_state');
    await done('hold', { phrase: 'Floodlights' });
    await done('reveal', { count: 64 });
    expect((await submit(server, 6500)).json().code).toBe('fixture_mismatch');
  });

  it('ends the deductions, kick-offs and links of the former clubs', async () => {
    const server = await openTestServer(engine);
    const { admin, done, hold } = await drawCalls(server);
    await server.post('/api/ucl/deduct-points', { clubId: 1, points: 3, reason: 'Late' }, admin);
    await server.post('/api/ucl/replace-club', { clubId: 2, name: 'Reserve', reason: 'Gone' }, admin);
    await hold();
    await done('reveal', { count: 64 });
    expect((await server.get('/api/ucl/tournament')).json()).toMatchObject({
      deductions: [],
      replacements: [],
    });
    const entries: RecordEntry[] = (await server.get('/api/ucl/record/1')).json().entries;
    const deducted = entries.find(({ kind }) => kind === 'deducted');
    expect(entries.at(-1)).toMatchObject({
      kind: 'drawn',
      data: { deductions: [deducted?.data.deductionId] },
    });
  });

  it('answers a repeated call with the first reply', async () => {
    const server = await openTestServer(engine);
    const { admin, call, done, hold, read } = await drawCalls(server);
    await done('pots', { clubs: list });
    const once = { ...admin, 'idempotency-key': 'key-of-seal' };
    expect(await done('seal', {}, once)).toEqual(await done('seal', {}, once));
    await done('unseal', { reason: 'Once more' });
    await hold();
    const key = { ...admin, 'idempotency-key': 'key-of-reveal' };
    const first = await done('reveal', { count: 2 }, key);
    expect(await done('reveal', { count: 2 }, key)).toEqual(first);
    expect((await read()).steps).toHaveLength(2);
    expect(statusAndCode(await call('reveal', { count: 3 }, key))).toBe('422 idempotency_key_reused');
  });
});

describeEachEngine('the draw', (engine) => {
  it('reveals each ball once when two administrators reveal at the same time', async () => {
    const server = await openTestServer(engine);
    const { call, hold, read } = await drawCalls(server);
    await hold();
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('reveal', { count: 1, after: 0 })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).steps).toHaveLength(1);

    const lasts = await Promise.all([1, 2].map(() => call('reveal', { count: 63 })));
    expect(lasts.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const seals = await Promise.all([1, 2].map(() => call('seal')));
    expect(seals.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  });
});
