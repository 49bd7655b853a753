import { expect, it } from 'vitest';
import type { ShareImage } from '#web/app/entry-server.tsx';
import { ApiError } from '../http/api-error.ts';
import { openTestServer, submit } from '../testing/test-server.ts';
import { createShareImages } from './share-images.ts';

const CLUB = '/share/clubs/1.png';
const ALL_CLUBS = Array.from({ length: 64 }, (_, index) => `/share/clubs/${index + 1}.png`);

/** Images that are rendered when the test lets them. */
async function open() {
  const server = await openTestServer();
  const renders: { image: ShareImage; finish: (png: Buffer) => void; fail: (error: Error) => void }[] = [];
  const getImage = createShareImages(
    server.context.publisher,
    (image) => new Promise((finish, fail) => renders.push({ image, finish, fail })),
  );
  /** The rendered bytes. */
  const get = async (path: string) => (await getImage(path))?.replies.identity.body.toString();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { server, drawings: renders, get, turn };
}

it('renders an image once for all requests, and caches it', async () => {
  const { drawings, get, turn } = await open();
  const asked = Array.from({ length: 1_000 }, () => get(CLUB));
  await turn();
  expect(drawings).toHaveLength(1);
  drawings[0]?.finish(Buffer.from('png'));
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['png']));
  expect(await get(CLUB)).toBe('png');
  expect(drawings).toHaveLength(1);
});

it('renders two at a time, queues sixty and rejects the others', async () => {
  const { server } = await open();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let started = 0;
  const getImage = createShareImages(server.context.publisher, async () => {
    started += 1;
    await gate;
    return Buffer.from('png');
  });
  const asked = ALL_CLUBS.map((path) => getImage(path).catch((error: unknown) => error));
  await expect(getImage('/share/clubs/64.png')).rejects.toMatchObject({
    code: 'share_pictures_busy',
    statusCode: 503,
    retryAfterSeconds: 5,
  });
  expect(started).toBe(2);
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer instanceof ApiError)).toHaveLength(4);
  expect(started).toBe(60);
  expect(await getImage('/share/clubs/64.png')).not.toBeNull();
});

it('composes two at a time, however many are requested, and none for rejected requests', async () => {
  const { server } = await open();
  const publication = server.context.publisher.current();
  let composed = 0;
  // The table is read for a club image, and by nothing before it.
  const views = new Proxy(publication.views, {
    get: (target, name) => {
      if (name === '/api/ucl/group-standings') composed += 1;
      return Reflect.get(target, name);
    },
  });
  const publisher = { ...server.context.publisher, current: () => publicationWithViews };
  const publicationWithViews = { ...publication, views };
  const getImage = createShareImages(publisher, () => new Promise(() => {}));
  for (let time = 0; time < 10; time += 1) for (const path of ALL_CLUBS) void getImage(path).catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(composed).toBe(2);
});

it('shows the new state to requests after a change, even while the old one is being rendered', async () => {
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

it('renders an image again only if a change affects it', async () => {
  const { server, drawings, get, turn } = await open();
  const paths = ['/share/matches/6500.png', '/share/matches/6501.png', '/share/groups/A.png'];
  const renderAll = async () => {
    const asked = Promise.all(paths.map(get));
    await turn();
    for (let at = 0; at < drawings.length; at += 1) {
      drawings[at]?.finish(Buffer.from('png'));
      await turn();
    }
    await asked;
  };
  await renderAll();
  expect(drawings).toHaveLength(3);
  // A pending submission appears on the image of its match only.
  await submit(server, 6500);
  await renderAll();
  expect(drawings).toHaveLength(4);
  expect(JSON.stringify(drawings[3]?.image)).toContain('Submitted, unconfirmed');
});

it('caches no failure', async () => {
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

it('caches the most recently requested images, in bounded memory', async () => {
  const { drawings, get, turn } = await open();
  const render = async (path: string) => {
    const asked = get(path);
    await turn();
    drawings.at(-1)?.finish(Buffer.alloc(20 * 1024 * 1024));
    await asked;
  };
  await render('/share/clubs/1.png');
  await render('/share/clubs/2.png');
  await get('/share/clubs/1.png');
  await render('/share/clubs/3.png');
  expect(drawings).toHaveLength(3);
  await get('/share/clubs/1.png');
  expect(drawings).toHaveLength(3);
  await render('/share/clubs/2.png');
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
