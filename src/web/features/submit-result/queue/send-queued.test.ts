import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type QueuedSubmission, queuedSubmissions, readQueue, saveQueued } from './queued-submissions.ts';
import { discard, sendQueued } from './send-queued.ts';

const QUEUED: QueuedSubmission = {
  key: 'k1',
  season: 2,
  madeAt: '2026-11-16T20:00:00.000Z',
  clubKey: null,
  body: { fixtureId: 6500, homeTeam: 'Rovers', awayTeam: 'United', homeScore: 2, awayScore: 1, group: 'A' },
  attempted: false,
  refused: null,
};

/** Shared by all tabs, as in a browser. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Outcome>(_: string, work: () => Promise<Outcome>): Promise<Outcome> {
      const own = last.then(work);
      last = own.catch(() => {});
      return own;
    },
  };
}

let storage: Record<string, string>;
beforeEach(() => {
  storage = {};
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: {
      configurable: true,
      value: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    },
    removeItem: { value: (key: string) => void delete storage[key] },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { locks: createLocks(), onLine: true });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const LOST = new TypeError('Failed to fetch');
const errorReply = (status: number, code: string, error: string) =>
  Response.json({ code, error }, { status });

type Answer = Response | Error;

/** A server in season 2 with these replies to submissions; afterwards it stores them. */
function serve(...answers: (Answer | (() => Answer | undefined))[]) {
  const sent: string[] = [];
  const server = { sent, season: async () => 2 };
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    if (path === '/api/ucl/tournament') return Response.json({ season: { number: await server.season() } });
    sent.push([headers.get('idempotency-key'), headers.get('x-club-key')].filter(Boolean).join(' of '));
    const next = answers.shift();
    const answer = (typeof next === 'function' ? next() : next) ?? Response.json({ ...QUEUED.body, id: 1 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return server;
}

const PAUSE_MS = 2_000;
const send = () => sendQueued(new QueryClient());
const states = () => readQueue().map(({ key, refused }) => [key, refused]);

/** The toasts that were shown. */
function listen(): string[] {
  const shown: string[] = [];
  vi.spyOn(toasts, 'add').mockImplementation(({ title, description }) =>
    shown.push(title === 'Submission Not Accepted' ? `${description}` : title),
  );
  return shown;
}

const STORED = 'Result Submitted Successfully!';

test('the queue is sent with its keys, oldest first, and then empty', async () => {
  saveQueued({ ...QUEUED, key: 'k2', madeAt: '2026-11-16T21:00:00.000Z' });
  saveQueued(QUEUED);
  const [{ sent }, shown] = [serve(), listen()];
  await send();
  expect([sent, shown, states(), vi.getTimerCount()]).toEqual([['k1', 'k2'], [STORED, STORED], [], 0]);
});

test('a refused submission is not sent again by a device without storage for the reason', async () => {
  saveQueued(QUEUED);
  const [{ sent }, shown] = [serve(errorReply(409, 'already_submitted', 'Reported already.')), listen()];
  Object.defineProperty(storage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await send();
  await send();
  expect([sent, shown, states()]).toEqual([['k1'], ['Rovers 2–1 United: Reported already.'], []]);
});

test('two tabs that come back online together send it once', async () => {
  saveQueued(QUEUED);
  const { sent } = serve();
  await Promise.all([send(), send()]);
  expect(sent).toEqual(['k1']);
});

test.each([
  ['a lost connection', LOST],
  ['a server in trouble', errorReply(503, 'cannot_store', 'Not now.')],
  ['too many reports from one place', errorReply(429, 'too_many_requests', 'Later.')],
  [
    'a proxy that refuses for reasons of its own',
    new Response('<h1>Are you human?</h1>', { status: 403, statusText: 'Forbidden' }),
  ],
])('after %s it stays queued, and is sent with the same key after a pause', async (_, failure) => {
  saveQueued(QUEUED);
  const [{ sent }, shown] = [serve(failure), listen()];
  await send();
  expect([shown, states()]).toEqual([[], [['k1', null]]]);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(sent).toEqual(['k1']);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, shown, states()]).toEqual([['k1', 'k1'], [STORED], []]);
});

test('a failing server is retried less and less often, down to once a minute', async () => {
  saveQueued(QUEUED);
  const { sent } = serve(...Array<Answer>(10).fill(LOST));
  await send();
  const attempts: number[] = [];
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    attempts.push(sent.length);
  }
  expect(attempts).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('offline, nothing is sent', async () => {
  saveQueued(QUEUED);
  vi.stubGlobal('navigator', { onLine: false });
  const { sent } = serve();
  await send();
  expect([sent, states(), vi.getTimerCount()]).toEqual([[], [['k1', null]], 0]);
});

describe('a submission that is not accepted is reported, stored with the reason and never sent again', () => {
  test.each([
    ['decided meanwhile', 409, 'result_exists', 'A result for this match already exists.'],
    ['its link was revoked', 401, 'unknown_club_key', 'This club link is not valid.'],
    ['reporting was closed', 403, 'reporting_closed', 'Nobody can report results at the moment.'],
    ['other clubs by now', 422, 'wrong_clubs', 'The clubs or the group do not match this fixture.'],
  ])('%s', async (_, status, code, message) => {
    saveQueued({ ...QUEUED, clubKey: 'rovers' });
    const [{ sent }, shown] = [serve(errorReply(status, code, message)), listen()];
    await send();
    await send();
    expect(sent).toEqual(['k1 of rovers']);
    expect(shown).toEqual([`Rovers 2–1 United: ${message}`]);
    expect(readQueue()).toEqual([{ ...QUEUED, refused: message }]);
  });

  test('its season has ended: it does not reach the server', async () => {
    saveQueued(QUEUED);
    const [server, shown] = [serve(), listen()];
    server.season = async () => 3;
    await send();
    const message = 'The season has ended, so this result was not sent.';
    expect(server.sent).toEqual([]);
    expect(shown).toEqual([`Rovers 2–1 United: ${message}`]);
    expect(states()).toEqual([['k1', message]]);
  });
});

test('a submission is sent for its club even if the club was removed from the device', async () => {
  saveQueued({ ...QUEUED, clubKey: 'rovers' });
  const { sent } = serve();
  await send();
  expect([sent, states()]).toEqual([['k1 of rovers'], []]);
});

test('without the season, nothing is sent', async () => {
  saveQueued(QUEUED);
  const server = serve();
  server.season = () => Promise.reject(LOST);
  await send();
  expect([server.sent, states()]).toEqual([[], [['k1', null]]]);
});

describe('discarded', () => {
  test('it is not sent', async () => {
    saveQueued(QUEUED);
    expect(await discard('k1')).toBe(false);
    const { sent } = serve();
    await send();
    expect([sent, states()]).toEqual([[], []]);
  });

  test('after an attempt without a reply, it may have arrived', async () => {
    saveQueued(QUEUED);
    serve(LOST);
    await send();
    expect(await discard('k1')).toBe(true);
  });

  test.each([
    ['that is waited for', undefined, null, [STORED]],
    ['and gets no answer, it may have arrived', LOST, true, []],
  ])('while it is being sent, %s', async (_, answer, outcome, shownInTheEnd) => {
    saveQueued(QUEUED);
    let discarded: Promise<boolean | null> | undefined;
    const shown = listen();
    serve(() => {
      discarded = discard('k1');
      return answer;
    });
    await send();
    expect([await discarded, shown, states()]).toEqual([outcome, shownInTheEnd, []]);
  });

  test('while another submission is being sent slowly, it is not sent afterwards', async () => {
    saveQueued(QUEUED);
    saveQueued({ ...QUEUED, key: 'k2', madeAt: '2026-11-16T21:00:00.000Z' });
    let discarded: Promise<boolean | null> | undefined;
    const { sent } = serve(() => {
      discarded = discard('k2');
      return undefined;
    });
    await send();
    expect([await discarded, sent, states()]).toEqual([false, ['k1'], []]);
  });
});

describe('the storage of the device', () => {
  test.each(['nonsense', 'null', '{}', '{"key":"k1","body":{}}', '[]'])(
    'with %s contains no submission',
    (text) => {
      storage['ces-queued-submission-k1'] = text;
      expect(readQueue()).toEqual([]);
    },
  );

  test.each([
    ['an entry whose name is that of another report', { key: 'k2' }],
    ['a key that no header can carry', { key: 'k1\nx' }],
    ['a link that no header can carry', { clubKey: 'rovers\u2028' }],
  ])('with %s contains no submission: it would be sent forever', (_, wrong) => {
    storage['ces-queued-submission-k1'] = JSON.stringify({ ...QUEUED, ...wrong });
    storage['ces-queued-submission-k1\nx'] = JSON.stringify({ ...QUEUED, ...wrong });
    expect(readQueue()).toEqual([]);
  });

  test('reports when it is full', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full });
    expect(saveQueued(QUEUED)).toBe(false);
  });

  test('contains no submission when it is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([saveQueued(QUEUED), readQueue()]).toEqual([false, []]);
  });

  test('notifies its listeners', () => {
    const heard = vi.fn();
    queuedSubmissions.subscribe(heard);
    saveQueued(QUEUED);
    expect(queuedSubmissions.get()).toEqual([QUEUED]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
