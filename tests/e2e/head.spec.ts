import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const ORIGIN = 'https://ces.example';

test.use({ settings: { PUBLIC_URL: ORIGIN } });

test('the head is updated when a link is followed', async ({ page, freshSite }) => {
  await open(page, `${freshSite.url}/contact`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conduct' }).click();
  await expect(page).toHaveTitle('Code of Conduct | Champions Esports Series');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/conduct`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /sanctions/);
});
