import { expect, it } from 'vitest';
import type { Picture } from '#web/app/entry-server.tsx';
import { Refusal } from '../http/refusal.ts';
import { openTestServer, submit } from '../testing/test-server.ts';
import { createSharePictures } from './share-pictures.ts';

const CLUB = '/share/clubs/1.png';
const ALL_CLUBS = Array.from({ length: 64 }, (_, index) => `/share/clubs/${index + 1}.png`);

/** Pictures that are drawn when the test says so. */
async function open() {
  const server = await openTestServer();
  const drawings: { picture: Picture; finish: (png: Buffer) => void; fail: (error: Error) => void }[] = [];
  const getPicture = createSharePictures(
    server.context.publisher,
    (picture) => new Promise((finish, fail) => drawings.push({ picture, finish, fail })),
  );
  /** The bytes that were drawn. */
  const get = async (path: string) => (await getPicture(path))?.replies.identity.body.toString();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { server, drawings, get, turn };
}

it('draws a picture once for all who ask for it, and keeps it', async () => {
  const { drawings, get, turn } = await open();
  const asked = Array.from({ length: 1_000 }, () => get(CLUB));
  await turn();
  expect(drawings).toHaveLength(1);
  drawings[0]?.finish(Buffer.from('png'));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['png']));
  expect(await get(CLUB)).toBe('png');
  expect(drawings).toHaveLength(1);
});

it('draws two at once, has sixty under way and refuses the others', async () => {
  const { server } = await open();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let started = 0;
  const getPicture = createSharePictures(server.context.publisher, async () => {
    started += 1;
    await gate;
    return Buffer.from('png');
  });
  const asked = ALL_CLUBS.map((path) => getPicture(path).catch((error: unknown) => error));
  await expect(getPicture('/share/clubs/64.png')).rejects.toMatchObject({
    code: 'share_pictures_busy',
    statusCode: 503,
    retryAfterSeconds: 5,
  });
  expect(started).toBe(2);
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer instanceof Refusal)).toHaveLength(4);
  expect(started).toBe(60);
  expect(await getPicture('/share/clubs/64.png')).not.toBeNull();
});

it('composes two at a time, however many are asked for, and none for who is refused', async () => {
  const { server } = await open();
  const publication = server.context.publisher.current();
  let composed = 0;
  // The table is read by the picture of a club, and by nothing before it.
  const views = new Proxy(publication.views, {
    get: (target, name) => {
      if (name === '/api/ucl/group-standings') composed += 1;
      return Reflect.get(target, name);
    },
  });
  const publisher = { ...server.context.publisher, current: () => publicationWithViews };
  const publicationWithViews = { ...publication, views };
  const getPicture = createSharePictures(publisher, () => new Promise(() => {}));
  for (let time = 0; time < 10; time += 1)
    for (const path of ALL_CLUBS) void getPicture(path).catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(composed).toBe(2);
});

it('shows whoever asks after a change what is new, also while the old one is being drawn', async () => {
  const { server, drawings, get, turn } = await open();
  const before = get('/share/matches/6500.png');
  await turn();
  await submit(server, 6500);
  const after = get('/share/matches/6500.png');
  await turn();
  expect(drawings).toHaveLength(2);
  drawings[0]?.finish(Buffer.from('old'));
  drawings[1]?.finish(Buffer.from('new'));
  expect([await before, await after, await get('/share/matches/6500.png')]).toEqual(['old', 'new', 'new']);
});

it('draws again what a change shows in it, and nothing else', async () => {
  const { server, drawings, get, turn } = await open();
  const paths = ['/share/matches/6500.png', '/share/matches/6501.png', '/share/groups/A.png'];
  const drawAll = async () => {
    const asked = Promise.all(paths.map(get));
    await turn();
    for (let at = 0; at < drawings.length; at += 1) {
      drawings[at]?.finish(Buffer.from('png'));
      await turn();
    }
    await asked;
  };
  await drawAll();
  expect(drawings).toHaveLength(3);
  // A report that waits for approval is told on the picture of its match alone.
  await submit(server, 6500);
  await drawAll();
  expect(drawings).toHaveLength(4);
  expect(JSON.stringify(drawings[3]?.picture)).toContain('Submitted, unconfirmed');
});

it('keeps nothing of what has failed', async () => {
  const { drawings, get, turn } = await open();
  const first = get(CLUB);
  await turn();
  drawings[0]?.fail(new Error('no such face'));
  await expect(first).rejects.toThrow('no such face');
  const second = get(CLUB);
  await turn();
  drawings[1]?.finish(Buffer.from('png'));
  expect(await second).toBe('png');
});

it('keeps the pictures that were asked for last, in bounded memory', async () => {
  const { drawings, get, turn } = await open();
  const draw = async (path: string) => {
    const asked = get(path);
    await turn();
    drawings.at(-1)?.finish(Buffer.alloc(20 * 1024 * 1024));
    await asked;
  };
  await draw('/share/clubs/1.png');
  await draw('/share/clubs/2.png');
  await get('/share/clubs/1.png');
  await draw('/share/clubs/3.png');
  expect(drawings).toHaveLength(3);
  await get('/share/clubs/1.png');
  expect(drawings).toHaveLength(3);
  await draw('/share/clubs/2.png');
  expect(drawings).toHaveLength(4);
});

it('counts an image once that was rendered twice at the same time', async () => {
  const { server, drawings, get, turn } = await open();
  const image = Buffer.alloc(20 * 1024 * 1024);
  const before = get(CLUB);
  await turn();
  // A change that this image does not show: the next request cannot know that yet.
  await submit(server, 6600);
  const after = get(CLUB);
  await turn();
  expect(drawings).toHaveLength(2);
  for (const { finish } of drawings) finish(image);
  await Promise.all([before, after]);
  const other = get('/share/clubs/2.png');
  await turn();
  drawings[2]?.finish(image);
  await other;
  void get(CLUB);
  await turn();
  expect(drawings).toHaveLength(3);
});
