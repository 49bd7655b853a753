import { afterAll, expect, it, vi } from 'vitest';
import type { PublicViews } from '#contract/public-views.ts';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { PAGE_PATHS, shareImageAt } from '#web/app/entry-server.tsx';
import { resultNotification } from '#words/push.ts';
import { openChatServer } from '../testing/chat-news.ts';

// Before any module reads it, as the server does with site.json. Test files share loaded modules: this one starts
// without any, and leaves none.
await vi.hoisted(async () => {
  vi.resetModules();
  const { DEFAULT_SITE } = await import('#site/default-site.ts');
  globalThis.cesSite = {
    ...DEFAULT_SITE,
    competitions: {
      UCL: { short: 'Gold Cup', name: 'Harbour Gold Cup' },
      UEL: { short: 'Silver Cup', name: 'Harbour Silver Cup' },
    },
    firstSeason: 'Spring 2027',
  };
});

afterAll(() => {
  globalThis.cesSite = undefined;
  vi.resetModules();
});

const CODES = /\bU[CE]L\b/;

/** The visible text of a document: without its data, ids and URLs. */
function shownText(html: string): string {
  const descriptions = [...html.matchAll(/(?:content|title|aria-label|alt)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const content = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  return [...descriptions, content].join('\n').replace(/\s+/g, ' ');
}

/** A season that is decided to its last match, with all chat messages on the way. */
async function playSeason() {
  const { server, calls, news } = await openChatServer('sqlite', { PUBLIC_URL: 'https://hpl.example' });
  const closesAt = '2026-03-20T00:00:00.000Z';
  await calls.administer('schedule', { entries: [{ key: 'final', opensAt: null, closesAt }] }, 'PUT');
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.decideTies();
  const rounds = await news();
  await calls.play(9031, '2-1');
  await calls.play(9531, '0-0p3-4');
  const read = async (path: string) => (await server.get(path)).body;
  return { server, calls, rounds, news, read };
}

it('uses the competition names wherever a person reads them', async () => {
  const { server, calls, rounds, news, read } = await playSeason();

  const embeds = ['latest', 'groups/A', 'clubs/1', 'knockouts/ucl', 'knockouts/uel'];
  const overlays = ['latest', 'groups/A', 'knockouts/ucl', 'knockouts/uel'];
  const documents = [
    ...[...PAGE_PATHS, '/clubs/1-team-1', '/matches/9031', '/nowhere'],
    ...embeds.map((path) => `/embed/${path}`),
    ...overlays.map((path) => `/overlay/${path}`),
  ];
  for (const path of documents) {
    const shown = shownText(await read(path));
    expect([path, CODES.exec(shown)?.input.slice(-200)]).toEqual([path, undefined]);
  }
  const has = async (path: string, ...texts: string[]) => {
    const shown = shownText(await read(path));
    for (const text of texts) expect([path, shown.includes(text) || shown]).toEqual([path, text && true]);
  };
  await has('/', 'the Harbour Gold Cup knockouts', 'Gold Cup Champions', 'Silver Cup Champions');
  await has('/ng-hub', 'Gold Cup Hub | Champions Esports Series', 'Gold Cup Regulations', 'Spring 2027');
  await has(
    '/knockouts',
    'play for the Harbour Gold Cup trophy, those ranked 3 and 4 for the Harbour Silver Cup',
  );
  await has('/ng-rules', 'advance to the Harbour Gold Cup knockouts', 'Gold Cup Regulations');
  await has('/clubs/1-team-1', 'Gold Cup champions.');
  await has('/embed/knockouts/uel', 'Silver Cup knockouts');
  await has('/overlay/knockouts/ucl', 'Gold Cup champions');
  await has('/matches/9031', 'Gold Cup knockouts, Final');

  const published = [...rounds, ...(await news())].join('\n');
  expect(published).not.toMatch(CODES);
  expect(published).toContain('**Gold Cup round of 32**');
  expect(published).toContain('**Gold Cup champions: Team 1**');
  expect(published).toContain('**Silver Cup champions: Team 7**');

  const feed = await read('/api/ucl/feed.xml');
  expect(feed).not.toMatch(CODES);
  expect(feed).toContain('Silver Cup champions: ');
  const calendar = (await read('/calendar/all.ics')).replaceAll('\r\n ', '');
  expect(calendar).not.toMatch(CODES);
  expect(calendar).toContain('Gold Cup knockouts');
  const views = Object.fromEntries(VIEW_PATHS.map((path) => [path, calls.view(path)])) as PublicViews;
  for (const path of ['knockouts/ucl', 'knockouts/uel', 'groups/A', 'clubs/1', 'matches/9031']) {
    const image = JSON.stringify(shareImageAt(`/share/${path}.png`, views));
    expect([path, CODES.exec(image)?.input]).toEqual([path, undefined]);
    expect(image).toMatch(/Gold Cup|Silver Cup/);
  }
  const final = calls.fixture(9031);
  expect(resultNotification(1, final, { homeScore: 2, awayScore: 1 }).body).toBe(
    'Final. Gold Cup knockouts, Final',
  );

  // Machine-readable data keeps its names.
  expect(final).toMatchObject({ group: 'UCL', round: 'final' });
  expect(Object.keys(calls.view('/api/ucl/knockouts').champions)).toEqual(['ucl', 'uel']);
  expect((await server.get('/share/knockouts/ucl.png')).statusCode).toBe(200);
});

it('names the first season until it is finished, and never again after that', async () => {
  const { calls, read } = await playSeason();
  expect(calls.view('/api/ucl/tournament').season).toEqual({ number: 1, name: 'Spring 2027' });

  await calls.administer('finish-season', { name: 'The first of all', keepClubs: true });
  expect(calls.view('/api/ucl/tournament').season).toEqual({ number: 2, name: null });
  expect(calls.view('/api/ucl/seasons').seasons).toMatchObject([{ number: 1, name: 'The first of all' }]);
  expect(JSON.parse(await read('/api/ucl/seasons/1')).season.name).toBe('The first of all');
  expect(shownText(await read('/seasons'))).not.toContain('Spring 2027');

  // Reopened, it has no name of its own.
  await calls.administer('reopen-season');
  expect(calls.view('/api/ucl/tournament').season).toEqual({ number: 1, name: 'Spring 2027' });
});
