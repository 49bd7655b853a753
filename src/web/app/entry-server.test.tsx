import { skipToken } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { formatOf } from '#domain/clubs/format.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { seasonViews } from '#domain/season/season-views.ts';
import { NO_DRAW, NO_REGISTRATION, seasonFacts } from '#domain/testing/season-facts.ts';
import { SITE } from '#site/site.ts';
import { aboutWords } from '#web/pages/about-page.tsx';
import { COMMUNITY, stats } from '#web/pages/community-page.tsx';
import { CONDUCT } from '#web/pages/conduct-page.tsx';
import { CONTACT } from '#web/pages/contact-page.tsx';
import { PRIVACY } from '#web/pages/privacy-page.tsx';
import { HOME, homeFormat, homeStats } from '#words/home.ts';
import { regulationSections } from '#words/regulations/regulations.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { App } from './app.tsx';
import { fillCache, repliesFor } from './document/page-state.ts';
import { createRenderer, PAGE_PATHS, type PageAssets, pageAt } from './entry-server.tsx';
import { createQueryClient } from './query-client.ts';

const views: PublicViews = {
  '/api/stats': {
    teams: 64,
    groups: 16,
    fixtures: 96,
    completed: 1,
    pending: 0,
    goals: 3,
    players: '1000+',
    members: '7k+',
    servers: 1,
    support: '24/7',
    founded: 'March 2025',
  },
  '/api/ucl/match-results': {
    results: [
      {
        id: 1,
        fixtureId: 6500,
        stage: 'group',
        round: null,
        homeClubId: 1,
        awayClubId: 2,
        homeTeam: '</script><b>Home</b>',
        awayTeam: 'Team 2',
        homeScore: 2,
        awayScore: 1,
        homePenalties: null,
        awayPenalties: null,
        afterExtraTime: false,
        group: 'A',
        submittedBy: 'Team Captain',
        submittedAt: '2025-12-31T20:00:00.000Z',
        late: false,
        origin: 'captain',
        submissionStatus: 'approved',
        adminNotes: null,
        ...WITHOUT_LINK,
      },
    ],
  },
  '/api/ucl/recent-results': { results: [] },
  '/api/ucl/group-standings': { standings: [] },
  '/api/ucl/outlook': { groups: [] },
  '/api/ucl/clubs': { clubs: placeholderClubs() },
  '/api/ucl/fixtures': { fixtures: seasonViews(seasonFacts()).fixtures },
  '/api/ucl/knockouts': {
    isProvisional: true,
    brackets: { ucl: { rounds: [] }, uel: { rounds: [] } },
    champions: { ucl: null, uel: null },
  },
  '/api/ucl/draw': NO_DRAW,
  '/api/ucl/registration': NO_REGISTRATION,
  '/api/ucl/record': { ...EMPTY_RECORD, pages: 0, season: 1, placesSince: null },
  '/api/ucl/seasons': { seasons: [] },
  '/api/ucl/tournament': {
    season: { number: 1, name: null },
    phase: 'groups',
    format: formatOf(placeholderClubs(), 2),
    status: 'Soon',
    announcement: null,
    draw: { state: 'none', drawAt: null },
    clubs: placeholderClubs().map((club) => ({ ...club, withdrawn: false })),
    deductions: [],
    withdrawals: [],
    replacements: [],
    schedule: [],
    postponements: [],
    kickoffs: [],
    lapsedKickoffs: [],
    reporting: { mode: 'anybody', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 },
    places: null,
  },
};

const assets: PageAssets = {
  boot: '/assets/boot.js',
  script: '/assets/entry.js',
  modules: ['/assets/vendor.js'],
  pageModules: { hub: ['/assets/hub.js'], about: ['/assets/about.js'] },
  styles: ['/assets/site.css'],
  pageStyles: { club: ['/assets/club.css'] },
  unscriptedStyles: {},
  fonts: ['/assets/inter.woff2'],
  embed: { script: '/assets/embed.js', styles: ['/assets/embed.css'], overlayStyles: [], fonts: [] },
};

const json = Object.fromEntries(
  Object.entries(views).map(([path, view]) => [path, JSON.stringify(view)]),
) as Record<ViewPath, string>;

const RENDERED_AT = '2025-12-31T20:03:00.000Z';
const renderPage = await createRenderer();

function render(path: string, origin: string | null = 'https://ces.example'): string {
  return renderPage(path, { views, json, revision: 7, assets, origin, renderedAt: RENDERED_AT });
}

function stateOf(html: string) {
  return JSON.parse(/id="query-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

/** One of each kind of page with many addresses. */
const SOME = ['/clubs/1-team-1', '/matches/6500', '/matches/9031', '/record/1'];

test.each([...PAGE_PATHS, ...SOME, '/nowhere'])('%s complies with the content security policy', (path) => {
  const html = render(path);
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  const scripts = html.match(/<script[^>]*>/g);
  expect(scripts).toEqual([
    expect.stringMatching(/^<script type="module" src="\/assets\/boot\.js" data-modules="[^"]+">$/),
    '<script type="application/json" id="query-state">',
  ]);
});

test.each([...PAGE_PATHS, ...SOME])(
  '%s has one heading, and metadata for search engines, previews and phones',
  (path) => {
    const html = render(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('<html lang="en">');
    const metas = [...html.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)">/g)];
    const contents = Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content]));
    expect(contents).toMatchObject({
      viewport: expect.stringContaining('width=device-width, initial-scale=1'),
      description: expect.stringMatching(/\w\.$/),
      'og:type': 'website',
      'og:site_name': SITE.name,
      'og:title': /<title>(.+)<\/title>/.exec(html)?.[1],
      'og:description': contents.description,
      'og:url': `https://ces.example${path}`,
      'og:image': expect.stringMatching(/^https:\/\/ces.example\/share[^"]*\.png$/),
      'twitter:card': 'summary_large_image',
    });
    const links = [...html.matchAll(/<link rel="(.*?)".*? href="(.*?)"/g)].map(([, rel, href]) => [
      rel,
      href,
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['canonical', `https://ces.example${path}`],
        ['manifest', '/site.webmanifest'],
        ['alternate', '/api/ucl/feed.xml'],
        ['icon', '/icon.svg'],
        ['icon', '/favicon.ico'],
        ['apple-touch-icon', '/apple-touch-icon.png'],
      ]),
    );
  },
);

test.each([
  ['/', 'Champions Esports Series (CES) | Pro Clubs tournaments'],
  ['/ng-hub', 'UCL Hub | Champions Esports Series'],
  ['/knockouts', 'Knockouts | Champions Esports Series'],
  ['/draw', 'Group Stage Draw | Champions Esports Series'],
  ['/seasons', 'Roll of Honour | Champions Esports Series'],
  ['/ng-rules', 'UCL Regulations | Champions Esports Series'],
  ['/conduct', 'Code of Conduct | Champions Esports Series'],
  ['/community', 'Community Hub | Champions Esports Series'],
  ['/contact', 'Contact &amp; Support | Champions Esports Series'],
  ['/about', 'About | Champions Esports Series'],
  ['/privacy', 'Privacy Policy | Champions Esports Series'],
])('%s has the title "%s"', (path, title) => {
  expect(render(path)).toContain(`<title>${title}</title>`);
});

test('the knockouts have a share image of their own', () => {
  expect(render('/knockouts')).toContain('content="https://ces.example/share/knockouts/ucl.png"');
  expect(render('/about')).toContain('content="https://ces.example/share.png"');
});

test.each(['/clubs/1-team-1', '/matches/6500', '/knockouts', '/draw', '/join', '/seasons', '/record'])(
  '%s is below the hub: it lights its menu item and leads back to it',
  (path) => {
    const html = render(path);
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>UCL Hub<\/a>/);
    expect(mainOf(path)).toMatch(/<a href="\/ng-hub[^>]*>((?!<\/a>).)*UCL Hub/);
    expect(render('/about')).not.toContain('aria-current="true"');
  },
);

test('a tie leads back to its place in the bracket', () => {
  expect(mainOf('/matches/9031')).toContain('href="/knockouts#tie-9031"');
});

test('before registration, nothing leads to it', () => {
  expect(mainOf('/join')).toContain('Registration is not open.');
  for (const path of ['/', '/ng-hub']) expect(render(path)).not.toContain('href="/join"');
});

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function mainOf(path: string): string {
  return /<main.*<\/main>/s.exec(render(path))?.[0] ?? '';
}

/** The text of a page, as a visitor reads it. */
function textOf(path: string): string {
  return mainOf(path)
    .replace(/<[^>]*>|\u00ad/g, '')
    .replace(/&(#?\w+);/g, (entity, name) => CHARACTERS[name] ?? entity);
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return Object.entries(words ?? {}).flatMap(([key, value]) =>
    /^(href|id|meta)$/.test(key) ? [] : textsIn(value),
  );
}

// Their words are compared with the specification in specified-texts.test.ts.
test.each<[string, unknown]>([
  ['/', [HOME.hero, HOME.highlights.caption, HOME.format.action.text, homeFormat(DEFAULT_SEASON)]],
  ['/', homeStats(DEFAULT_SEASON)],
  ['/about', aboutWords(DEFAULT_SEASON)],
  ['/contact', CONTACT],
  ['/community', [COMMUNITY, stats(64)]],
  ['/ng-rules', regulationSections(DEFAULT_SEASON)],
  ['/conduct', CONDUCT],
  ['/privacy', PRIVACY],
])('%s shows all of its texts', (path, words) => {
  const shown = textOf(path);
  expect(textsIn(words).filter((text) => !shown.includes(text))).toEqual([]);
});

test('without a public origin there are no absolute URLs', () => {
  const html = render('/about', null);
  expect(html).not.toMatch(/canonical|og:url|og:image/);
});

test('an unknown path has a page that is not indexed', () => {
  const html = render('/about/');
  expect(html).toContain('noindex');
  expect(html).not.toContain('canonical');
});

test.each([
  ['/', ['/api/ucl/recent-results', '/api/ucl/tournament', '/api/ucl/knockouts', '/api/ucl/registration']],
  [
    '/ng-hub',
    [
      '/api/ucl/tournament',
      '/api/ucl/group-standings',
      '/api/ucl/outlook',
      '/api/ucl/knockouts',
      '/api/ucl/match-results',
      '/api/ucl/recent-results',
      '/api/ucl/registration',
    ],
  ],
  [
    '/knockouts',
    ['/api/ucl/knockouts', '/api/ucl/tournament', '/api/ucl/match-results', '/api/ucl/group-standings'],
  ],
  ['/about', ['/api/stats', '/api/ucl/tournament']],
  ['/community', ['/api/stats']],
  ['/privacy', []],
])('%s contains the data it reads and no more', (path, expected) => {
  const state = stateOf(render(path));
  expect(Object.keys(state.replies)).toEqual(expected);
  expect(state.renderedAt).toBe(RENDERED_AT);
});

test.each([...PAGE_PATHS, '/clubs/1-team-1', '/nowhere'])('%s lists every view that it reads', (path) => {
  const queryClient = createQueryClient();
  fillCache(queryClient, repliesFor<unknown>(pageAt(path), views), Date.parse(RENDERED_AT));
  renderToString(<App path={path} renderedAt={RENDERED_AT} queryClient={queryClient} />);
  const queries = queryClient.getQueryCache().getAll();
  queryClient.clear();
  const missing = queries.filter(({ state, options }) => !state.data && options.queryFn !== skipToken);
  expect(missing.map(({ queryKey }) => queryKey)).toEqual([]);
});

test('a club name from the API is shown unchanged and does no harm', () => {
  const html = render('/ng-hub');
  expect(html).not.toContain('<b>Home</b>');
  expect(stateOf(html).replies['/api/ucl/match-results']).toEqual(views['/api/ucl/match-results']);
});

test('a page lists its own styles after the common ones', () => {
  const styles = (path: string) =>
    [...render(path).matchAll(/rel="stylesheet" href="(.*?)"/g)].map(([, href]) => href);
  expect(styles('/clubs/1-team-1')).toEqual(['/assets/site.css', '/assets/club.css']);
  expect(styles('/about')).toEqual(['/assets/site.css']);
});

test('a page lists only its own chunk', () => {
  const html = render('/about');
  expect(html).toContain('data-modules="/assets/vendor.js /assets/entry.js /assets/about.js"');
  expect(html).not.toContain('/assets/hub.js');
});

test('the footer has the year of the rendering', () => {
  expect(render('/')).toContain(`© 2025 ${SITE.name}`);
});
