import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventStreams } from './event-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visitor's connection that holds what is written to it until somebody reads. */
function visitor() {
  const stream = new PassThrough({ highWaterMark: 64 });
  const response = stream as unknown as ServerResponse;
  return { response, taken: () => String(stream.read() ?? '') };
}

it('sends a comment every 15 seconds, so that proxies keep the connection', () => {
  const streams = createEventStreams();
  const { response, taken } = visitor();
  streams.add(response, 1);
  taken();
  vi.advanceTimersByTime(14_999);
  expect(taken()).toBe('');
  vi.advanceTimersByTime(1);
  expect(taken()).toBe(': still here\n\n');
  streams.close();
});

it('announces nothing to streams that it has ended', () => {
  const streams = createEventStreams();
  const { response } = visitor();
  streams.add(response, 1);
  streams.close();
  expect(() => streams.announce(2)).not.toThrow();
  expect(streams.count()).toBe(0);
});

it('drops a visitor who does not take what is sent, and serves the others', async () => {
  const streams = createEventStreams();
  const slow = visitor();
  const quick = visitor();
  streams.add(slow.response, 1);
  streams.add(quick.response, 1);
  for (let revision = 2; revision < 10; revision += 1) {
    streams.announce(revision);
    expect(quick.taken()).toContain(`{"revision":${revision}}`);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(slow.response.destroyed).toBe(true);
  expect(quick.response.destroyed).toBe(false);
  expect(streams.count()).toBe(1);
  streams.close();
});
