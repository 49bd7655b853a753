import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { ANSWERS } from '#words/club-link.ts';
import { clubPost } from './repeatable-call.ts';
import { useWrite } from './use-write.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Each reply is for one call; an error is a lost connection. */
function network(...replies: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const reply = replies.shift();
    if (!(reply instanceof Response)) throw reply;
    return reply;
  });
  return keys;
}

type Agree = (id: number) => Promise<string | null>;

function Club({ onRender }: { readonly onRender: (agree: Agree) => void }) {
  const { send } = useWrite({
    call: (id: number) => clubPost('confirm-result', { id }),
    onDone: () => ANSWERS.disputed,
    failed: () => ANSWERS.failed,
  });
  onRender(send);
  return null;
}

function agreement(): Promise<Agree> {
  return new Promise((resolve) => {
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <Club onRender={resolve} />
      </QueryClientProvider>,
    );
  });
}

const newestToast = () => toasts.shown.get()[0];

test("a club's call is sent again with the same key when the reply was lost", async () => {
  const keys = network(new TypeError('Failed to fetch'), Response.json({}));
  const agree = await agreement();
  expect(await agree(1)).toBeNull();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(newestToast()).toMatchObject(ANSWERS.disputed);
});

test('a lost connection is reported after the second attempt', async () => {
  const keys = network(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  const agree = await agreement();
  expect(await agree(1)).toBe(ANSWERS.failed.fallback);
  expect(keys).toHaveLength(2);
  const { title, fallback } = ANSWERS.failed;
  expect(newestToast()).toMatchObject({ title, description: fallback, look: 'destructive' });
});

test('an error is reported at once', async () => {
  const keys = network(Response.json({ error: 'It was decided.', code: 'already_decided' }, { status: 409 }));
  const agree = await agreement();
  expect(await agree(1)).toBe('It was decided.');
  expect(keys).toHaveLength(1);
  expect(newestToast()).toMatchObject({ title: ANSWERS.failed.title, description: 'It was decided.' });
});

test('another attempt replaces the toast of a failure', async () => {
  const conflict = () =>
    Response.json({ error: 'It was decided.', code: 'already_decided' }, { status: 409 });
  network(conflict(), conflict(), Response.json({}));
  const agree = await agreement();
  const open = () => toasts.shown.get().filter((toast) => toast.open);
  for (const toast of open()) toasts.dismiss(toast.id);
  await agree(1);
  await agree(2);
  expect(open().map(({ title }) => title)).toEqual([ANSWERS.failed.title]);
  await agree(2);
  expect(open().map(({ title }) => title)).toEqual([ANSWERS.disputed.title]);
});

test('a double press is sent once, and another change in the meantime separately', async () => {
  const keys = network(Response.json({}), Response.json({}), Response.json({}));
  const agree = await agreement();
  expect(await Promise.all([agree(1), agree(1), agree(2)])).toEqual([null, null, null]);
  expect(keys).toHaveLength(2);
  await agree(1);
  expect(new Set(keys).size).toBe(3);
});
