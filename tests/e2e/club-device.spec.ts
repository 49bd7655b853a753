import type { Locator, Page } from '@playwright/test';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { linksOf, openLink, ownClub } from './support/club-link.ts';
import { confirm, control, match, openSubmitDialog, submitDialog, typeScore } from './support/hub.ts';
import { dialogOf, expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

// An invalid key gets a 401.
test.use({ season: 'small', expectedComplaint: /status of 401|ERR_INTERNET_DISCONNECTED/ });

const MATCH = 'Team 1 vs Team 2';
const OTHERS = 'Team 3 vs Team 4';
const MATCH_ID = 6500;
const PHONE = { tag: '@phone' };

/** Opens the fixtures on a device with the link of Team 1. */
async function openFixtures(page: Page, link: string): Promise<void> {
  await openLink(page, link);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
}

const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

test(
  'a link opens the next match of the club, unless a result is waiting for its answer',
  PHONE,
  async ({ page, browser, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [first] = await administrator.keysOf(1);
    await administrator.approve(await submitResult(freshSite, MATCH_ID, '1-0'));
    await open(page, `${freshSite.url}/ng-hub#club=${first}`);
    await expect(control(page, 'Submit', 'Team 1 vs Team 3')).toBeInViewport();
    await expect(page).toHaveURL(`${freshSite.url}/ng-hub?tab=fixtures`);

    await submitResult(freshSite, 6501, '2-2', first);
    const [third] = await administrator.keysOf(3);
    const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await openLink(other, `${freshSite.url}/ng-hub#club=${third}`);
    await expect(ownClub(other).getByRole('button', { name: /^Agree/ })).toBeInViewport();
    await expect(other.getByRole('tab', { name: 'Group Stage' })).toHaveAttribute('aria-selected', 'true');

    // Nor does it open once the captain has answered.
    await press(ownClub(other), /^Dispute/);
    const dialog = dialogOf(other, 'Dispute This Result');
    await dialog.getByRole('spinbutton', { name: 'Home score' }).fill('3');
    await dialog.getByRole('spinbutton', { name: 'Away score' }).fill('2');
    await dialog.getByLabel('What happened').fill('See video');
    await press(dialog, 'Dispute');
    await expect(ownClub(other).getByText('Add a screenshot')).toBeInViewport();
    await expect(other).toHaveURL(`${freshSite.url}/ng-hub`);
  },
);

test(
  'a link is found in a message where a result is submitted, and with a full stop after it',
  PHONE,
  async ({ page, freshSite }) => {
    const [link = ''] = await linksOf(freshSite, 1);
    await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    await openSubmitDialog(page, MATCH);
    await submitDialog(page).getByText('Do you have a club link?').click();
    const field = submitDialog(page).getByLabel('Club link or key');
    await field.fill('not a key');
    await press(submitDialog(page), 'Use link');
    await expect(submitDialog(page).getByText('This is not a club link.')).toBeVisible();
    await field.fill(`Hello captain! Your link: ${link}. Please keep it private.`);
    await press(submitDialog(page), 'Use link');
    await expect(field).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(ownClub(page)).toContainText('Submitting for Team 1');
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await openLink(page, `${link}.`);
  },
);

test(
  'a linked device submits for other clubs only where anyone may, and without its link',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [own] = await administrator.keysOf(1);
    await openFixtures(page, `${freshSite.url}/ng-hub#club=${own}`);
    await openSubmitDialog(page, OTHERS);
    await expect(submitDialog(page)).toContainText('Not Your Club’s Match');
    await expectNoSidewaysScrolling(page);
    await typeScore(page, '2-1');
    await confirm(page);
    await expectToast(page, 'Result Submitted Successfully!');
    await expect(match(page, OTHERS)).toContainText('Unconfirmed Result');
    await expect(match(page, OTHERS)).not.toContainText('Submitted by');

    await administrator.change('reporting', { reporting: 'clubs', autoApprove: 'off' }, 'PUT');
    const others = match(page, 'Team 5 vs Team 6');
    await expect(others).toContainText('No result yet');
    await expect(others.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
    await expect(control(page, 'Submit', MATCH)).toBeEnabled();
  },
);

test(
  'a revoked link is explained before and after submitting, and can be removed',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [own] = await administrator.keysOf(1);
    await openFixtures(page, `${freshSite.url}/ng-hub#club=${own}`);
    await openSubmitDialog(page, MATCH);
    await administrator.change('revoke-club-link', { clubId: 1 });
    await typeScore(page, '2-1');
    await confirm(page);
    await expect(submitDialog(page)).toContainText('Your Club Link No Longer Works');
    await expectNoSidewaysScrolling(page);
    await press(submitDialog(page), 'Remove Link');
    await expect(submitDialog(page)).not.toContainText('Your Club Link No Longer Works');
    await press(submitDialog(page), 'Submit Result');
    await confirm(page);
    await expect(match(page, MATCH)).toContainText('Unconfirmed Result');
    expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 2-1 pending`]);
  },
);

test(
  'removing the club asks first, and a waiting submission is still sent for it',
  PHONE,
  async ({ page, context, freshSite }) => {
    const [link = ''] = await linksOf(freshSite, 1);
    await openFixtures(page, link);
    await openSubmitDialog(page, MATCH);
    await context.setOffline(true);
    await typeScore(page, '2-1');
    await confirm(page);
    await expect(control(page, 'Waiting to be sent', MATCH)).toBeVisible();
    await press(ownClub(page), 'Remove club from this device');
    const dialog = dialogOf(page, 'Remove Club from This Device');
    await expect(dialog).toContainText('It will still be sent for this club.');
    await expectNoSidewaysScrolling(page);
    await press(dialog, 'Cancel');
    await expect(ownClub(page)).toBeVisible();
    await press(ownClub(page), 'Remove club from this device');
    await press(dialog, 'Remove');
    await expect(ownClub(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(match(page, MATCH)).toContainText('Submitted by Team 1');
  },
);

test(
  'while submissions are paused or a draw is sealed, a match shows that instead of Submit',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    await expect(control(page, 'Submit', MATCH)).toBeEnabled();
    const paused = { reporting: 'anybody', autoApprove: 'off', closedBecause: 'Servers are down' };
    await administrator.change('reporting', paused, 'PUT');
    await expect(match(page, MATCH)).toContainText('Submissions paused');
    await expect(page.getByText('Servers are down')).toBeVisible();
    await expect(match(page, MATCH).getByRole('button')).toHaveCount(0);
    await administrator.change('reporting', { ...paused, closedBecause: null }, 'PUT');
    await expect(control(page, 'Submit', MATCH)).toBeEnabled();
    await administrator.change('draw/pots', { clubs: drawList({}, [4, 4, 4, 4]) }, 'PUT');
    await administrator.change('draw/seal', {});
    await expect(match(page, MATCH)).toContainText('Opens after the draw');
  },
);
