import { expect, test } from 'vitest';
import { IMAGE_BYTES_MAX } from '#domain/results/evidence.ts';
import { HttpError } from '#web/api/http.ts';
import { createUploads } from './uploads.ts';
import { ADD_SCREENSHOTS } from './words.ts';

const image = (name = 'a.png', type = 'image/png') => new File(['pixels'], name, { type });
const httpError = (status: number, error: string) => new HttpError(status, '', JSON.stringify({ error }));
const turn = () => new Promise((resolve) => setImmediate(resolve));
const unchanged = (file: File) => Promise.resolve<Blob>(file);
const known = () => Promise.resolve();

/** A network that replies when the test says so. */
function slowNetwork() {
  const sent: string[] = [];
  const answers: ((error?: Error) => void)[] = [];
  return {
    sent,
    answers,
    send: (resultId: number, file: Blob, onProgress: (sent: number) => void) =>
      new Promise<void>((resolve, reject) => {
        sent.push(`${resultId} ${(file as File).name}`);
        onProgress(0.5);
        answers.push((error) => (error ? reject(error) : resolve()));
      }),
  };
}

const states = (uploads: ReturnType<typeof createUploads>) =>
  uploads.all.get().map(({ file, state, progress }) => `${file.name} ${state} ${progress}`);

test('images are sent one after another, and removed when the page knows them', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: unchanged, send: network.send });
  let heard = 0;
  uploads.all.subscribe(() => {
    heard += 1;
  });
  uploads.add(7, [image('a.png'), image('b.png')], known);
  await turn();
  expect(states(uploads)).toEqual(['a.png sending 0.5', 'b.png waiting 0']);
  network.answers[0]?.();
  await turn();
  expect(states(uploads)).toEqual(['b.png sending 0.5']);
  network.answers[1]?.();
  await turn();
  expect(states(uploads)).toEqual([]);
  expect(network.sent).toEqual(['7 a.png', '7 b.png']);
  expect(heard).toBeGreaterThan(3);
});

test('a failed image stays with its error, and a double tap retries it once', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: unchanged, send: network.send });
  uploads.add(7, [image()], known);
  await turn();
  network.answers[0]?.(new Error('lost'));
  await turn();
  const [failed] = uploads.all.get();
  expect(failed).toMatchObject({ state: 'failed', problem: ADD_SCREENSHOTS.lost, isWorthRetrying: true });
  uploads.retry(failed?.id ?? 0, known);
  uploads.retry(failed?.id ?? 0, known);
  await turn();
  expect(network.sent).toHaveLength(2);
  network.answers[1]?.(httpError(503, 'Too many at once.'));
  await turn();
  expect(uploads.all.get()[0]).toMatchObject({ state: 'failed', problem: 'Too many at once.' });
  expect(network.sent).toHaveLength(2);
});

test('a permanent error is not retried', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: unchanged, send: network.send });
  uploads.add(7, [image()], known);
  await turn();
  network.answers[0]?.(httpError(415, 'This is not a picture.'));
  await turn();
  expect(uploads.all.get()[0]).toMatchObject({ problem: 'This is not a picture.', isWorthRetrying: false });
  uploads.remove(uploads.all.get()[0]?.id ?? 0);
  expect(uploads.all.get()).toEqual([]);
});

test('a file that is not an image, or is too large in the end, is refused without sending it', async () => {
  const network = slowNetwork();
  const large = new Blob([new Uint8Array(IMAGE_BYTES_MAX + 1)]);
  const uploads = createUploads({ shrink: () => Promise.resolve(large), send: network.send });
  uploads.add(7, [image('a.pdf', 'application/pdf'), image()], known);
  expect(uploads.all.get()[0]).toMatchObject({ state: 'failed', problem: ADD_SCREENSHOTS.notImage });
  await turn();
  expect(uploads.all.get()[1]).toMatchObject({
    state: 'failed',
    problem: ADD_SCREENSHOTS.tooLarge,
    isWorthRetrying: false,
  });
  expect(network.sent).toEqual([]);
});

test('an image that is removed while it is waiting is not sent', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: unchanged, send: network.send });
  uploads.add(7, [image('a.png'), image('b.png')], known);
  await turn();
  uploads.remove(uploads.all.get()[1]?.id ?? 0);
  network.answers[0]?.();
  await turn();
  expect(network.sent).toEqual(['7 a.png']);
  expect(uploads.all.get()).toEqual([]);
});
