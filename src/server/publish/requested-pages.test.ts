import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { prepareText } from '../prepared/prepared-view.ts';
import type { Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';
import { createRequestedPages } from './requested-pages.ts';

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/matches/${6500 + index}`);

/** A publisher whose pages show their revision and path. It counts the turns of the event loop. */
function openPages() {
  const rendered: { readonly text: string; readonly turn: number }[] = [];
  let turn = 0;
  let isOpen = true;
  const count = async () => {
    while (isOpen) {
      await setImmediate();
      turn += 1;
    }
  };
  void count();
  const publish = (revision: number) =>
    ({
      revision,
      pageWith(path: string) {
        const text = `${revision} ${path}`;
        rendered.push({ text, turn });
        return prepareText('text/html', text);
      },
    }) as unknown as Publication;
  let current = publish(1);
  const { getPage, getReadPage } = createRequestedPages({ current: () => current } as Publisher);
  return {
    rendered,
    read: async (path: string, make = (publication: Publication) => publication.pageWith(path)) =>
      String((await getPage(path, make)).replies.identity.body),
    /** A page with the result of `text`, for the revision that it was read for. */
    readSlowly: async (path: string, text: (revision: number) => Promise<string>) => {
      const page = await getReadPage(path, async (publication) => {
        const found = await text(publication.revision);
        return () => publication.pageWith(`${path} ${found}`);
      });
      return String(page.replies.identity.body);
    },
    change: () => {
      current = publish(current.revision + 1);
    },
    close: () => {
      isOpen = false;
    },
  };
}

it('yields to other work between two pages, however many are requested', async () => {
  const { rendered, read, close } = openPages();
  await Promise.all(paths(40).map((path) => read(path)));
  close();
  expect(new Set(rendered.map(({ turn }) => turn)).size).toBe(40);
});

it('renders each page once per change, however often all of them are requested', async () => {
  const { rendered, read, change, close } = openPages();
  for (let round = 0; round < 3; round += 1) await Promise.all(paths(222).map((path) => read(path)));
  expect(rendered).toHaveLength(222);
  change();
  await read('/matches/6500');
  close();
  expect(rendered.at(-1)?.text).toBe('2 /matches/6500');
});

it('renders a page once that waited during many changes, in its latest state', async () => {
  const { rendered, read, change, close } = openPages();
  const first = paths(10).map((path) => read(path));
  change();
  const second = paths(10).map((path) => read(path));
  expect(await Promise.all(second)).toEqual(paths(10).map((path) => `2 ${path}`));
  await Promise.all(first);
  close();
  expect(rendered).toHaveLength(10);
});

it('retries after a failure', async () => {
  const { read, close } = openPages();
  await expect(
    read('/matches/6500', () => {
      throw new Error('no database');
    }),
  ).rejects.toThrow();
  expect(await read('/matches/6500')).toBe('1 /matches/6500');
  close();
});

it('does not make a page wait for the reads of another', async () => {
  const { read, readSlowly, close } = openPages();
  const never = new Promise<string>(() => {});
  for (const path of paths(3)) void readSlowly(path, () => never);
  expect(await read('/clubs/1')).toBe('1 /clubs/1');
  expect(await readSlowly('/matches/6600', async () => 'read')).toBe('1 /matches/6600 read');
  close();
});

it('reads again for requests after a change, once for all of them', async () => {
  const { rendered, readSlowly, change, close } = openPages();
  const reads: ((text: string) => void)[] = [];
  const text = () => new Promise<string>((found) => reads.push(found));
  const before = [readSlowly('/matches/6500', text), readSlowly('/matches/6500', text)];
  change();
  const after = [readSlowly('/matches/6500', text), readSlowly('/matches/6500', text)];
  reads[0]?.('old');
  expect(await Promise.all(before)).toEqual(Array(2).fill('1 /matches/6500 old'));
  await expect.poll(() => reads).toHaveLength(2);
  reads[1]?.('new');
  expect(await Promise.all(after)).toEqual(Array(2).fill('2 /matches/6500 new'));
  expect(await readSlowly('/matches/6500', text)).toBe('2 /matches/6500 new');
  close();
  expect(rendered).toHaveLength(2);
});

it('reads again after a read has failed', async () => {
  const { readSlowly, close } = openPages();
  const fails = () => Promise.reject(new Error('no database'));
  await expect(readSlowly('/matches/6500', fails)).rejects.toThrow('no database');
  expect(await readSlowly('/matches/6500', async () => 'read')).toBe('1 /matches/6500 read');
  close();
});
