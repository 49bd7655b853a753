import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { seasonFacts } from '#domain/testing/season-facts.ts';
import { pictureAt } from '#web/app/entry-server.tsx';
import { deriveViews } from '../publish/derive-views.ts';
import type { PictureJob } from './draw-picture.ts';
import { createDrawingProcess } from './drawing-process.ts';

// In a process of its own, as for visitors: there sharp reads drawings, which a server with evidence does not let it.
// It runs only when nobody else wants to, which on a busy machine may take its time.
const drawing = createDrawingProcess<PictureJob>(resolve('dist/server/drawing-program.js'), {
  mostMs: 110_000,
});
afterAll(drawing.close);

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
    drawnAt: null,
    record: EMPTY_RECORD,
    finishedSeasons: [],
  });
  return views;
}

async function drawn(path: string, names: readonly string[] = []) {
  const picture = pictureAt(path, viewsOf(names));
  if (!picture) throw new Error(`There is no picture at ${path}`);
  return drawing.draw({ picture, icon: null });
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

test.each(PATHS)('%s is a picture whatever the names are', async (path) => {
  const png = await drawn(path, HARD_NAMES);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, channels: 3 });
});

/** How many pixels differ, of 756,000. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  let count = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 3) if (a?.[at] !== b?.[at]) count += 1;
  return count;
}

it('shows the names, and crests that follow from them', async () => {
  const fresh = await drawn('/share/clubs/1.png');
  expect(await difference(fresh, await drawn('/share/clubs/1.png', ['Iron Harbour']))).toBeGreaterThan(
    20_000,
  );
  expect(await difference(fresh, await drawn('/share/clubs/1.png'))).toBe(0);
});

it('keeps everything within its margins', async () => {
  for (const path of PATHS) {
    const { data, info } = await sharp(await drawn(path, HARD_NAMES))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const brightest = (left: number, width: number) => {
      let found = 0;
      for (let y = 0; y < info.height; y += 1)
        for (let x = left; x < left + width; x += 1)
          found = Math.max(found, data[(y * info.width + x) * 3] ?? 0);
      return found;
    };
    // Stars are fainter than text.
    expect([path, brightest(0, 50) < 150, brightest(1150, 50) < 150]).toEqual([path, true, true]);
  }
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
])('there is no picture of %s', (name) => {
  expect(pictureAt(`/share/${name}.png`, viewsOf([]))).toBeNull();
});
