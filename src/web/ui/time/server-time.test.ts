import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
const SERVER = Date.parse('2026-03-14T20:00:00.000Z');
const WRONG_BY = 180 * MINUTE;

const headers = (time: number, others: Record<string, string> = {}) =>
  new Headers({ date: new Date(time).toUTCString(), ...others });

beforeEach(() => void vi.useFakeTimers({ now: SERVER + WRONG_BY }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** A page that has just been opened. */
const openPage = () => import('./server-time.ts');

test('the device clock is used until the server time is known', async () => {
  const { serverNow, knownServerNow, noteReplyTime } = await openPage();
  noteReplyTime(new Headers());
  noteReplyTime(new Headers({ date: 'today' }));
  expect(serverNow()).toBe(SERVER + WRONG_BY);
  expect(knownServerNow()).toBeNull();
});

test('a reply sets the time, which then continues independently of the device clock', async () => {
  const { serverNow, knownServerNow, noteReplyTime } = await openPage();
  noteReplyTime(headers(SERVER));
  expect(serverNow()).toBe(SERVER);
  vi.advanceTimersByTime(5 * MINUTE);
  vi.setSystemTime(SERVER);
  expect(knownServerNow()).toBe(SERVER + 5 * MINUTE);
});

test('a cached reply does not set it back', async () => {
  const { serverNow, noteReplyTime } = await openPage();
  noteReplyTime(headers(SERVER));
  noteReplyTime(headers(SERVER - 10 * MINUTE));
  expect(serverNow()).toBe(SERVER);
});

test('a cached reply with its age sets the time, too', async () => {
  const { serverNow, noteReplyTime } = await openPage();
  noteReplyTime(headers(SERVER - 10 * MINUTE, { age: '600' }));
  expect(serverNow()).toBe(SERVER);
});

test('a later time corrects an earlier one, for example after the device slept', async () => {
  const { serverNow, noteReplyTime, watchServerTime } = await openPage();
  const onChange = vi.fn();
  watchServerTime(onChange);
  noteReplyTime(headers(SERVER));
  expect(onChange).toHaveBeenCalledTimes(1);
  noteReplyTime(headers(SERVER + 600 * MINUTE));
  expect(serverNow()).toBe(SERVER + 600 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(2);
});

/** Files that compare device times with each other, or need a date without comparing it. */
const DEVICE_TIME = [
  'app/browser/offline-reading.ts',
  'app/entry-client.tsx',
  'features/notifications/device-push.ts',
  'features/submit-result/submit-result.ts',
  'ui/time/server-time.ts',
  'ui/toast/toast-store.ts',
  'worker/cache-seen.ts',
  'worker/service-worker.ts',
];

test('nothing else on the pages reads the device clock', () => {
  const root = 'src/web';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const asking = modules.filter((file) =>
    /Date\.now\(\)|new Date\(\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asking.sort()).toEqual(DEVICE_TIME);
});
