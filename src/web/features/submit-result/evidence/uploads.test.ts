import { expect, test } from 'vitest';
import { PICTURE_BYTES_MAX } from '#domain/results/evidence.ts';
import { HttpError } from '#web/api/http.ts';
import { createUploads } from './uploads.ts';
import { ADD_PICTURES } from './words.ts';

const picture = (name = 'a.png', type = 'image/png') => new File(['pixels'], name, { type });
const refusal = (status: number, error: string) => new HttpError(status, '', JSON.stringify({ error }));
const turn = () => new Promise((resolve) => setImmediate(resolve));
const asItIs = (file: File) => Promise.resolve<Blob>(file);
const known = () => Promise.resolve();

/** A network that answers when the test says so. */
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

test('pictures are sent one after another, and leave when the page knows them', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: asItIs, send: network.send });
  let heard = 0;
  uploads.all.subscribe(() => {
    heard += 1;
  });
  uploads.add(7, [picture('a.png'), picture('b.png')], known);
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

test('one that failed stays with its sentence, and a double tap tries it again once', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: asItIs, send: network.send });
  uploads.add(7, [picture()], known);
  await turn();
  network.answers[0]?.(new Error('lost'));
  await turn();
  const [failed] = uploads.all.get();
  expect(failed).toMatchObject({ state: 'failed', problem: ADD_PICTURES.lost, isWorthRetrying: true });
  uploads.retry(failed?.id ?? 0, known);
  uploads.retry(failed?.id ?? 0, known);
  await turn();
  expect(network.sent).toHaveLength(2);
  network.answers[1]?.(refusal(503, 'Too many at once.'));
  await turn();
  expect(uploads.all.get()[0]).toMatchObject({ state: 'failed', problem: 'Too many at once.' });
  expect(network.sent).toHaveLength(2);
});

test('what the server refuses for good is not tried again', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: asItIs, send: network.send });
  uploads.add(7, [picture()], known);
  await turn();
  network.answers[0]?.(refusal(415, 'This is not a picture.'));
  await turn();
  expect(uploads.all.get()[0]).toMatchObject({ problem: 'This is not a picture.', isWorthRetrying: false });
  uploads.remove(uploads.all.get()[0]?.id ?? 0);
  expect(uploads.all.get()).toEqual([]);
});

test('what is no picture, or too large in the end, is said without sending it', async () => {
  const network = slowNetwork();
  const large = new Blob([new Uint8Array(PICTURE_BYTES_MAX + 1)]);
  const uploads = createUploads({ shrink: () => Promise.resolve(large), send: network.send });
  uploads.add(7, [picture('a.pdf', 'application/pdf'), picture()], known);
  expect(uploads.all.get()[0]).toMatchObject({ state: 'failed', problem: ADD_PICTURES.notPicture });
  await turn();
  expect(uploads.all.get()[1]).toMatchObject({
    state: 'failed',
    problem: ADD_PICTURES.tooLarge,
    isWorthRetrying: false,
  });
  expect(network.sent).toEqual([]);
});

test('one that was removed while it waited is not sent', async () => {
  const network = slowNetwork();
  const uploads = createUploads({ shrink: asItIs, send: network.send });
  uploads.add(7, [picture('a.png'), picture('b.png')], known);
  await turn();
  uploads.remove(uploads.all.get()[1]?.id ?? 0);
  network.answers[0]?.();
  await turn();
  expect(network.sent).toEqual(['7 a.png']);
  expect(uploads.all.get()).toEqual([]);
});
