import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { reload } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

/** Fails as often as told, then is there. */
function failing(times: number) {
  const fetchModule = vi.fn(async () => {
    if (fetchModule.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return { answer: 42 };
  });
  return { fetchModule, lazy: lazyModule(fetchModule) };
}

test('a module is fetched once, and whoever watches is told', async () => {
  const { fetchModule, lazy } = failing(0);
  const told = vi.fn();
  lazy.subscribe(told);
  expect(lazy.read()).toEqual({ module: null, failed: false });
  await lazy.load();
  await lazy.load();
  expect(lazy.read()).toEqual({ module: { answer: 42 }, failed: false });
  expect(fetchModule).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('all who want it at once fetch it once, and are told once', async () => {
  const { fetchModule, lazy } = failing(0);
  const told = vi.fn();
  lazy.subscribe(told);
  await Promise.all(Array.from({ length: 64 }, lazy.load));
  expect(fetchModule).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a failure is told, and the next attempt asks again', async () => {
  const { lazy } = failing(1);
  await lazy.load();
  expect(lazy.read()).toEqual({ module: null, failed: true });
  await lazy.retry();
  expect(lazy.read()).toEqual({ module: { answer: 42 }, failed: false });
  expect(reload).not.toHaveBeenCalled();
});

test('a retry that fails fetches the document anew, where there is a connection', async () => {
  const { lazy } = failing(3);
  vi.stubGlobal('navigator', { onLine: false });
  await lazy.retry();
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  await lazy.retry();
  expect(reload).toHaveBeenCalledTimes(1);
});
