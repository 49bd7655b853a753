import { expect, it } from 'vitest';
import { openChatReceiver } from '../testing/chat-receiver.ts';
import { keepCollectingGarbage } from '../testing/collect-garbage.ts';
import { messageOf } from './channel-sender.ts';
import { postMessage, RETRY_AFTER_MAX_MS } from './post-message.ts';

const NOW = new Date('2026-03-01T20:00:00Z');
const MESSAGE = messageOf('Iron Harbour 2–1 Kestrel Town');

type Receiver = Awaited<ReturnType<typeof openChatReceiver>>;

function post(
  { address }: Pick<Receiver, 'address'>,
  timeoutMs = 10_000,
  signal = new AbortController().signal,
) {
  return postMessage(address, MESSAGE, { now: NOW, signal, timeoutMs });
}

it('sends exactly a webhook request body', async () => {
  const receiver = await openChatReceiver();
  expect(await post(receiver)).toEqual({ outcome: 'accepted', words: '204', retryAfterMs: null });
  expect(receiver.received).toEqual([
    { content: 'Iron Harbour 2–1 Kestrel Town', allowed_mentions: { parse: [] } },
  ]);
});

it.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [301, 'failed'],
  [400, 'failed'],
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
  [503, 'failed'],
])('treats the answer %i as %s', async (status, outcome) => {
  const receiver = await openChatReceiver();
  receiver.answer(status);
  expect(await post(receiver)).toEqual({ outcome, words: String(status), retryAfterMs: null });
});

it.each([
  [{ 'retry-after': '7' }, '', 7_000],
  [{ 'retry-after': '0' }, '', 0],
  [{ 'retry-after': 'Sun, 01 Mar 2026 20:01:30 GMT' }, '', 90_000],
  [{ 'retry-after': 'Sun, 01 Mar 2026 19:00:00 GMT' }, '', 0],
  [{ 'retry-after': 'soon' }, '', null],
  [{ 'retry-after': '-5' }, '', null],
  [{ 'retry-after': '999999999' }, '', RETRY_AFTER_MAX_MS],
  [{ 'retry-after': '1' }, '{"message":"You are being rate limited.","retry_after":1.337}', 1_337],
  [{}, '{"retry_after":2.5}', 2_500],
  [{}, '{"retry_after":"9"}', null],
  [{}, '{"retry_after":-1}', null],
  [{}, '{"retry_after":1e300}', RETRY_AFTER_MAX_MS],
  [{}, 'null', null],
  [{}, '<html>garbage', null],
])('waits as requested by %o %s', async (headers, body, retryAfterMs) => {
  const receiver = await openChatReceiver();
  receiver.answer((response) => response.writeHead(429, headers).end(body));
  expect(await post(receiver)).toEqual({ outcome: 'failed', words: '429', retryAfterMs });
});

it('follows no redirect', async () => {
  const [receiver, elsewhere] = [await openChatReceiver(), await openChatReceiver()];
  receiver.answer((response) => response.writeHead(307, { location: elsewhere.address }).end());
  expect(await post(receiver)).toMatchObject({ outcome: 'failed', words: '307' });
  expect(elsewhere.received).toEqual([]);
});

it('reads no more of an answer than it needs, however long it is', async () => {
  const receiver = await openChatReceiver();
  let isCut = false;
  receiver.answer((response) => {
    response.writeHead(500);
    const writeUntilFull = () => {
      while (!isCut && response.write('x'.repeat(65_536)));
    };
    response.on('drain', writeUntilFull).on('close', () => {
      isCut = true;
    });
    writeUntilFull();
  });
  expect(await post(receiver)).toMatchObject({ outcome: 'failed', words: '500' });
  await expect.poll(() => isCut).toBe(true);
});

it('applies the timeout to the end of an answer as well', async () => {
  const receiver = await openChatReceiver();
  receiver.answer((response) => void response.writeHead(500).write('x'));
  expect(await post(receiver, 300)).toMatchObject({ outcome: 'failed', words: '500' });
});

it('fails on a receiver that does not answer, hangs up, or does not exist', async () => {
  const receiver = await openChatReceiver();
  receiver.answer(
    () => {},
    (_, request) => request.socket.destroy(),
    (_, request) => void request.socket.end('garbage\r\n\r\n'),
  );
  const words = [(await post(receiver, 300)).words];
  for (let times = 0; times < 2; times++) words.push((await post(receiver)).words);
  receiver.close();
  words.push((await post(receiver)).words);
  expect(words).toEqual([
    'timed out',
    'connection failed (UND_ERR_SOCKET)',
    // Until Node 22, and from Node 24.
    expect.stringMatching(/^connection failed \((HPE_INVALID_CONSTANT|HTTPParserError)\)$/),
    'connection failed (ECONNREFUSED)',
  ]);
});

it('times out on a silent receiver, even during garbage collection', async () => {
  const receiver = await openChatReceiver();
  receiver.answer(() => {});
  keepCollectingGarbage();
  expect((await post(receiver, 300)).words).toBe('timed out');
});

it('never names the URL', async () => {
  const receiver = await openChatReceiver();
  receiver.close();
  const unknown = { address: 'https://kept-to-ourselves.invalid/kept-to-ourselves' };
  const answers = [await post(receiver), await post(unknown)];
  expect(JSON.stringify(answers)).not.toMatch(/kept|127\.0\.0\.1|invalid/);
});

it('stops at once when the server does', async () => {
  const receiver = await openChatReceiver();
  receiver.answer(() => stopping.abort());
  const stopping = new AbortController();
  expect(await post(receiver, 60_000, stopping.signal)).toMatchObject({ outcome: 'failed' });
});
