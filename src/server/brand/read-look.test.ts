import { randomBytes } from 'node:crypto';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_SITE } from '#site/default-site.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { drawing, MP4_HEAD, plainImage, WEBM_HEAD, writeBrand } from '../testing/brand-folder.ts';
import { readBrand } from './read-brand.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
});

const CLIENT_DIR = resolve('dist/client');
const read = () => readBrand(dataDir, CLIENT_DIR);

/** The errors, without the part that all messages share. */
async function errors(reading = read()): Promise<string[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    return String(error instanceof Error && error.message)
      .replaceAll(`${join(dataDir, 'site.json')}, line 1: `, '')
      .replaceAll(join(dataDir, 'assets'), 'ASSETS')
      .split('\n');
  }
}

it('accepts a logo, an icon, a share image and a video', async () => {
  const site = {
    logo: 'logo.svg',
    icon: 'icon.png',
    sharePicture: 'share.jpg',
    highlights: { webm: 'loop.webm', mp4: 'loop.mp4', poster: 'loop.webp', description: 'Goals.' },
  };
  await writeBrand(dataDir, site, {
    'logo.svg': drawing('viewBox="0 0 200 64"'),
    'icon.png': await plainImage(512, 512),
    'share.jpg': await plainImage(1200, 630, 'jpeg'),
    'loop.webm': WEBM_HEAD,
    'loop.mp4': MP4_HEAD,
    'loop.webp': await plainImage(1280, 720, 'webp'),
  });
  const brand = await read();
  expect(brand?.site).toMatchObject({
    logo: { src: expect.stringMatching(/^\/assets\/brand-logo-[\w-]{8}\.svg$/), width: 200, height: 64 },
    icon: { src: expect.stringMatching(/^\/assets\/brand-icon-[\w-]{8}\.png$/), isVector: false },
    sharePicture: expect.stringMatching(/^\/assets\/brand-sharePicture-[\w-]{8}\.jpg$/),
    highlights: {
      webm: expect.stringMatching(/^\/media\/brand-[\w-]{8}\.webm$/),
      mp4: expect.stringMatching(/^\/media\/brand-[\w-]{8}\.mp4$/),
      poster: expect.stringMatching(/^\/assets\/brand-poster-[\w-]{8}\.webp$/),
      description: 'Goals.',
    },
  });
});

it('accepts one video alone, or none', async () => {
  await writeBrand(
    dataDir,
    { highlights: { mp4: 'a.mp4', poster: 'a.png' } },
    {
      'a.mp4': MP4_HEAD,
      'a.png': await plainImage(640, 360),
    },
  );
  expect((await read())?.site.highlights).toMatchObject({ webm: null, description: '' });
  await writeBrand(dataDir, { highlights: null }, {});
  expect((await read())?.site.highlights).toBeNull();
  await writeBrand(dataDir, {}, {});
  expect((await read())?.site).toEqual(DEFAULT_SITE);
});

it('different content has a different URL, and the same content the same', async () => {
  const sourceOf = async (content: string) => {
    await writeBrand(dataDir, { logo: 'logo.svg' }, { 'logo.svg': content });
    return (await read())?.site.logo?.src;
  };
  const first = await sourceOf(drawing('viewBox="0 0 64 64"'));
  expect(await sourceOf(drawing('viewBox="0 0 65 64"'))).not.toBe(first);
  expect(await sourceOf(drawing('viewBox="0 0 64 64"'))).toBe(first);
});

it.each<[object, Record<string, string | Buffer>, string]>([
  [{ logo: 'logo.svg' }, {}, 'logo is logo.svg, which does not exist in ASSETS.'],
  [{ logo: 7 }, {}, 'logo must be text of 1 to 200 characters.'],
  [{ logo: '../site.json' }, {}, 'logo must be a file in ASSETS, not ../site.json.'],
  [{ logo: 'a/../../site.json' }, {}, 'logo must be a file in ASSETS, not a/../../site.json.'],
  [{ icon: '/etc/passwd' }, {}, 'icon must be a file in ASSETS, not /etc/passwd.'],
  [{ logo: 'logo.png' }, { 'logo.png': 'PNG' }, 'logo is logo.png, which is not SVG, PNG or WebP.'],
  [{ logo: 'logo.svg' }, { 'logo.svg': '' }, 'logo is logo.svg, which is not SVG, PNG or WebP.'],
  [
    { logo: 'logo.svg' },
    { 'logo.svg': '<html><script>1</script></html>' },
    'logo is logo.svg, which is not SVG, PNG or WebP.',
  ],
  [{ icon: 'icon.svg' }, { 'icon.svg': MP4_HEAD }, 'icon is icon.svg, which is not SVG or PNG.'],
  [
    { logo: 'big.svg' },
    { 'big.svg': drawing('viewBox="0 0 9 9"', ' '.repeat(1_200_000)) },
    'logo is big.svg (1.3 MB): the maximum is 1 MB.',
  ],
  [
    { icon: 'icon.svg' },
    { 'icon.svg': drawing('viewBox="0 0 64 32"') },
    'icon is icon.svg (64 x 32): it must be square and at least 512 px wide (unless it is an SVG).',
  ],
  [
    { highlights: { poster: 'a.svg' } },
    { 'a.svg': drawing('viewBox="0 0 16 9"') },
    'highlights requires a video: webm, mp4 or both.\nhighlights.poster is a.svg, which is not JPEG, PNG or WebP.',
  ],
  [
    { highlights: { webm: 'a.webm' } },
    { 'a.webm': MP4_HEAD },
    'highlights requires the field poster.\nhighlights.webm is a.webm, which is not WebM.',
  ],
  [
    { highlights: { mp4: 'a.mp4', gif: 'a.gif' } },
    { 'a.mp4': 'x' },
    'highlights.gif is not a known field.\nhighlights requires the field poster.\nhighlights.mp4 is a.mp4, which is not MP4.',
  ],
  [{ highlights: 'a.mp4' }, {}, 'highlights must be an object, { ... }.'],
])('rejects %j', async (site, files, sentences) => {
  await writeBrand(dataDir, site, files);
  expect(await errors()).toEqual(sentences.split('\n'));
});

it.each<[string, number, number, 'png' | 'jpeg' | 'gif', string]>([
  [
    'icon',
    400,
    400,
    'png',
    ' (400 x 400): it must be square and at least 512 px wide (unless it is an SVG).',
  ],
  [
    'icon',
    600,
    512,
    'png',
    ' (600 x 512): it must be square and at least 512 px wide (unless it is an SVG).',
  ],
  ['icon', 512, 512, 'jpeg', ', which is not SVG or PNG.'],
  [
    'logo',
    300,
    40,
    'png',
    ' (300 x 40): it must be at least 72 px high (unless it is an SVG) and at most eight times as wide as it is high.',
  ],
  [
    'logo',
    900,
    100,
    'png',
    ' (900 x 100): it must be at least 72 px high (unless it is an SVG) and at most eight times as wide as it is high.',
  ],
  ['logo', 300, 100, 'gif', ', which is not SVG, PNG or WebP.'],
  ['sharePicture', 1200, 600, 'jpeg', ' (1200 x 600): it must be 1200 x 630.'],
])('rejects an image as %s of %i x %i in %s', async (field, width, height, format, message) => {
  await writeBrand(dataDir, { [field]: 'file' }, { file: await plainImage(width, height, format) });
  expect(await errors()).toEqual([`${field} is file${message}`]);
});

it('rejects symbolic links out of the folder, folders, and a video that is too large', async () => {
  await writeBrand(
    dataDir,
    { logo: 'out.svg', icon: 'sub', highlights: { mp4: 'a.mp4', poster: 'a.png' } },
    {
      'a.png': await plainImage(1000, 700),
      'a.mp4': MP4_HEAD,
    },
  );
  await writeFile(join(dataDir, 'logo.svg'), drawing('viewBox="0 0 9 9"'));
  await symlink('../logo.svg', join(dataDir, 'assets', 'out.svg'));
  await mkdir(join(dataDir, 'assets', 'sub'));
  await truncate(join(dataDir, 'assets', 'a.mp4'), 100_000_001);
  expect(await errors()).toEqual([
    'logo must be a file in ASSETS, but out.svg links to a file outside it.',
    'icon is sub, which is not a file.',
    'highlights.mp4 is a.mp4 (100.1 MB): the maximum is 100 MB.',
    'highlights.poster is a.png (1000 x 700): it must be 16:9 and at least 640 px wide.',
  ]);
});

/** A PNG whose header claims this size, with the pixels of a smaller one. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await plainImage(512, 512);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

it('rejects damaged images, each with a message', async () => {
  const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);
  const site = {
    logo: 'logo.svg',
    icon: 'icon.png',
    sharePicture: 'share.jpg',
    highlights: { mp4: 'a.mp4', poster: 'a.webp' },
  };
  await writeBrand(dataDir, site, {
    'logo.svg': drawing('viewBox="0 0 64 64"').slice(0, -10),
    'icon.png': half(await plainImage(512, 512)),
    'share.jpg': half(await plainImage(1200, 630, 'jpeg')),
    'a.mp4': MP4_HEAD,
    'a.webp': half(await plainImage(1280, 720, 'webp')),
  });
  expect(await errors()).toEqual([
    'logo is logo.svg, which is damaged and cannot be rendered.',
    'icon is icon.png, which is damaged and cannot be rendered.',
    'sharePicture is share.jpg, which is damaged and cannot be rendered.',
    'highlights.poster is a.webp, which is damaged and cannot be rendered.',
  ]);
});

it('decodes an image to its last row, whatever its shape', async () => {
  const noise = { data: randomBytes(200 * 900 * 3), info: { width: 200, height: 900, channels: 3 as const } };
  const whole = await sharp(noise.data, { raw: noise.info }).png().toBuffer();
  await writeBrand(dataDir, { logo: 'logo.png' }, { 'logo.png': whole.subarray(0, whole.length * 0.9) });
  expect(await errors()).toEqual(['logo is logo.png, which is damaged and cannot be rendered.']);
});

it('does not blame an image when the rendering program is missing', async () => {
  await writeBrand(dataDir, { icon: 'icon.png' }, { 'icon.png': await plainImage(512, 512) });
  expect(await errors(readBrand(dataDir, '/nowhere/client'))).toEqual([
    'icon is icon.png, which could not be rendered: the rendering process has ended.',
  ]);
});

it('rejects an image that claims to be huge without decoding it', async () => {
  await writeBrand(
    dataDir,
    { icon: 'icon.png', logo: 'logo.png' },
    { 'icon.png': await claiming(60_000, 60_000), 'logo.png': await claiming(4_001, 4_000) },
  );
  expect(await errors()).toEqual([
    'logo is logo.png (4001 x 4000): the maximum is 16 million pixels.',
    'icon is icon.png (60000 x 60000): the maximum is 16 million pixels.',
  ]);
});

it('stops rendering an image that takes too long, and checks the others', async () => {
  // Minutes of work in 400 KB.
  const slow = `<path d="${'M0 0L64 64L0 64L64 0'.repeat(20_000)}" stroke="red" stroke-width="3"/>`;
  await writeBrand(
    dataDir,
    { logo: 'slow.svg', icon: 'icon.png' },
    { 'slow.svg': drawing('viewBox="0 0 64 64"', slow), 'icon.png': 'PNG' },
  );
  expect(await errors(readBrand(dataDir, CLIENT_DIR, 0.5))).toEqual([
    'logo is slow.svg, which cannot be rendered within 0.5 seconds: use a simpler image.',
    'icon is icon.png, which is not SVG or PNG.',
  ]);
});

it('renders an icon in every required size, whatever its own', async () => {
  for (const size of [
    'viewBox="0 0 64 64"',
    'width="1" height="1" viewBox="0 0 64 64"',
    'width="9000" height="9000"',
  ]) {
    await writeBrand(dataDir, { icon: 'icon.svg' }, { 'icon.svg': drawing(size) });
    const sizes = (await read())?.files.icon?.sizes ?? new Map<string, Buffer>();
    const widths = await Promise.all(
      [...sizes.values()].map(async (png) => (await sharp(png).metadata()).width),
    );
    expect([size, ...widths]).toEqual([size, 32, 192, 512, 512, 180]);
  }
});
