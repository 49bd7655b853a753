import { PAGE_PATHS } from '#web/app/pages.ts';
import { EXTERNAL_LINKS, HEADINGS, mainNavigation, NAVIGATION, open, pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const EMAIL = 'mailto:support@championsesports.example';
/** One of each kind of page. */
const SOME = ['/clubs/1-team-1', '/matches/6500', '/matches/9031'];
const titleOf = (path: string) => HEADINGS[path] ?? '';

test.describe('as a search engine sees them', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of every page works', { tag: '@one-size' }, async ({ page, baseURL }) => {
    const ids = new Map<string, string[]>();
    const links: { from: string; href: string; url: string; target: string; rel: string }[] = [];
    for (const from of [...PAGE_PATHS, ...SOME]) {
      await page.goto(from);
      ids.set(from, await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)));
      const found = await page.locator('a').evaluateAll((anchors) =>
        anchors.map((anchor) => {
          const { href: url, target, rel } = anchor as HTMLAnchorElement;
          return { href: anchor.getAttribute('href') ?? '', url, target, rel };
        }),
      );
      links.push(...found.map((link) => ({ from, ...link })));
    }

    const files: string[] = [];
    const requested = new Set<string>();
    for (const { from, href, url, target, rel } of links) {
      const { origin, protocol, pathname, hash } = new URL(url);
      const label = `${href} on ${from}`;
      if (origin === baseURL && pathname.startsWith('/api/ucl/export/')) {
        const file = await page.request.get(url);
        expect(file.status(), label).toBe(200);
        expect(file.headers()['content-type'], label).toMatch(/^(text\/csv|application\/json);/);
        files.push(pathname);
      } else if (origin === baseURL) {
        const isOneOfMany = /^\/(clubs|matches|calendar)\/|^\/api\/ucl\/feed\.xml$/.test(pathname);
        if (!isOneOfMany) expect(PAGE_PATHS, label).toContain(pathname);
        else if (!requested.has(pathname)) {
          requested.add(pathname);
          expect((await page.request.get(url, { maxRedirects: 0 })).status(), label).toBe(200);
        }
        if (hash) expect(ids.get(pathname), label).toContain(hash.slice(1));
        expect(target, label).toBe('');
      } else if (protocol === 'mailto:') {
        expect(href, label).toBe(EMAIL);
      } else {
        expect(Object.values(EXTERNAL_LINKS), label).toContain(href);
        expect(target, label).toBe('_blank');
        expect(rel.split(' '), label).toContain('noopener');
      }
    }
    expect(files.map((file) => file.split('/').at(-1))).toEqual([
      'standings.csv',
      'standings.json',
      'results.csv',
      'results.json',
    ]);
  });
});

test('the navigation, the footer and the logo lead to their pages', async ({ page, isMobile }) => {
  await open(page, '/privacy');
  for (const [label, path] of Object.entries(NAVIGATION)) {
    await (await mainNavigation(page, isMobile)).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(pageTitle(page, titleOf(path))).toBeVisible();
  }
  const footer = {
    'UCL Hub': '/ng-hub',
    'UCL Regulations': '/ng-rules',
    About: '/about',
    Contact: '/contact',
    'Privacy Policy': '/privacy',
    'Code of Conduct': '/conduct',
  };
  for (const [label, path] of Object.entries(footer)) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(pageTitle(page, titleOf(path))).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Champions Esports Series, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(pageTitle(page, titleOf('/'))).toBeVisible();
});

test('the buttons of the home page lead to the hub and the regulations', { tag: '@one-size' }, async ({
  page,
}) => {
  await open(page, '/');
  const buttons = {
    'Enter Group Stage': '/ng-hub',
    'Tournament Rules': '/ng-rules',
    'View Group Stage': '/ng-hub',
  };
  for (const [label, path] of Object.entries(buttons)) {
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(pageTitle(page, titleOf(path))).toBeVisible();
    await page.goBack();
    await expect(pageTitle(page, titleOf('/'))).toBeVisible();
  }
});

test('external links open in a new tab without access to this one', { tag: '@one-size' }, async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }));
  const follow = async (name: string, url: string) => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true }).click();
    const tab = await popup;
    await expect(tab).toHaveURL(url);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  };
  await open(page, '/community');
  for (const [label, url] of Object.entries(EXTERNAL_LINKS)) await follow(label, url);
  await follow('Join Main Server', EXTERNAL_LINKS.Discord);
  await open(page, '/contact');
  await follow('Join on Discord', EXTERNAL_LINKS.Discord);
  await follow('Follow on X', EXTERNAL_LINKS.X);
  await expect(page.getByRole('link', { name: 'support@championsesports.example' })).toHaveAttribute(
    'href',
    EMAIL,
  );
});
