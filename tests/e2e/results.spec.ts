import { expectNoViolations } from './support/axe.ts';
import { match } from './support/hub.ts';
import { expectTerms, open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const MINUTE = 60_000;

test('results are shown as submitted, approved and rejected', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await administrator.approve(await submitResult(freshSite, 6500, '2-1'));
  await administrator.approve(await submitResult(freshSite, 6501, '0-3'));
  const waiting = await submitResult(freshSite, 6502, '1-1');
  const refused = await submitResult(freshSite, 6600, '4-0');
  await administrator.reject(refused, 'The screenshot says 2-2.');

  await page.clock.install();
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByText('2%', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('position', 2 / 96);
  const table = page.getByRole('table', { name: 'Group A' });
  const rows = () =>
    table
      .locator('tbody tr')
      // Without the initials in the crests.
      .evaluateAll((found) =>
        found.map((row) =>
          [...row.children].map((cell) =>
            [...cell.querySelectorAll('svg')].reduce(
              (text, { textContent }) => text.replace(textContent ?? '', ''),
              cell.textContent ?? '',
            ),
          ),
        ),
      );
  expect(await rows()).toEqual([
    ['1UCL knockouts', 'Team 3', '1', '1', '0', '0', '3', '+3', '3'],
    ['2UCL knockouts', 'Team 1', '2', '1', '0', '1', '2', '−2', '3'],
    ['3UEL knockouts', 'Team 4', '0', '0', '0', '0', '0', '0', '0'],
    ['4UEL knockouts', 'Team 2', '1', '0', '0', '1', '1', '−1', '0'],
  ]);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  const shown = { useInnerText: true };
  await expect(match(page, 'Team 1 vs Team 2')).toHaveText(/2\s*–\s*1\s*Final\s*Confirmed Result$/, shown);
  await expect(match(page, 'Team 1 vs Team 3')).toHaveText(/0\s*–\s*3\s*Final\s*Confirmed Result$/, shown);
  const pending = match(page, 'Team 1 vs Team 4');
  await expect(pending).toHaveText(/1\s*–\s*1\s*Submitted\s*Unconfirmed Result$/, shown);
  const rejected = match(page, 'Team 5 vs Team 6');
  await expect(rejected).toContainText('Rejected The screenshot says 2-2.');
  await expect(rejected).not.toContainText('4');
  await expect(match(page, 'Team 3 vs Team 4')).not.toContainText(/Final|Submitted|Rejected/);
  await expectNoViolations(page, '#fixtures-a, #fixtures-b');

  // The page polls every 5 s.
  await administrator.approve(waiting);
  await page.clock.fastForward(5_000);
  await expect(pending).toHaveText(/1\s*–\s*1\s*Final\s*Confirmed Result$/, shown);
  await expect(page.getByText('3%', { exact: true })).toBeVisible();

  await page.goto(`${freshSite.url}/about`);
  await expectTerms(page.getByRole('main'), { 'Matches Played': '3', 'Goals Scored': '8' });

  await open(page, freshSite.url);
  const banner = page.getByRole('region', { name: 'Recent results' });
  for (const text of ['Live Result', 'Team 1', 'Team 4', 'Group A']) {
    await expect(banner.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(banner.locator('.result-slide_score')).toHaveText('1–1');
  // By the server's own clock, which keeps running while a busy machine gets here.
  await expect(banner.locator('time')).toHaveText(/^(just now|[1-4] min ago)$/);
  await page.clock.fastForward(6 * MINUTE);
  await expect(banner.getByText('Latest Result', { exact: true })).toBeVisible();
  await expect(banner.locator('time')).toHaveText(/^\d+ min ago$/);
});

test('a late submission is an unconfirmed result like any other, marked as late', {
  tag: '@phone',
}, async ({ page, fourClubSite }) => {
  const administrator = await signIn(fourClubSite);
  const closed = { key: 'md1', opensAt: null, closesAt: '2020-01-01T00:00:00.000Z' };
  await administrator.change('schedule', { entries: [closed] }, 'PUT');
  const id = await submitResult(fourClubSite, 6500, '2-1');
  await open(page, `${fourClubSite.url}/ng-hub`);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  const late = match(page, 'Team 1 vs Team 2');
  const shown = { useInnerText: true };
  await expect(late).toHaveText(/2\s*–\s*1\s*Submitted\s*Unconfirmed Result\s*Late$/, shown);
  await administrator.approve(id);
  await expect(late).toHaveText(/2\s*–\s*1\s*Final\s*Confirmed Result\s*Late$/, shown);
});
