import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitResultReply } from '#contract/submit-result.ts';
import { HttpError } from '#web/api/http.ts';
import { inYourTime } from '#web/ui/time/formats.ts';
import { sendResult } from './send-result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RESULT = { id: 1, fixtureId: 6500 } as SubmitResultReply;
const LOST = new TypeError('Failed to fetch');
const TOO_OFTEN = 'Failed after 3 attempts. Please try again later.';
const OFFLINE = 'No internet connection. Please check your network and try again.';

function httpError(status: number, reply: object = {}): HttpError {
  return new HttpError(status, '', JSON.stringify(reply));
}

/** A server with these replies, one after another; errors are thrown. */
function serverThat(...answers: (SubmitResultReply | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Asked more often than expected');
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

function start(send: () => Promise<SubmitResultReply>, isOnline = () => true) {
  const onRetry = vi.fn();
  return { outcome: sendResult({ send, isOnline, onRetry }), onRetry };
}

test('a stored result is sent once', async () => {
  const send = serverThat(RESULT);
  const { outcome, onRetry } = start(send);
  expect(await outcome).toEqual({ kind: 'stored', result: RESULT });
  expect(send).toHaveBeenCalledTimes(1);
  expect(onRetry).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a temporary failure', () => {
  test.each([
    ['a lost connection', LOST],
    ['a 500', httpError(500)],
    ['a 503', httpError(503, { error: 'Not now.', code: 'cannot_store' })],
    ['a 504', httpError(504)],
    ['a 408', httpError(408)],
  ])('%s is retried after one second', async (_, failure) => {
    const send = serverThat(failure, RESULT);
    const { outcome, onRetry } = start(send);
    await vi.advanceTimersByTimeAsync(999);
    expect(onRetry.mock.calls).toEqual([[1]]);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await outcome).toEqual({ kind: 'stored', result: RESULT });
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('is attempted three times in all, and the failed attempts are counted', async () => {
    const send = serverThat(httpError(500, { error: 'Out of order.' }), LOST, httpError(503));
    const { outcome, onRetry } = start(send);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ kind: 'unanswered', message: TOO_OFTEN });
    expect(onRetry.mock.calls).toEqual([[1], [2]]);
    expect(send).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a rejection', () => {
  test.each([400, 404, 409, 413, 422, 429])(
    "%i is shown at once, with the server's message",
    async (status) => {
      const send = serverThat(httpError(status, { error: 'Because.' }));
      const { outcome, onRetry } = start(send);
      expect(await outcome).toEqual({ kind: 'failed', message: 'Because.' });
      expect(send).toHaveBeenCalledTimes(1);
      expect(onRetry).not.toHaveBeenCalled();
    },
  );

  test('without a message gets a general one', async () => {
    const { outcome } = start(serverThat(new HttpError(400, 'Bad Request', '<html>')));
    expect(await outcome).toEqual({ kind: 'failed', message: 'Failed to submit match result' });
  });

  test("before the match opens is shown in the captain's time, with GMT beside it", async () => {
    const opensAt = '2026-03-29T20:00:00.000Z';
    const { outcome } = start(serverThat(httpError(422, { error: 'Later.', code: 'not_open_yet', opensAt })));
    const message = `Results for this match can be submitted from ${inYourTime(opensAt)}.`;
    expect(await outcome).toEqual({ kind: 'failed', message });
  });

  test('after a temporary failure ends the attempts', async () => {
    const send = serverThat(LOST, httpError(422, { error: 'Because.' }));
    const { outcome } = start(send);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toEqual({ kind: 'failed', message: 'Because.' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("on the third attempt still shows the server's message", async () => {
    const { outcome } = start(serverThat(LOST, LOST, httpError(422, { error: 'Because.' })));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ kind: 'failed', message: 'Because.' });
  });

  test('because another captain was first is not a failure', async () => {
    const reply = { error: 'Team 1 2–1 Team 2 is already waiting for approval.', code: 'result_exists' };
    const send = serverThat(httpError(409, reply));
    const { outcome } = start(send);
    expect(await outcome).toEqual({ kind: 'exists', message: reply.error });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('offline', () => {
  test('there are no retries', async () => {
    const send = serverThat(LOST);
    const { outcome, onRetry } = start(send, () => false);
    expect(await outcome).toEqual({ kind: 'offline', message: OFFLINE });
    expect(send).toHaveBeenCalledTimes(1);
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('is the outcome if the connection is lost between two attempts', async () => {
    let online = true;
    const { outcome, onRetry } = start(serverThat(LOST, LOST), () => online);
    await vi.advanceTimersByTimeAsync(500);
    online = false;
    await vi.advanceTimersByTimeAsync(500);
    expect(await outcome).toEqual({ kind: 'offline', message: OFFLINE });
    expect(onRetry.mock.calls).toEqual([[1]]);
  });

  test('is the outcome if the connection is lost on the last attempt', async () => {
    let sent = 0;
    const send = async () => {
      sent += 1;
      throw LOST;
    };
    const { outcome } = start(send, () => sent < 3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ kind: 'offline', message: OFFLINE });
  });
});
