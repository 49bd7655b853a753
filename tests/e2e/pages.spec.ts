import { regulationSections } from '#words/regulations/regulations.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { expectNoViolations } from './support/axe.ts';
import { contents, expectNoSidewaysScrolling, expectTerms, open, pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';

// Their texts are tested without a browser: specified-texts.test.ts and entry-server.test.tsx.

test('the e-mail address is not broken within a word', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/contact');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page
      .getByRole('link', { name: 'support@championsesports.example' })
      .evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          if (range.getClientRects().length > 1) words.push(range.toString());
        }
        return words;
      });
    expect(broken, `${width} px`).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});

test.describe('figures that cannot be loaded', () => {
  test.use({ expectedComplaint: /503 \(Service Unavailable\)/ });

  test('leave the claims unchanged', { tag: '@one-size' }, async ({ page }) => {
    await page.route('**/api/stats*', (route) => route.fulfill({ status: 503, json: { error: 'Closed.' } }));
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForResponse('**/api/stats*');
    await expectTerms(page.getByRole('main'), { Founded: 'March 2025', Teams: '64', Players: '1000+' });
    await expect(page.getByText('Matches Played')).toHaveCount(0);
    // A story is a card: it has a border, and lies on the page.
    const story = page.getByRole('main').getByRole('article').first();
    await expect(story).toHaveCSS('border-top-width', '1px');
    await expect(story).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

const RULE_NUMBERS = regulationSections(DEFAULT_SEASON).flatMap(({ rules }) =>
  rules.map(({ number }) => number),
);

/** The whole number: rule 1.1 is not rule 1.10. */
function ruleName(number: string): RegExp {
  return new RegExp(`^${number.replace('.', '\\.')} `);
}

test('every rule can be linked to', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/ng-rules');
  const rules = page.getByRole('main').getByRole('heading', { level: 3 });
  const permalinks = await rules.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { hash } = link as HTMLAnchorElement;
      return { number: link.textContent, hash, leadsToItself: document.querySelector(hash)?.contains(link) };
    }),
  );
  const hashOf = (number: string) => `#rule-${number.replace('.', '-')}`;
  expect(permalinks).toEqual(
    RULE_NUMBERS.map((number) => ({ number, hash: hashOf(number), leadsToItself: true })),
  );

  for (const number of ['6.7', '1.1', '4.4']) {
    const rule = page.getByRole('heading', { level: 3, name: ruleName(number) });
    await rule.getByRole('link', { name: number, exact: true }).click();
    await expect(page).toHaveURL(`/ng-rules${hashOf(number)}`);
    await expect(rule).toBeInViewport({ ratio: 1 });
  }

  await page.goto('/contact');
  await page.goto('/ng-rules#rule-5-7');
  await expect(page.getByRole('heading', { name: '5.7 Appeals' })).toBeInViewport({ ratio: 1 });
});

test('regulations on paper', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/ng-rules');
  await page.evaluate(() => {
    window.print = () => document.body.append('Printed.');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Printed.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(RULE_NUMBERS.length);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the contents lead to each section', async ({ page, isMobile }) => {
  await open(page, '/privacy');
  await expect(pageTitle(page, 'Privacy Policy')).toBeVisible();
  const sections = ['Overview', 'Collection', 'Usage', 'Sharing', 'Storage', 'Rights', 'Contact'];
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(7);
  for (const title of sections) {
    const heading = page.getByRole('region', { name: title, exact: true }).getByRole('heading', { level: 2 });
    const link = (await contents(page, 'Quick navigation', isMobile)).getByRole('link', { name: title });
    await link.click();
    await expect(page).toHaveURL(`/privacy#${title.toLowerCase()}`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    if (!isMobile) await expect(link).toHaveAttribute('aria-current', 'location');
  }
  if (!isMobile) return;
  await contents(page, 'Quick navigation', isMobile);
  await expectNoViolations(page);
});
