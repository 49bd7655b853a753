import { expect, it, onTestFinished } from 'vitest';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { startServer } from '../start/start-server.ts';
import { drawCalls } from '../testing/draw-calls.ts';
import { openTestServer } from '../testing/test-server.ts';
import { revealIfDue } from './reveal-balls.ts';

describeEachEngine('the automatic pace', (engine) => {
  it('reveals a ball when it is due, and stops on request', async () => {
    const server = await openTestServer(engine);
    const { done, hold, read } = await drawCalls(server);
    await hold();
    const started = await done('reveal', { count: 1, everySeconds: 5 });
    expect(started).toMatchObject({ everySeconds: 5, nextBallAt: '2026-03-01T20:00:05.000Z' });
    server.advanceClock(4_999);
    await revealIfDue(server.context);
    expect((await read()).steps).toHaveLength(1);
    server.advanceClock(1);
    await expect.poll(async () => (await read()).steps.length).toBe(2);
    expect(await done('reveal', { everySeconds: 0 })).toMatchObject({
      everySeconds: null,
      nextBallAt: null,
    });
    server.advanceClock(60_000);
    await revealIfDue(server.context);
    expect((await read()).steps).toHaveLength(2);
  });

  it('reveals a due ball once, however many processes try, and the last one gives the clubs their places', async () => {
    const server = await openTestServer(engine);
    const { done, hold, read } = await drawCalls(server);
    await hold();
    await done('reveal', { count: CLUB_COUNT - 2, everySeconds: 3 });
    server.advanceClock(3_000);
    await Promise.all([1, 2, 3].map(() => revealIfDue(server.context)));
    expect((await read()).steps).toHaveLength(CLUB_COUNT - 1);
    server.advanceClock(3_000);
    await Promise.all([1, 2, 3].map(() => revealIfDue(server.context)));
    expect(await read()).toMatchObject({ state: 'done', everySeconds: null, nextBallAt: null });
    const { clubs } = (await server.get('/api/ucl/clubs')).json();
    expect(clubs.every(({ name }: { name: string }) => name.startsWith('Club '))).toBe(true);
    // From then on the record identifies these clubs by their ids.
    const { placesSince } = (await server.get('/api/ucl/record')).json();
    expect(placesSince).toBe(server.context.clock().toISOString());
  });

  it('continues after a restart with the same balls', async () => {
    const server = await openTestServer(engine);
    const { done, hold } = await drawCalls(server);
    await hold();
    const { steps } = await done('reveal', { count: 20, everySeconds: 3 });
    await server.app.close();
    server.advanceClock(60_000);
    const { config, clock, clientDir } = server.context;
    const next = await startServer(config, { clock, clientDir, logStream: { write: () => {} } });
    onTestFinished(() => next.app.close());
    const read = async () => (await next.app.inject({ url: '/api/ucl/draw' })).json();
    await expect.poll(async () => (await read()).steps).toHaveLength(21);
    expect((await read()).steps.slice(0, 20)).toEqual(steps);
  });
});

it('the automatic pace raises no revision while no ball is due', async () => {
  const server = await openTestServer();
  const { hold } = await drawCalls(server);
  await hold();
  const { revision } = server.context.publisher.current();
  await revealIfDue(server.context);
  expect(server.context.publisher.current().revision).toBe(revision);
});
