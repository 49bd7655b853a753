import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titles = (store: ToastStore) => store.shown.get().map((toast) => toast.title);
const visible = (store: ToastStore) =>
  store.shown
    .get()
    .filter((toast) => toast.open)
    .map((toast) => toast.title);

describe('the list', () => {
  test('has the newest first and shows three at most', () => {
    const store = createToastStore();
    for (const title of ['a', 'b', 'c', 'd']) store.add({ title });
    expect(visible(store)).toEqual(['d', 'c', 'b']);
    expect(titles(store)).toEqual(['d', 'c', 'b']);
  });

  test('does not count dismissed ones among the three', () => {
    const store = createToastStore();
    const a = store.add({ title: 'a' });
    for (const title of ['b', 'c']) store.add({ title });
    store.dismiss(a);
    store.add({ title: 'd' });
    expect(visible(store)).toEqual(['d', 'c', 'b']);
    expect(titles(store)).toContain('a');
  });

  test('notifies its listeners of every change until they unsubscribe', () => {
    const store = createToastStore();
    const listener = vi.fn();
    const leave = store.shown.subscribe(listener);
    const id = store.add({ title: 'a' });
    store.update(id, { title: 'b' });
    store.dismiss(id);
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(4);
    leave();
    store.add({ title: 'c' });
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('time', () => {
  test('a toast closes after 5 s', () => {
    const store = createToastStore();
    store.add({ title: 'a' });
    vi.advanceTimersByTime(4999);
    expect(visible(store)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(visible(store)).toEqual([]);
  });

  test('a toast can have its own duration', () => {
    const store = createToastStore();
    store.add({ title: 'long', duration: 8000 });
    store.add({ title: 'ready', duration: 2000 });
    vi.advanceTimersByTime(2000);
    expect(visible(store)).toEqual(['long']);
    vi.advanceTimersByTime(6000);
    expect(visible(store)).toEqual([]);
  });

  test('a dismissed toast closes at once and leaves the list 6 s later', () => {
    const store = createToastStore();
    const id = store.add({ title: 'a' });
    store.dismiss(id);
    expect(store.shown.get()).toMatchObject([{ title: 'a', open: false }]);
    vi.advanceTimersByTime(5999);
    expect(titles(store)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(titles(store)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('pauses', () => {
    const store = createToastStore();
    store.add({ title: 'a' });
    vi.advanceTimersByTime(4000);
    store.pause();
    store.pause();
    vi.advanceTimersByTime(60_000);
    store.add({ title: 'b' });
    expect(visible(store)).toEqual(['b', 'a']);
    store.resume();
    vi.advanceTimersByTime(1000);
    expect(visible(store)).toEqual(['b']);
    vi.advanceTimersByTime(4000);
    expect(visible(store)).toEqual([]);
  });
});

describe('an update', () => {
  test('replaces the content and restarts the time', () => {
    const store = createToastStore();
    const id = store.add({ title: 'a', description: 'gone', duration: 8000 });
    store.add({ title: 'newer' });
    vi.advanceTimersByTime(4000);
    expect(store.update(id, { title: 'b', look: 'destructive' })).toBe(id);
    expect(store.shown.get()).toMatchObject([
      { title: 'newer' },
      { id, title: 'b', look: 'destructive', open: true },
    ]);
    expect(store.shown.get()[1]).not.toHaveProperty('description');
    vi.advanceTimersByTime(4999);
    expect(visible(store)).toEqual(['b']);
    vi.advanceTimersByTime(1);
    expect(visible(store)).toEqual([]);
  });

  test('adds a new toast if there was none, or if it has been closed', () => {
    const store = createToastStore();
    const id = store.update(null, { title: 'a' });
    expect(visible(store)).toEqual(['a']);
    store.dismiss(id);
    expect(store.update(id, { title: 'b' })).not.toBe(id);
    expect(store.shown.get()).toMatchObject([
      { title: 'b', open: true },
      { title: 'a', open: false },
    ]);
  });
});

test('a toast closes when an entry that it reports is undone', () => {
  const store = createToastStore();
  store.add({ title: 'others', entries: [1, 4] });
  store.add({ title: 'one', entries: [2] });
  store.add({ title: 'several', entries: [3, 5] });
  store.dismissUndone([2, 3]);
  expect(visible(store)).toEqual(['others']);
});

test('removing takes a toast out at once', () => {
  const store = createToastStore();
  store.remove(store.add({ title: 'a' }));
  expect(store.shown.get()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
