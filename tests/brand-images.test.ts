import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { run as doctor } from '#server/cli/doctor.ts';
import { drawing, MP4_HEAD, plainImage, writeBrand } from '#server/testing/brand-folder.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { startBranded } from './support/branded-server.ts';
import { runHere } from './support/in-this-process.ts';
import { runEntry } from './support/server-process.ts';
import { LeagueClient } from './torture/league-client.ts';
import { submissionOf } from './torture/load.ts';

let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

const writeSite = (text: string) => writeFile(join(DATA_DIR, 'site.json'), text);

it('has its own logo, icon, share image and video', async () => {
  const drawn = drawing('viewBox="0 0 200 64"', '<script>alert(1)</script>');
  const site = {
    name: 'Harbour League',
    logo: 'logo.svg',
    icon: 'icon.png',
    sharePicture: 'share.png',
    highlights: { mp4: 'loop', poster: 'loop.jpg', description: 'Goals.' },
  };
  await writeBrand(DATA_DIR, site, {
    'logo.svg': drawn,
    'icon.png': await plainImage(600, 600),
    'share.png': await plainImage(1200, 630),
    loop: Buffer.concat([MP4_HEAD, Buffer.alloc(1000, 'x')]),
    'loop.jpg': await plainImage(1280, 720, 'jpeg'),
  });
  const { read, get, getSharePicture } = await startBranded(DATA_DIR, { PUBLIC_URL: 'https://hl.example' });
  const home = await read('/');

  // The logo at the top of the page is an immutable file, which runs nothing if it is opened directly.
  const [logo = ''] = /\/assets\/brand-logo-[\w-]{8}\.svg/.exec(home) ?? [];
  expect(home).toContain(`<img src="${logo}" width="200" height="64" alt=""`);
  const reply = await get(logo, { 'accept-encoding': 'br' });
  expect(await reply.text()).toBe(drawn);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none';style-src 'unsafe-inline';img-src data:;sandbox",
    'x-content-type-options': 'nosniff',
  });

  // Icons have the required sizes, at the URLs that browsers know.
  const [mark = ''] = /\/assets\/brand-icon-[\w-]{8}\.png/.exec(home) ?? [];
  const sizes = { '/favicon.ico': 32, '/icon-192.png': 192, '/icon-512.png': 512, [mark]: 192 };
  for (const [path, size] of Object.entries({
    ...sizes,
    '/icon-maskable-512.png': 512,
    '/apple-touch-icon.png': 180,
  })) {
    const picture = sharp(await (await get(path)).arrayBuffer());
    expect([path, await picture.metadata()]).toMatchObject([
      path,
      { format: 'png', width: size, height: size },
    ]);
    const middle = picture.extract({ left: size / 2, top: size / 2, width: 1, height: 1 }).raw();
    expect([path, ...(await middle.toBuffer()).subarray(0, 3)]).toEqual([path, 0x0c, 0x7a, 0x4b]);
  }
  expect(home).toContain('<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">');
  expect((await get('/icon.svg')).status).toBe(404);
  // Share images have it instead of the mark.
  const shared = sharp(await (await getSharePicture('/share/groups/A.png')).arrayBuffer());
  const spot = await shared.extract({ left: 84, top: 546, width: 1, height: 1 }).raw().toBuffer();
  expect([...spot]).toEqual([0x0c, 0x7a, 0x4b]);

  const [share = ''] = /\/assets\/brand-sharePicture-[\w-]{8}\.png/.exec(home) ?? [];
  expect(home).toContain(`<meta property="og:image" content="https://hl.example${share}">`);
  expect((await get(share)).headers.get('content-type')).toBe('image/png');

  // The video is streamed from disk, with range requests.
  const [video = ''] = /\/media\/brand-[\w-]{8}\.mp4/.exec(home) ?? [];
  expect(home).not.toContain('video/webm');
  expect(home).toMatch(
    /<img src="\/assets\/brand-poster-[\w-]{8}\.jpg" width="1280" height="720" alt="Goals\."/,
  );
  const part = await get(video, { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
  expect((await get(video)).headers.get('accept-ranges')).toBe('bytes');

  expect((await runHere(doctor, { DATA_DIR })).output).toContain(
    'Branded as Harbour League, with its own logo, icon, share image, video',
  );
});

it('has an SVG icon and no video, and renders images even after a screenshot upload, which disables SVG decoding', async () => {
  const site = { icon: 'icon.svg', highlights: null };
  await writeBrand(DATA_DIR, site, { 'icon.svg': drawing('viewBox="0 0 64 64"') });
  const ADMIN_PASSWORD = 'floodlights on';
  const { url, get, read, getSharePicture } = await startBranded(DATA_DIR, { ADMIN_PASSWORD });
  const home = await read('/');
  expect(home).not.toContain('<video');
  expect(home).toContain('<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml">');
  const icon = await get('/icon.svg');
  expect([await icon.text(), icon.headers.get('cache-control')]).toEqual([
    drawing('viewBox="0 0 64 64"'),
    'public, max-age=3600',
  ]);
  expect(icon.headers.get('content-security-policy')).toContain('sandbox');
  const { width } = await sharp(await (await get('/icon-512.png')).arrayBuffer()).metadata();
  expect(width).toBe(512);
  expect((await runHere(doctor, { DATA_DIR })).output).toContain('with its own icon and no video');

  expect(await sendEvidence(url, ADMIN_PASSWORD)).toBe(201);
  // The file is gone as well: nothing of it is read again.
  await rm(join(DATA_DIR, 'assets'), { recursive: true });
  const icons = ['/favicon.ico', '/icon-192.png', '/icon-512.png'];
  for (const reply of [
    ...(await Promise.all(icons.map((path) => get(path)))),
    await getSharePicture('/share/groups/A.png'),
  ])
    expect([reply.url, reply.status, reply.headers.get('content-type')]).toEqual([
      reply.url,
      200,
      'image/png',
    ]);
});

/** A submission with a screenshot; returns the status of the upload. */
async function sendEvidence(url: string, password: string): Promise<number> {
  const client = new LeagueClient(url);
  await client.logIn(password);
  const { links } = (await client.post('/api/ucl/club-links', { clubIds: [1] })).json;
  const headers = { 'x-club-key': String(links[0].key) };
  const { id } = (await client.post('/api/ucl/submit-result', submissionOf(6500, 2, 1), headers)).json;
  client.close();
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(await plainImage(640, 360))]), 'shot.png');
  return (await fetch(`${url}/api/ucl/evidence/${id}`, { method: 'POST', headers, body: form })).status;
}

it('does not start with a damaged image, and ces doctor reports the same', async () => {
  const icon = (await plainImage(512, 512)).subarray(0, 200);
  await mkdir(join(DATA_DIR, 'assets'));
  await writeFile(join(DATA_DIR, 'assets', 'icon.png'), icon);
  await writeFile(join(DATA_DIR, 'assets', 'logo.svg'), drawing('viewBox="0 0 64 64"').slice(0, -10));
  await writeSite('{\n  "nmae": "x",\n  "logo": "logo.svg",\n  "icon": "icon.png"\n}');
  const { code, output } = await runEntry('main', { DATA_DIR });
  expect(code).toBe(1);
  const said = output.replaceAll(`${join(DATA_DIR, 'site.json')}, `, '');
  expect(said.trim().split('\n')).toEqual([
    'line 2: nmae is not a known field. Did you mean name?',
    'line 3: logo is logo.svg, which is damaged and cannot be rendered.',
    'line 4: icon is icon.png, which is damaged and cannot be rendered.',
  ]);
  expect((await runHere(doctor, { DATA_DIR })).output).toContain(output.trim());
});

const headOf = (html: string) => ({
  picture: /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1],
  card: /<meta name="twitter:card" content="([^"]+)">/.exec(html)?.[1],
});

const PUBLIC_URL = 'https://hpl.example';

it('has no link preview rather than one without its name', async () => {
  // The image fonts have no letters for it, and the default short name is not its own.
  await writeSite('{ "name": "دوري المرفأ", "competitions": { "uel": { "short": "الفضة" } } }');
  const { get, read } = await startBranded(DATA_DIR, { PUBLIC_URL });
  expect(headOf(await read('/'))).toEqual({ picture: undefined, card: 'summary' });
  expect(headOf(await read('/clubs/1-team-1')).picture).toMatch(/clubs\/1\.png$/);
  expect((await get('/share/site/name.png')).status).toBe(404);
  const { output } = await runHere(doctor, { DATA_DIR });
  expect(output).toContain('note  Share images cannot show the name دوري المرفأ and leave it out');
  expect(output).toContain('note  Share images cannot show the name الفضة and leave it out');
});

type Part = readonly [left: number, top: number, width: number, height: number];

/** The brightest pixel in a part of an image: text is brighter than 150, stars are not. */
async function brightest(picture: ArrayBuffer, [left, top, width, height]: Part) {
  const part = await sharp(picture).extract({ left, top, width, height }).removeAlpha().png().toBuffer();
  const { channels } = await sharp(part).stats();
  return Math.max(...channels.map(({ max }) => max));
}

const NAME_PLACE: Part = [118, 526, 100, 40];

it('has a link preview with its own name, and fits the longest names into its share images', async () => {
  const name = 'The Extraordinarily Magnificent Harbour Premier League Union';
  const competitions = { ucl: { short: 'WWWWWWWWWWWW' }, uel: { short: 'Silver Storm' } };
  await writeBrand(DATA_DIR, { name, shortName: 'HPL', competitions }, {});
  const { read, getSharePicture } = await startBranded(DATA_DIR, { PUBLIC_URL });
  expect(headOf(await read('/'))).toEqual({
    ...{ picture: 'https://hpl.example/share/site/name.png', card: 'summary_large_image' },
  });
  for (const path of ['groups/A', 'matches/9031', 'knockouts/ucl', 'site/name']) {
    const picture = await (await getSharePicture(`/share/${path}.png`)).arrayBuffer();
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect([path, (await brightest(picture, NAME_PLACE)) > 150]).toEqual([path, true]);
    expect([path, (await brightest(picture, [1137, 0, 63, 630])) < 150]).toEqual([path, true]);
  }
});

it('shows its short name in share images if the full name cannot be rendered', async () => {
  await writeSite('{ "name": "دوري المرفأ", "shortName": "HPL" }');
  const { getSharePicture } = await startBranded(DATA_DIR);
  const picture = await (await getSharePicture('/share/groups/A.png')).arrayBuffer();
  expect(await brightest(picture, NAME_PLACE)).toBeGreaterThan(150);
  const { output } = await runHere(doctor, { DATA_DIR });
  expect(output).toContain('note  Share images cannot show the name دوري المرفأ and show HPL instead');
});
