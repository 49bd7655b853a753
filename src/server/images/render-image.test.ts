import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { NO_REGISTRATION, seasonFacts } from '#domain/testing/season-facts.ts';
import { shareImageAt } from '#web/app/entry-server.tsx';
import { deriveViews } from '../publish/derive-views.ts';
import type { ImageJob } from './render-image.ts';
import { createRenderProcess } from './render-process.ts';

// In a separate process, as in production: there sharp decodes SVGs, which it must not in a server with evidence.
// It runs at idle priority, so it may take a while on a busy machine.
const renderer = createRenderProcess<ImageJob>(resolve('dist/server/render-program.js'), {
  maxMs: 110_000,
});
afterAll(renderer.close);

const HARD_NAMES = [
  'Ajx',
  'Real Sociedad de Fútbol de San Sebastián',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '<script>alert(1)</script> & "',
  'Динамо Київ',
  '東京ヴェルディ',
  'الهلال السعودي',
  '👩‍👩‍👧‍👦🔥',
  'Two\nlines \u200fand\u202e marks',
];

function viewsOf(names: readonly string[]) {
  const clubs = placeholderClubs().map((club, index) => ({ ...club, name: names[index] ?? club.name }));
  const { views } = deriveViews({
    ...seasonFacts({ clubs }),
    revision: 1,
    draw: { state: 'none' } as never,
    registration: NO_REGISTRATION,
    nextRegistrationAt: null,
    placesSince: null,
    record: EMPTY_RECORD,
    finishedSeasons: [],
  });
  return views;
}

async function rendered(path: string, names: readonly string[] = []) {
  const image = shareImageAt(path, viewsOf(names));
  if (!image) throw new Error(`There is no image at ${path}`);
  return renderer.render({ image, icon: null });
}

const PATHS = [
  '/share/groups/A.png',
  '/share/groups/B.png',
  '/share/clubs/2.png',
  '/share/clubs/6.png',
  '/share/matches/6500.png',
  '/share/matches/9031.png',
  '/share/knockouts/ucl.png',
  '/share/knockouts/uel.png',
];

test.each(PATHS)(
  '%s is an image with everything within its margins, whatever the names are',
  async (path) => {
    const png = await rendered(path, HARD_NAMES);
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
      channels: 3,
    });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const brightest = (left: number, width: number) => {
      let found = 0;
      for (let y = 0; y < info.height; y += 1)
        for (let x = left; x < left + width; x += 1)
          found = Math.max(found, data[(y * info.width + x) * 3] ?? 0);
      return found;
    };
    // Stars are fainter than text.
    expect([brightest(0, 50) < 150, brightest(1150, 50) < 150]).toEqual([true, true]);
  },
);

/** The number of different pixels, of 756,000. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  let count = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 3) if (a?.[at] !== b?.[at]) count += 1;
  return count;
}

it('shows the names, and crests derived from them', async () => {
  const fresh = await rendered('/share/clubs/1.png');
  expect(await difference(fresh, await rendered('/share/clubs/1.png', ['Iron Harbour']))).toBeGreaterThan(
    20_000,
  );
  expect(await difference(fresh, await rendered('/share/clubs/1.png'))).toBe(0);
});

test.each([
  'groups/Q',
  'groups/a',
  'clubs/65',
  'clubs/01',
  'clubs/x',
  'matches/1',
  'knockouts/UCL',
  'what/ucl',
])('there is no image of %s', (name) => {
  expect(shareImageAt(`/share/${name}.png`, viewsOf([]))).toBeNull();
});
