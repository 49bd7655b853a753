import { PAGE_PATHS } from '#web/app/pages.ts';
import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const ORIGIN = 'https://ces.example';

const TITLES = {
  '/': 'Champions Esports Series (CES) | Pro Clubs tournaments',
  '/ng-hub': 'UCL Hub | Champions Esports Series',
  '/knockouts': 'Knockouts | Champions Esports Series',
  '/draw': 'Group Stage Draw | Champions Esports Series',
  '/seasons': 'Roll of Honour | Champions Esports Series',
  '/ng-rules': 'UCL Regulations | Champions Esports Series',
  '/conduct': 'Code of Conduct | Champions Esports Series',
  '/community': 'Community Hub | Champions Esports Series',
  '/contact': 'Contact & Support | Champions Esports Series',
  '/about': 'About | Champions Esports Series',
  '/privacy': 'Privacy Policy | Champions Esports Series',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

test.use({ settings: { PUBLIC_URL: ORIGIN } });

test('describes the page for search engines, chat apps and phones', async ({ page, freshSite }) => {
  const titles: Record<string, string> = {};
  const descriptions = new Set<string>();
  for (const path of PAGE_PATHS) {
    await page.goto(`${freshSite.url}${path}`);
    const head = await page.evaluate(() => ({
      language: document.documentElement.lang,
      title: document.title,
      meta: Object.fromEntries(
        [...document.querySelectorAll('meta')].map((meta) => [
          meta.getAttribute('property') ?? meta.name,
          meta.content,
        ]),
      ),
      links: [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]),
    }));
    const description = head.meta.description ?? '';
    expect(head).toMatchObject({
      language: 'en',
      meta: {
        viewport: expect.stringContaining('width=device-width, initial-scale=1'),
        'og:type': 'website',
        'og:site_name': 'Champions Esports Series',
        'og:title': head.title,
        'og:description': description,
        'og:url': `${ORIGIN}${path}`,
        'og:image': `${ORIGIN}${path === '/knockouts' ? '/share/knockouts/ucl.png' : '/share.png'}`,
        'twitter:card': 'summary_large_image',
      },
    });
    expect(head.links).toEqual(
      expect.arrayContaining([
        ['canonical', `${ORIGIN}${path}`],
        ['manifest', '/site.webmanifest'],
        ['icon', '/icon.svg'],
        ['icon', '/favicon.ico'],
        ['apple-touch-icon', '/apple-touch-icon.png'],
      ]),
    );
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
    titles[path] = head.title;
    descriptions.add(description);
  }
  expect(titles).toMatchObject(TITLES);
  expect(descriptions.size).toBe(PAGE_PATHS.length);

  // It is updated when a link is followed.
  await open(page, `${freshSite.url}/contact`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conduct' }).click();
  await expect(page).toHaveTitle(TITLES['/conduct']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/conduct`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /sanctions/);
});

test('has a strict policy, and the files that describe the site', async ({ request, freshSite }) => {
  const get = (path: string) => request.get(`${freshSite.url}${path}`);
  for (const path of [...PAGE_PATHS, '/nowhere']) {
    const response = await get(path);
    const policy = response.headers()['content-security-policy']?.split(';');
    expect(policy?.sort(), path).toEqual([...POLICY].sort());
    const html = await response.text();
    const tags = html.match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /^<style|\sstyle=|\son\w+=|javascript:/i.test(tag)),
      path,
    ).toEqual([]);
    const scripts = tags.filter((tag) => tag.startsWith('<script'));
    expect(
      scripts.filter((tag) => !/\ssrc="\/|type="application\/json"/.test(tag)),
      path,
    ).toEqual([]);
  }

  const manifest = await (await get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({
    name: 'Champions Esports Series',
    short_name: 'CES',
    start_url: '/',
    display: 'standalone',
  });
  const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', ico: 'image/' };
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);
  expect(icons).toHaveLength(3);
  for (const path of [...icons, '/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/share.png']) {
    const response = await get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(types[path.split('.').at(-1) ?? '']);
  }

  const sitemap = await (await get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.slice(0, PAGE_PATHS.length)).toEqual(PAGE_PATHS.map((path) => `${ORIGIN}${path}`));
  const clubs = listed.filter((url) => url?.startsWith(`${ORIGIN}/clubs/`));
  const matches = listed.filter((url) => url?.startsWith(`${ORIGIN}/matches/`));
  expect([clubs.length, matches.length, listed.length - PAGE_PATHS.length]).toEqual([64, 158, 64 + 158]);
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
