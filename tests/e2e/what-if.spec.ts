import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expectNoSidewaysScrolling, open, pageTitle } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'What if' });
const goals = (page: Page, club: string, opponent: string) =>
  page.getByRole('textbox', { name: `What if: ${club} goals against ${opponent}`, exact: true });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Rank, name and points of a group in the open tab. */
async function tableOf(page: Page, group: string): Promise<string[]> {
  const rows = page
    .getByRole('table', { name: group, exact: true })
    .filter({ visible: true })
    .locator('tbody tr');
  return (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').trim());
}

async function enterWhatIf(page: Page, home: string, away: string, score: [string, string]): Promise<void> {
  await goals(page, home, away).fill(score[0]);
  await goals(page, away, home).fill(score[1]);
}

test('a visitor’s own score changes tables and brackets, is never sent, and is shared by its URL', {
  tag: '@phone',
}, async ({ page, browser, baseURL }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
  await open(page, '/ng-hub?tab=fixtures');
  const submitButtons = page.getByRole('listitem').getByRole('button', { name: /^Submit/ });
  await expect(submitButtons.first()).toBeVisible();
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect(bar(page)).toContainText('Nothing is sent.');
  // In what-if mode, nothing can be submitted.
  await expect(submitButtons).toHaveCount(0);

  await enterWhatIf(page, 'Team 3', 'Team 4', ['2', '1']);
  await expect(page).toHaveURL('/ng-hub?tab=fixtures&what-if=6505:2-1');
  await enterWhatIf(page, 'Team 1', 'Team 2', ['0', '4']);
  await expect(bar(page)).toContainText('2 scores entered.');
  await expect(page.getByText('What if, Group A: Team 2, Team 3, Team 4, Team 1.')).toBeAttached();
  await enterWhatIf(page, 'Team 1', 'Team 3', ['15', '6']);
  await expect(page.locator('#match-6501').getByRole('alert')).toHaveText(/Combined total goals/);
  await expect(page).toHaveURL('/ng-hub?tab=fixtures&what-if=6505:2-1,6500:0-4');
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page, '.what-if-bar_bar, #fixtures-a');

  await openTab(page, 'Group Stage');
  await expect(page.locator('#group-a')).toContainText('What if');
  await expect(page.locator('#group-b')).not.toContainText('What if');
  const assumed = await tableOf(page, 'Group A');
  expect(assumed.map((row) => row.match(/Team \d/)?.[0])).toEqual(['Team 2', 'Team 3', 'Team 4', 'Team 1']);
  await openTab(page, 'Knockouts');
  await expect(page.locator('#tie-9001')).toContainText('Team 2');

  const address = page.url().replace('tab=knockouts&', '');
  const friend = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await open(friend, `${address},99999:1-1,6501:99-99,6500:3-3,<script>alert(1)</script>`);
  await expect(bar(friend)).toContainText('2 scores entered.');
  await expect(bar(friend)).toContainText(
    'Ignored: 1 match does not exist. 1 score is not possible: 0 to 50 goals each, at most 20 in total. 1 score repeats a match: the first one counts. 1 entry in the URL could not be read.',
  );
  expect(await tableOf(friend, 'Group A')).toEqual(assumed);
  await expectNoSidewaysScrolling(friend);

  // A link of a group keeps the mode; another page does not.
  await friend.getByRole('link', { name: 'Fixtures, Group A' }).click();
  await expect(goals(friend, 'Team 2', 'Team 1')).toHaveValue('4');
  await bar(friend).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(friend)).toHaveCount(0);
  await expect(friend).toHaveURL(`${baseURL}/ng-hub?tab=fixtures`);
  await openTab(friend, 'Group Stage');
  expect((await tableOf(friend, 'Group A')).map((row) => row.match(/Team \d/)?.[0])).toEqual([
    'Team 1',
    'Team 2',
    'Team 3',
    'Team 4',
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a match that is decided in the meantime is dropped, with a message', { tag: '@one-size' }, async ({
  page,
  fourClubSite,
}) => {
  await open(page, `${fourClubSite.url}/ng-hub?what-if=6500:0-4,6505:1-0`);
  await expect(bar(page)).toContainText('2 scores entered.');
  expect((await tableOf(page, 'Group A'))[0]).toContain('Team 2');
  const administrator = await signIn(fourClubSite);
  await administrator.approve(await submitResult(fourClubSite, 6500, '5-0'));
  await expect(bar(page)).toContainText('1 score entered.');
  await expect(bar(page)).toContainText('Ignored: 1 match already has a final result.');
  expect((await tableOf(page, 'Group A'))[0]).toContain('Team 1');
});
