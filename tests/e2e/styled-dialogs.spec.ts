import type { Locator, Page } from '@playwright/test';
import { openPanel, openSignedIn, openTab, question } from './support/admin.ts';
import { linksOf, openLink, ownClub } from './support/club-link.ts';
import { confirmDialog, match, openSubmitDialog, submitDialog, typeScore } from './support/hub.ts';
import { open } from './support/pages.ts';
import { answer, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const MATCH = 'Team 1 vs Team 2';
const MATCH_ID = 6500;
const PHONE = { tag: '@phone' };

interface Unstyled {
  readonly classes: readonly string[];
  readonly fields: readonly string[];
}

/**
 * Every dialog here is the first thing that is opened on its page, so no other part can have loaded its styles. It is
 * styled when a style sheet of the page has a rule for each of its classes, and no field looks as the browser makes it.
 */
async function expectStyled(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const unstyled = await part.evaluate((root): Unstyled => {
    const selectors: string[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const known = selectors.join(' ');
    const elements = [root, ...root.querySelectorAll('*')];
    const classes = [...new Set(elements.flatMap((element) => [...element.classList]))];
    const escaped = (name: string) => CSS.escape(name).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const fields = [...root.querySelectorAll('input, textarea, select')].filter((field) => {
      if (field.matches('[type=file], [type=checkbox], [type=radio]')) return false;
      const { borderTopStyle, borderRadius } = getComputedStyle(field);
      return borderTopStyle !== 'solid' || borderRadius === '0px';
    });
    return {
      classes: classes.filter((name) => !new RegExp(`\\.${escaped(name)}(?![\\w-])`).test(known)),
      fields: fields.map((field) => field.outerHTML),
    };
  });
  expect(unstyled).toEqual({ classes: [], fields: [] });
}

const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

test('the submit dialog and its question are styled', PHONE, async ({ page, freshSite }) => {
  await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, MATCH);
  await submitDialog(page).getByText('Do you have a link for your club?').click();
  await expectStyled(submitDialog(page));
  await typeScore(page, '2-1');
  await expectStyled(confirmDialog(page));
});

test('the dispute dialog is styled on the default tab', PHONE, async ({ page, freshSite }) => {
  const [own, other] = await (await signIn(freshSite)).keysOf(1, 2);
  await submitResult(freshSite, MATCH_ID, '2-1', other);
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await press(ownClub(page), 'Dispute');
  await expectStyled(page.getByRole('dialog', { name: 'Dispute This Result' }));
});

for (const [button, title] of [
  ['Correct Score', 'Correct Your Score'],
  ['Withdraw', 'Withdraw Your Submission'],
] as const)
  test(`the dialog '${title}' is styled on the default tab`, PHONE, async ({ page, freshSite }) => {
    const [own] = await (await signIn(freshSite)).keysOf(1);
    await submitResult(freshSite, MATCH_ID, '2-1', own);
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    await press(ownClub(page), button);
    await expectStyled(page.getByRole('dialog', { name: title }));
  });

test('the question before an agreement is styled on the default tab', PHONE, async ({ page, freshSite }) => {
  const [own, other] = await (await signIn(freshSite)).keysOf(1, 2);
  await submitResult(freshSite, MATCH_ID, '2-1', other);
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await press(ownClub(page), 'Agree: 2–1');
  await expectStyled(page.getByRole('dialog', { name: 'Agree to This Result' }));
});

test('the kick-off dialog is styled', PHONE, async ({ page, freshSite }) => {
  const [own = ''] = await linksOf(freshSite, 1);
  await openLink(page, own);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  await press(match(page, MATCH), `Propose a kick-off: ${MATCH}`);
  await expectStyled(page.getByRole('dialog', { name: 'Propose a Kick-Off' }));
});

test('the kick-off dialog is styled on the default tab', PHONE, async ({ page, freshSite }) => {
  const [own, other] = await (await signIn(freshSite)).keysOf(1, 2);
  const body = { fixtureId: MATCH_ID, at: '2999-11-17T20:00:00.000Z' };
  await answer(freshSite, 'propose-kickoff', body, other);
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await press(ownClub(page), `Another time: ${MATCH}`);
  await expectStyled(page.getByRole('dialog', { name: 'Propose a Kick-Off' }));
});

test('the viewer of screenshots is styled', PHONE, async ({ page, freshSite }) => {
  const [own] = await (await signIn(freshSite)).keysOf(1);
  const id = await submitResult(freshSite, MATCH_ID, '2-1', own);
  await open(page, `${freshSite.url}/about`);
  const form = { picture: { name: 'final.png', mimeType: 'image/png', buffer: await page.screenshot() } };
  const headers = { 'x-club-key': own ?? '' };
  const sent = await page.request.post(`${freshSite.url}/api/ucl/evidence/${id}`, {
    headers,
    multipart: form,
  });
  expect(sent.status()).toBe(201);
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await press(ownClub(page), /^Screenshot 1 of 1 from Team 1/);
  await expectStyled(page.locator('dialog.picture-viewer'));
});

for (const path of ['/ng-hub', '/clubs/1-team-1', '/knockouts'])
  test(`the embed dialog of ${path} is styled`, PHONE, async ({ page, freshSite }) => {
    await open(page, `${freshSite.url}${path}`);
    await press(page, 'Embed');
    await expectStyled(page.getByRole('dialog', { name: 'Embed on your own site' }));
  });

test('what follows, notifies and shares is styled', PHONE, async ({ page, freshSite }) => {
  await page.addInitScript(() => Object.assign(PushManager.prototype, { getSubscription: async () => null }));
  await open(page, `${freshSite.url}/clubs/1-team-1`);
  await expectStyled(page.locator('.share-button'));
  await press(page, 'Follow Team 1');
  await expectStyled(page.getByRole('button', { name: 'Notify me' }));
  await expectStyled(page.getByRole('button', { name: /Team 1$/, pressed: true }));
});

test('the menu is styled', PHONE, async ({ page, freshSite }) => {
  await open(page, `${freshSite.url}/about`);
  await press(page, 'Open menu');
  await expectStyled(page.locator('dialog[open]'));
});

test('the login of the panel is styled', PHONE, async ({ page, freshSite }) => {
  await expectStyled(await openPanel(page, freshSite));
});

test('the questions of the panel are styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await submitResult(freshSite, MATCH_ID, '2-1');
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Reset Functions');
  await press(tab, 'Reset All');
  await expectStyled(question(page, 'Reset All'));
});

test('the QR code of a club link is styled', PHONE, async ({ page, freshSite }) => {
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const tab = await openTab(page, 'Clubs');
  await press(tab, 'Make a link, Team 7');
  await press(tab, 'QR code, Team 7');
  await expectStyled(page.locator('dialog[open]').last());
});

for (const name of ['Overview', 'Clubs', 'Season', 'Staff', 'Chat'])
  test(`the panel’s screen '${name}' is styled`, PHONE, async ({ page, freshSite }) => {
    await openSignedIn(page, freshSite, await signIn(freshSite));
    await expectStyled(await openTab(page, name));
  });

test('the questions of an entry of the record are styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.deduct(1, 3, 'Ineligible player');
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  for (const name of ['Undo', /^Strike/]) {
    await open(page, `${freshSite.url}/record/1`);
    await press(page, name);
    await expectStyled(page.locator('dialog[open]'));
  }
});
