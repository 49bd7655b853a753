import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import type { App } from './fastify-app.ts';
import { createSubmissionLimit } from './submission-limit.ts';

/** A submission limit, over a call counter. */
function openLimit(max: number) {
  let calls = 0;
  const createRateLimit = () => async () => {
    calls += 1;
    return { isAllowed: false, isExceeded: calls > max, ttl: 1_000 };
  };
  const config = { submitLimit: max };
  const limit = createSubmissionLimit({ createRateLimit } as unknown as App, { config } as Context);
  return { limit, calls: () => calls };
}

const newRequest = () => ({ clubLink: null, ip: '127.0.0.1' }) as unknown as FastifyRequest;

it('counts a call once, however often it is decided', async () => {
  const { limit, calls } = openLimit(2);
  const request = newRequest();
  await limit.countStored(request);
  await limit.countStored(request);
  await limit.countStored(newRequest());
  expect(calls()).toBe(2);
});

it('rejects a call over the limit again when it is decided again', async () => {
  const { limit } = openLimit(1);
  await limit.countStored(newRequest());
  const request = newRequest();
  await expect(limit.countStored(request)).rejects.toMatchObject({ code: 'too_many_submissions' });
  await expect(limit.countStored(request)).rejects.toMatchObject({ code: 'too_many_submissions' });
});
