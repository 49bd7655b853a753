import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitResultReply } from '#contract/submit-result.ts';
import { HttpError } from '#web/api/http.ts';
import { discard, type SendingWays, sendWaiting } from './send-waiting.ts';
import { keepWaitingReport, type WaitingReport, waitingReports } from './waiting-reports.ts';

const REPORT: WaitingReport = {
  key: 'k1',
  season: 2,
  madeAt: '2026-11-16T20:00:00.000Z',
  clubKey: null,
  body: { fixtureId: 6500, homeTeam: 'Rovers', awayTeam: 'United', homeScore: 2, awayScore: 1, group: 'A' },
  attempted: false,
  refused: null,
};

/** One for all tabs, as in a browser. */
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
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterEach(() => vi.unstubAllGlobals());

const stored = {} as SubmitResultReply;
const refusal = (status: number, code: string, error: string) =>
  new HttpError(status, '', JSON.stringify({ code, error }));

/** A server that answers in this order; then it stores. */
function waysTo(...answers: unknown[]) {
  const sent: string[] = [];
  const told: string[] = [];
  const ways: SendingWays = {
    readSeason: async () => 2,
    async send({ key }) {
      sent.push(key);
      const answer = answers.shift();
      if (answer) throw answer;
      return stored;
    },
    onStored: () => void told.push('stored'),
    onRefused: (_, sentence) => void told.push(sentence),
  };
  return { ways, sent, told };
}

const states = () => waitingReports().map(({ key, refused }) => [key, refused]);

test('what waits is sent with its key, the oldest first, and then gone', async () => {
  keepWaitingReport({ ...REPORT, key: 'k2', madeAt: '2026-11-16T21:00:00.000Z' });
  keepWaitingReport(REPORT);
  const { ways, sent, told } = waysTo();
  expect(await sendWaiting(ways)).toBe(false);
  expect([sent, told, states()]).toEqual([['k1', 'k2'], ['stored', 'stored'], []]);
});

test('what was refused is not sent again by a device without room to keep the reason', async () => {
  keepWaitingReport(REPORT);
  const { ways, sent, told } = waysTo(refusal(409, 'already_submitted', 'Reported already.'));
  Object.defineProperty(storage, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await sendWaiting(ways);
  await sendWaiting(ways);
  expect([sent, told, states()]).toEqual([['k1'], ['Reported already.'], []]);
});

test('two tabs that come back online together send it once', async () => {
  keepWaitingReport(REPORT);
  const [one, other] = [waysTo(), waysTo()];
  await Promise.all([sendWaiting(one.ways), sendWaiting(other.ways)]);
  expect([...one.sent, ...other.sent]).toEqual(['k1']);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a server in trouble', refusal(503, 'cannot_store', 'Not now.')],
  ['too many reports from one place', refusal(429, 'too_many_requests', 'Later.')],
  ['a proxy that refuses for reasons of its own', new HttpError(403, 'Forbidden', '<h1>Are you human?</h1>')],
])('after %s it still waits, and goes with the same key', async (_, failure) => {
  keepWaitingReport(REPORT);
  const { ways, sent, told } = waysTo(failure);
  expect(await sendWaiting(ways)).toBe(true);
  expect([told, states()]).toEqual([[], [['k1', null]]]);
  expect(await sendWaiting(ways)).toBe(false);
  expect([sent, told, states()]).toEqual([['k1', 'k1'], ['stored'], []]);
});

describe('a submission that is not accepted is reported, kept with the reason and never sent again', () => {
  test.each([
    ['decided meanwhile', refusal(409, 'result_exists', 'A result for this match already exists.')],
    ['its link was revoked', refusal(401, 'unknown_club_key', 'This club link is not valid.')],
    ['reporting was closed', refusal(403, 'reporting_closed', 'Nobody can report results at the moment.')],
    ['other clubs by now', refusal(422, 'wrong_clubs', 'The clubs or the group do not match this fixture.')],
  ])('%s', async (_, failure) => {
    keepWaitingReport(REPORT);
    const { ways, sent, told } = waysTo(failure);
    expect(await sendWaiting(ways)).toBe(false);
    expect(await sendWaiting(ways)).toBe(false);
    expect(sent).toEqual(['k1']);
    expect(told).toEqual([failure.sentence]);
    expect(waitingReports()).toEqual([{ ...REPORT, refused: failure.sentence }]);
  });

  test('its season has ended: it does not reach the server', async () => {
    keepWaitingReport(REPORT);
    const { ways, sent, told } = waysTo();
    await sendWaiting({ ...ways, readSeason: async () => 3 });
    expect(sent).toEqual([]);
    expect(told).toEqual(['Its season has ended, so it was not sent.']);
    expect(states()).toEqual([['k1', told[0]]]);
  });
});

test('a club that was removed from the device meanwhile still gets its report sent', async () => {
  keepWaitingReport({ ...REPORT, clubKey: 'rovers' });
  const { ways, sent } = waysTo();
  await sendWaiting(ways);
  expect([sent, waitingReports()]).toEqual([['k1'], []]);
});

test('without knowing the season nothing is sent', async () => {
  keepWaitingReport(REPORT);
  const { ways, sent } = waysTo();
  const readSeason = async () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendWaiting({ ...ways, readSeason })).toBe(true);
  expect([sent, states()]).toEqual([[], [['k1', null]]]);
});

describe('discarded', () => {
  test('it is not sent', async () => {
    keepWaitingReport(REPORT);
    expect(await discard('k1')).toBe(false);
    const { ways, sent } = waysTo();
    await sendWaiting(ways);
    expect([sent, states()]).toEqual([[], []]);
  });

  test('after an attempt without an answer, it may have arrived', async () => {
    keepWaitingReport(REPORT);
    await sendWaiting(waysTo(new TypeError('Failed to fetch')).ways);
    expect(await discard('k1')).toBe(true);
  });

  test('while it is sent, that is waited for', async () => {
    keepWaitingReport(REPORT);
    const { ways, told } = waysTo();
    let discarded: Promise<boolean | null> | undefined;
    const send: SendingWays['send'] = (report) => {
      discarded = discard('k1');
      return ways.send(report);
    };
    await sendWaiting({ ...ways, send });
    expect([await discarded, told]).toEqual([null, ['stored']]);
  });

  test('while an attempt is under way that gets no answer, it may have arrived', async () => {
    keepWaitingReport(REPORT);
    let discarded: Promise<boolean | null> | undefined;
    const send: SendingWays['send'] = async () => {
      discarded = discard('k1');
      throw new TypeError('Failed to fetch');
    };
    await sendWaiting({ ...waysTo().ways, send });
    expect([await discarded, states()]).toEqual([true, []]);
  });

  test('while another report before it is sent slowly, it is not sent after all', async () => {
    keepWaitingReport(REPORT);
    keepWaitingReport({ ...REPORT, key: 'k2', madeAt: '2026-11-16T21:00:00.000Z' });
    const { ways, sent } = waysTo();
    let discarded: Promise<boolean | null> | undefined;
    const send: SendingWays['send'] = (report) => {
      discarded ??= discard('k2');
      return ways.send(report);
    };
    await sendWaiting({ ...ways, send });
    expect([await discarded, sent, states()]).toEqual([false, ['k1'], []]);
  });
});

describe('the storage of the device', () => {
  test.each(['nonsense', 'null', '{}', '{"key":"k1","body":{}}', '[]'])(
    'that holds %s has no report',
    (text) => {
      storage['ces-waiting-report-k1'] = text;
      expect(waitingReports()).toEqual([]);
    },
  );

  test.each([
    ['an entry whose name is that of another report', { key: 'k2' }],
    ['a key that no header can carry', { key: 'k1\nx' }],
    ['a link that no header can carry', { clubKey: 'rovers\u2028' }],
  ])('that holds %s has no report: it would be sent for ever', (_, wrong) => {
    storage['ces-waiting-report-k1'] = JSON.stringify({ ...REPORT, ...wrong });
    storage['ces-waiting-report-k1\nx'] = JSON.stringify({ ...REPORT, ...wrong });
    expect(waitingReports()).toEqual([]);
  });

  test('that is full says so', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full });
    expect(keepWaitingReport(REPORT)).toBe(false);
  });

  test('that is blocked has no report', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([keepWaitingReport(REPORT), waitingReports()]).toEqual([false, []]);
  });
});
