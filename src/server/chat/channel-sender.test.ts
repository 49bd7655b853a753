import { expect, it, onTestFinished } from 'vitest';
import type { Engine } from '#store/db/engine.ts';
import { openStore, type Store } from '#store/db/open-store.ts';
import { readChannel, resumeChannel } from '#store/delivery/chat-channels.ts';
import { listQueued, queueNews } from '#store/delivery/outbox.ts';
import { loadTournament } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openFreshStore } from '#store/testing/open-fresh-store.ts';
import { openChatReceiver } from '../testing/chat-receiver.ts';
import { createChannelSender } from './channel-sender.ts';

const START = Date.parse('2026-03-01T20:00:00Z');
const HASH = 'ab'.repeat(32);

async function openChannel(engine: Engine = 'sqlite', timeoutMs = 60_000) {
  const [store, receiver] = [await openFreshStore(engine), await openChatReceiver()];
  let now = START;
  const logged: object[] = [];
  const log = Object.fromEntries(
    ['info', 'warn', 'error'].map((level) => [level, (fields: object) => logged.push({ level, ...fields })]),
  );
  const senderOf = (holder: string, on: Store = store) =>
    createChannelSender({
      channel: 'league',
      address: receiver.address,
      store: on,
      tournament: { read: () => loadTournament(on.db) },
      clock: () => new Date(now),
      holder,
      log: log as never,
      timeoutMs,
    });
  let seq = 0;
  return {
    ...{ store, receiver, senderOf, logged },
    sender: senderOf('one'),
    queue: (...texts: string[]) =>
      queueNews(
        store.db,
        'league',
        new Date(now).toISOString(),
        texts.map((text) => ({ kind: 'results', season: 1, seq: ++seq, hash: HASH, text })),
      ),
    pass: (ms: number) => {
      now += ms;
    },
    /** The received messages, without their last lines. */
    arrived: () => receiver.contents().map((content) => content.split('\n').slice(0, -1).join(', ')),
    waiting: async () => (await listQueued(store.db, 'league', 1_000)).map(({ text }) => text),
    state: () => readChannel(store.db, 'league'),
  };
}

describeEachEngine('a channel', (engine) => {
  it('sends queued lines as one message, once and in order', async () => {
    const { sender, queue, arrived, waiting } = await openChannel(engine);
    expect(await sender.step()).toBeNull();
    await queue('first', 'second');
    await queue('third');
    expect(await sender.step()).toBe(0);
    expect(await sender.step()).toBeNull();
    expect(arrived()).toEqual(['first, second, third']);
    expect(await waiting()).toEqual([]);
  });

  it('retries after 1 s, then after twice as long each time, up to 10 minutes', async () => {
    const { sender, receiver, queue, pass, arrived, state } = await openChannel(engine);
    await queue('news');
    receiver.answer(...Array.from({ length: 12 }, () => 500));
    const pauses = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      const pause = Number(await sender.step());
      pauses.push(pause / 1_000);
      pass(pause - 1);
      expect(await sender.step()).toBe(1);
      pass(1);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    expect(await state()).toMatchObject({ failures: 12, answer: '500' });
    expect(await sender.step()).toBe(0);
    expect(await state()).toMatchObject({ failures: 0, retryAt: null, answer: '204' });
    expect(arrived()).toEqual(Array.from({ length: 13 }, () => 'news'));
  });
});

it('adds new lines to a message that is sent again', async () => {
  const { sender, receiver, queue, pass, arrived } = await openChannel();
  await queue('first');
  receiver.answer(500);
  await sender.step();
  await queue('second');
  pass(1_000);
  await sender.step();
  expect(arrived()).toEqual(['first', 'first, second']);
});

it('waits as long as the receiver requests', async () => {
  const { sender, receiver, queue, pass, arrived } = await openChannel();
  await queue('news');
  receiver.answer((response) => response.writeHead(429, { 'retry-after': '90' }).end());
  expect(await sender.step()).toBe(90_000);
  pass(89_999);
  expect(await sender.step()).toBe(1);
  pass(1);
  expect(await sender.step()).toBe(0);
  expect(arrived()).toEqual(['news', 'news']);
});

it('never retries more than once a second', async () => {
  const { sender, receiver, queue } = await openChannel();
  await queue('news');
  receiver.answer((response) => response.writeHead(429, { 'retry-after': '0' }).end());
  expect(await sender.step()).toBe(1_000);
});

it.each([401, 403, 404, 410])('stops on %i until it is resumed, and drops nothing', async (status) => {
  const { sender, receiver, store, queue, pass, arrived, waiting, state, logged } = await openChannel();
  await queue('first');
  receiver.answer(status);
  expect(await sender.step()).toBeNull();
  expect(await state()).toMatchObject({ answer: String(status), stoppedAt: expect.any(String) });
  pass(24 * 3_600_000);
  await queue('second');
  expect(await sender.step()).toBeNull();
  expect(receiver.received).toHaveLength(1);
  expect(await waiting()).toEqual(['first', 'second']);
  await resumeChannel(store.db, 'league');
  expect(await sender.step()).toBe(0);
  expect(arrived().at(-1)).toBe('first, second');
  expect(JSON.stringify([logged, await state()])).not.toContain('kept-to-ourselves');
});

it('repeats a message that the receiver did not accept in time', async () => {
  const { sender, receiver, queue, pass, arrived, state } = await openChannel('sqlite', 500);
  await queue('news');
  receiver.answer(() => {});
  expect(await sender.step()).toBe(1_000);
  expect(await state()).toMatchObject({ answer: 'timed out' });
  pass(1_000);
  await sender.step();
  expect(arrived()).toEqual(['news', 'news']);
});

it('sends nothing twice when the delivery could not be stored', async () => {
  const { store, receiver, senderOf, queue, arrived, waiting } = await openChannel();
  await queue('first');
  let isBroken = true;
  const db = new Proxy(store.db, {
    get: (target, name) => {
      if (name === 'transaction' && isBroken && receiver.received.length > 0) throw new Error('Disk full');
      return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
    },
  });
  const sender = senderOf('one', { ...store, db });
  await expect(sender.step()).rejects.toThrow('Disk full');
  expect(await waiting()).toEqual(['first']);
  isBroken = false;
  await queue('second');
  expect(await sender.step()).toBe(0);
  expect(arrived()).toEqual(['first', 'second']);
  expect(await waiting()).toEqual([]);
});

it('does not wait for a clock that was set back', async () => {
  const { sender, receiver, queue, pass, arrived } = await openChannel();
  await queue('news');
  receiver.answer(500);
  await sender.step();
  pass(-24 * 3_600_000);
  expect(await sender.step()).toBe(0);
  expect(arrived()).toHaveLength(2);
});

it('is sent by one of two processes, and by the other when the first is gone', async () => {
  const { senderOf, queue, receiver, arrived } = await openChannel('postgres');
  const [one, other] = [senderOf('one'), senderOf('other')];
  await queue('first');
  let release = () => {};
  receiver.answer((response) => {
    release = () => response.writeHead(204).end();
  });
  const sending = one.step();
  await receiver.until(1);
  expect(await other.step()).toBe(5_000);
  release();
  expect(await sending).toBe(0);
  await queue('second');
  expect(await other.step()).toBe(5_000);
  await one.end();
  expect(await other.step()).toBe(0);
  expect(arrived()).toEqual(['first', 'second']);
});

it('is sent once and in order by two busy processes', async () => {
  const { store, senderOf, queue, arrived } = await openChannel('postgres');
  const otherStore = await openStore(store.location);
  onTestFinished(() => otherStore.close());
  const senders = [senderOf('one'), senderOf('other', otherStore)];
  let isOver = false;
  const racing = senders.map(async (sender) => {
    while (!isOver) {
      await sender.step();
      // As at shutdown: the other process may continue at once.
      await sender.end();
    }
  });
  const lines = Array.from({ length: 150 }, (_, number) => `line ${number}`);
  for (const line of lines) await queue(line);
  await expect.poll(async () => (await listQueued(store.db, 'league', 1)).length).toBe(0);
  isOver = true;
  await Promise.all(racing);
  expect(arrived().flatMap((content) => content.split(', '))).toEqual(lines);
});

it('leaves a message in progress to the next process when the server stops', async () => {
  const { sender, queue, receiver, waiting, state } = await openChannel();
  await queue('news');
  receiver.answer(() => sender.abort());
  expect(await sender.step()).toBeNull();
  expect([await waiting(), await state()]).toEqual([['news'], null]);
});
