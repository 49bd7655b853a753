import type { Locator } from '@playwright/test';
import { expectToastShown, openSignedIn, openTab } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { linksOf, openLink, ownClub, phoneWithLink } from './support/club-link.ts';
import { match } from './support/hub.ts';
import { dialogOf, expectNoSidewaysScrolling } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectStyled } from './support/styled.ts';
import { expectToast } from './support/toasts.ts';

// One hour ahead of GMT in November. Errors are 422.
test.use({ timezoneId: 'Europe/Berlin', expectedComplaint: /status of 422/ });

const MATCH = 'Team 1 vs Team 2';
const IN_GMT = 'Sun 17 Nov, 20:00 GMT';
const IN_BERLIN = 'Sun 17 Nov, 21:00 (20:00 GMT)';

const press = (scope: Locator, name: string) => scope.getByRole('button', { name }).click();

test('two clubs agree on a kick-off with their links, and every visitor sees it in their own time zone', {
  tag: '@phone',
}, async ({ page, browser, fourClubSite }) => {
  const [home = '', away = ''] = await linksOf(fourClubSite, 1, 2);
  await openLink(page, home);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  await press(match(page, MATCH), `Propose a kick-off: ${MATCH}`);
  const dialog = dialogOf(page, 'Propose a Kick-Off');
  const field = dialog.getByLabel('Date and time (your local time)');
  await expect(field).toHaveValue(/^\d{4}-\d\d-\d\dT\d\d:[03]0$/);
  await field.fill('2020-01-01T12:00');
  await press(dialog, 'Propose');
  await expect(dialog.locator('form')).toContainText('This time has passed.');
  await field.fill('2999-11-17T21:00');
  await expect(dialog).toContainText(IN_BERLIN);
  await expectStyled(dialog);
  await expectNoViolations(page, DIALOGS);
  await press(dialog, 'Propose');
  await expectToast(page, 'Kick-Off Proposed', 'The other club will see it at the top of the hub.');
  await expect(match(page, MATCH)).toContainText(`You propose ${IN_BERLIN}. Waiting for Team 2.`);

  const other = await phoneWithLink(browser, away, 'Europe/London');
  await expect(ownClub(other)).toContainText(`Team 1 proposes ${IN_GMT}`);
  await expectNoSidewaysScrolling(other);
  await press(ownClub(other), `Accept: ${MATCH}`);
  await expectToast(other, 'Kick-Off Agreed', 'The time is now public.');
  await expect(ownClub(other).getByRole('heading')).toHaveCount(0);
  await expect(match(page, MATCH)).toContainText(`Kick-off ${IN_BERLIN}`);

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`${fourClubSite.url}/ng-hub`);
  await expect(reader.locator('#match-6500')).toContainText(`Kick-off ${IN_GMT}`);
});

test('the administrator sets a kick-off, sees proposals, and clears one', {
  tag: '@one-size',
}, async ({ page, fourClubSite }) => {
  const administrator = await signIn(fourClubSite);
  const [key = ''] = await administrator.keysOf(1);
  await fetch(`${fourClubSite.url}/api/ucl/propose-kickoff`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-club-key': key },
    body: JSON.stringify({ fixtureId: 6501, at: '2999-11-18T20:00:00Z' }),
  });
  await openSignedIn(page, fourClubSite, administrator);
  const form = (await openTab(page, 'Schedule')).getByRole('form', { name: 'Kick-off' });
  const known = form.getByRole('list', { name: 'In force' });
  await expect(known).toContainText('Team 1 vs Team 3: proposed for 18 Nov 2999, 20:00 GMT');
  await form.getByLabel('Match').selectOption('6500');
  await form.getByLabel('Kick-off, GMT').fill('2999-11-17T20:00');
  await press(form, 'Set kick-off');
  await expectToastShown(page, 'Kick-Off Set');
  await expect(known).toContainText(`${MATCH}: 17 Nov 2999, 20:00 GMT`);
  await press(known, 'Clear');
  await expectToastShown(page, 'Kick-Off Cleared');
  await expect(known).not.toContainText(MATCH);
});

test('a kick-off after a new deadline is marked beside its match, on its page and on the card', {
  tag: '@phone',
}, async ({ page, fourClubSite }) => {
  const { change } = await signIn(fourClubSite);
  await change('set-kickoff', { fixtureId: 6500, at: '2999-11-17T20:00:00.000Z' });
  await page.addInitScript(() => {
    const followed = [{ season: 1, id: 1, name: 'Team 1' }];
    localStorage.setItem('ces-followed-clubs', JSON.stringify(followed));
  });
  await page.goto(`${fourClubSite.url}/ng-hub?tab=fixtures`);
  await expect(match(page, MATCH)).toContainText(`Kick-off ${IN_BERLIN}`);
  const entry = { key: 'md1', opensAt: null, closesAt: '2999-11-17T00:00:00.000Z' };
  await change('schedule', { entries: [entry] }, 'PUT');
  const lapsed = `The agreed kick-off ${IN_BERLIN} is after the new deadline. A new kick-off has to be agreed.`;
  await expect(match(page, MATCH)).toContainText(lapsed);
  await expect(page.getByRole('region', { name: 'My clubs' })).toContainText(lapsed);
  await expectNoSidewaysScrolling(page);
  await page.goto(`${fourClubSite.url}/matches/6500`);
  await expect(page.getByRole('main')).toContainText(lapsed);
});
