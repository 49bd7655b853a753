import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ViewRevisions } from '#contract/live.ts';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { createEventStreams } from './event-streams.ts';

const clock = () => new Date('2026-03-14T20:00:00.000Z');

/** Every view has changed. */
function at(revision: number) {
  const viewRevisions = Object.fromEntries(VIEW_PATHS.map((path) => [path, revision])) as ViewRevisions;
  return { revision, viewRevisions };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection that buffers what is written to it until it is read. */
function visitor(highWaterMark = 1_000) {
  const stream = new PassThrough({ highWaterMark });
  const response = stream as unknown as ServerResponse;
  return { socket: new Socket(), response, taken: () => String(stream.read() ?? '') };
}

it('sends a comment every 15 seconds, so that proxies keep the connection', () => {
  const streams = createEventStreams(clock);
  const { socket, response, taken } = visitor();
  streams.add(socket, response, at(1));
  taken();
  vi.advanceTimersByTime(14_999);
  expect(taken()).toBe('');
  vi.advanceTimersByTime(1);
  expect(taken()).toBe(': still here\n\n');
  streams.close();
});

it('announces nothing to streams that it has ended', () => {
  const streams = createEventStreams(clock);
  const { socket, response } = visitor();
  streams.add(socket, response, at(1));
  streams.close();
  expect(() => streams.announce(at(2))).not.toThrow();
  expect(streams.count()).toBe(0);
});

it('drops a visitor who does not read, and serves the others', async () => {
  const streams = createEventStreams(clock);
  const slow = visitor();
  const quick = visitor();
  streams.add(slow.socket, slow.response, at(1));
  streams.add(quick.socket, quick.response, at(1));
  for (let revision = 2; revision < 10; revision += 1) {
    streams.announce(at(revision));
    expect(quick.taken()).toContain(`{"revision":${revision},`);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(slow.socket.destroyed).toBe(true);
  expect(quick.socket.destroyed).toBe(false);
  expect(streams.count()).toBe(1);
  streams.close();
});

it('notifies a crowd in slices, and sends only the newest revision to streams it has not reached yet', async () => {
  const streams = createEventStreams(clock);
  const crowd = Array.from({ length: 600 }, () => visitor(5_000));
  for (const { socket, response } of crowd) streams.add(socket, response, at(1));
  streams.announce(at(2));
  streams.announce(at(3));
  await vi.advanceTimersByTimeAsync(1);
  const received = crowd.map(({ taken }) =>
    Array.from(taken().matchAll(/"revision":(\d+)/g), ([, revision]) => revision).join(),
  );
  expect(received.filter((revisions) => revisions === '1,2,3')).toHaveLength(250);
  expect(received.filter((revisions) => revisions === '1,3')).toHaveLength(350);
  streams.close();
});

it('has a limited capacity, which is available again when a visitor leaves', () => {
  const streams = createEventStreams(clock, 2);
  const [first, second] = [visitor(), visitor()];
  streams.add(first.socket, first.response, at(1));
  expect(streams.hasCapacity()).toBe(true);
  streams.add(second.socket, second.response, at(1));
  expect(streams.hasCapacity()).toBe(false);
  first.socket.emit('close');
  expect(streams.hasCapacity()).toBe(true);
  streams.close();
});
