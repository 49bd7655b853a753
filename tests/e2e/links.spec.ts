import { EXTERNAL_LINKS, HEADINGS, NAVIGATION, open, pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const EMAIL = 'mailto:support@championsesports.example';
const titleOf = (path: string) => HEADINGS[path] ?? '';

test('the navigation, the footer and the logo lead to their pages', { tag: '@one-size' }, async ({
  page,
}) => {
  await open(page, '/privacy');
  for (const [label, path] of Object.entries(NAVIGATION)) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
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
