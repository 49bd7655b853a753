import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { adminButton, openPanel, openSignedIn, openTab, question } from './support/admin.ts';
import { openLink, ownClub } from './support/club-link.ts';
import { confirmDialog, openClubSearch, openSubmitDialog, submitDialog, typeScore } from './support/hub.ts';
import { dialogOf, open, untilFetchedAtRest } from './support/pages.ts';
import { answer, signIn, submitResult } from './support/results.ts';
import { decideSeason, FOUR_CLUBS, playGroups } from './support/season.ts';
import { expect, test } from './support/site.ts';
import { toasts } from './support/toasts.ts';

const MATCH = 'Team 1 vs Team 2';
const MATCH_ID = 6500;
const PHONE = { tag: '@phone' };

/** Every part in a chunk of its own. A new one is added here with its test. */
const TESTED_PARTS = [
  'admin-button.tsx',
  'admin-dialog.tsx',
  'answer-dialog.tsx',
  'answers.tsx',
  'draw-notice.tsx',
  'embed-button.tsx',
  'embed-dialog.tsx',
  'entry-tools.tsx',
  'find-club-field.tsx',
  'finished-groups.tsx',
  'hub-club.tsx',
  'hub-fixtures.tsx',
  'hub-knockouts.tsx',
  'hub-my-clubs.tsx',
  'hub-what-if.tsx',
  'kickoff-dialog.tsx',
  'match-actions.tsx',
  'next-ties.tsx',
  'notify-switch.tsx',
  'proposal-actions.tsx',
  'qr-dialog.tsx',
  'queue-panel.tsx',
  'rank-details.tsx',
  'result-screenshots.tsx',
  'rotation.tsx',
  'site-menu-dialog.tsx',
  'submit-dialog.tsx',
  'toaster.tsx',
];

interface Unstyled {
  readonly classes: readonly string[];
  readonly fields: readonly string[];
}

/**
 * Every part here is the first one of its chunk on its page, and what was opened before it is in no other chunk, so no
 * other part can have loaded its styles. It is styled if a style sheet of the page has a rule for each of its classes,
 * and no field has the browser's default look.
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
      if (field.matches('[type=file], [type=checkbox], [type=radio], [type=range], [role=combobox]'))
        return false;
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

test('the submit dialog and its question are styled', PHONE, async ({ page }) => {
  await open(page, '/ng-hub?tab=fixtures');
  await openSubmitDialog(page, MATCH);
  await submitDialog(page).getByText('Do you have a club link?').click();
  await expectStyled(submitDialog(page));
  await typeScore(page, '2-1');
  await expectStyled(confirmDialog(page));
});

test('the dialogs and buttons of a club are styled', PHONE, async ({ page, freshSite }) => {
  const [own = '', second, fourth] = await (await signIn(freshSite)).keysOf(1, 2, 4);
  // One match has a submission by the other club, one a submission with a screenshot, and one a proposed kick-off.
  await submitResult(freshSite, 6500, '2-1', second);
  const submitted = await submitResult(freshSite, 6501, '2-1', own);
  const proposal = { fixtureId: 6502, at: '2999-11-17T20:00:00.000Z' };
  await answer(freshSite, 'propose-kickoff', proposal, fourth);
  await open(page, `${freshSite.url}/about`);
  const picture = { name: 'final.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const sent = await page.request.post(`${freshSite.url}/api/ucl/evidence/${submitted}`, {
    headers: { 'x-club-key': own },
    multipart: { picture },
  });
  expect(sent.status()).toBe(201);

  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  const dialogs = [
    {
      Dispute: 'Dispute This Result',
      'Agree: 2–1': 'Agree to This Result',
      'Correct Score': 'Correct Your Score',
      Withdraw: 'Withdraw Your Submission',
    },
    { 'Propose another time: Team 1 vs Team 4': 'Propose a Kick-Off' },
    { 'Screenshot 1 of 1 from Team 1': 'Screenshot' },
  ];
  for (const ofOneChunk of dialogs) {
    await open(page, `${freshSite.url}/ng-hub`);
    for (const [button, title] of Object.entries(ofOneChunk)) {
      await press(ownClub(page), new RegExp(`^${button}`));
      await expectStyled(dialogOf(page, title));
      await page.keyboard.press('Escape');
    }
  }

  for (const [id, button] of [
    [6500, /^Agree/],
    [6502, /^Accept/],
  ] as const) {
    await open(page, `${freshSite.url}/matches/${id}`);
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible();
    await expectStyled(page.getByRole('main'));
  }
});

test('the embed dialog of every page that has one is styled', PHONE, async ({ page }) => {
  for (const path of ['/ng-hub', '/clubs/1-team-1', '/knockouts']) {
    await open(page, path);
    await press(page, 'Embed');
    await expectStyled(dialogOf(page, 'Embed on your own website'));
  }
});

test('the dialogs to follow, notify and share are styled', PHONE, async ({ page }) => {
  await page.addInitScript(() => Object.assign(PushManager.prototype, { getSubscription: async () => null }));
  await open(page, '/clubs/1-team-1');
  await expectStyled(page.getByRole('button', { name: /^(Share|Copy link), Team 1/ }));
  await press(page, 'Follow Team 1');
  await expectStyled(page.getByRole('button', { name: 'Notify me' }));
  await expectStyled(page.getByRole('button', { name: /Team 1$/, pressed: true }));
});

test('the menu, a queued submission and a toast are styled', PHONE, async ({ page }) => {
  await open(page, '/about');
  await press(page, 'Open menu');
  await expectStyled(page.locator('dialog[open]'));
  await page.evaluate(() => {
    const body = { fixtureId: 6500, homeTeam: 'Team 1', awayTeam: 'Team 2', homeScore: 1, awayScore: 0 };
    const queued = { season: 1, madeAt: '2026-01-01T00:00:00.000Z', clubKey: null, refused: 'Closed' };
    localStorage.setItem('ces-queued-submission-a', JSON.stringify({ key: 'a', body, ...queued }));
  });
  const atRest = untilFetchedAtRest(page);
  await open(page, '/about');
  await expectStyled(page.getByRole('complementary').filter({ hasText: 'Closed' }));
  await atRest();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expectStyled(toasts(page).first());
});

test('the panel, its screens and its questions are styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await submitResult(freshSite, MATCH_ID, '2-1');
  await expectStyled(await openPanel(page, freshSite));
  // Its screens are in its own chunk.
  await openSignedIn(page, freshSite, api);
  for (const name of ['Overview', 'Schedule', 'Registration', 'Clubs', 'Staff', 'Chat'])
    await expectStyled(await openTab(page, name));
  await press(await openTab(page, 'Reset Functions'), 'Reset All');
  await expectStyled(question(page, 'Reset All'));
  await page.keyboard.press('Escape');
  const links = await openTab(page, 'Club links');
  await expectStyled(links);
  await press(links, 'Create link, Team 7');
  await press(links, 'QR code, Team 7');
  await expectStyled(page.locator('dialog[open]').last());
});

test('the dialogs of a record entry are styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.deduct(1, 3, 'Ineligible player');
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  for (const name of ['Undo', /^Redact/]) {
    await open(page, `${freshSite.url}/record/1`);
    await press(page, name);
    await expectStyled(page.locator('dialog[open]'));
  }
});

test('the tabs and tools of the hub are styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  const [own] = await api.keysOf(1);
  for (const match of [6500, 6505, 6501]) await api.approve(await submitResult(freshSite, match, '1-0'));
  const hub = (query = '') => open(page, `${freshSite.url}/ng-hub${query}`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  await hub();
  await expect(region('Recent results').getByRole('button').first()).toBeVisible();
  await expectStyled(region('Recent results'));
  await expectStyled(adminButton(page));
  await press(page, 'Why Team 1 is 1st');
  await expectStyled(page.locator('#group-a'));
  await hub();
  await tab('Match Fixtures').click();
  await expectStyled(panel('Match Fixtures'));
  await hub('?what-if=6504:2-1');
  await expectStyled(region('What if'));
  await tab('Knockouts').click();
  await expectStyled(panel('Knockouts'));
  await page.evaluate(() =>
    localStorage.setItem('ces-followed-clubs', '[{"season":1,"id":1,"name":"Team 1"}]'),
  );
  await hub();
  await expectStyled(region('My clubs'));
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await expectStyled(ownClub(page));
});

test('the tables and fixtures of a finished season are styled', PHONE, async ({ page, freshSite }) => {
  const league = await decideSeason(freshSite, FOUR_CLUBS);
  await league.administer('finish-season', { name: 'Spring Cup', keepClubs: true });
  for (const [tab, shown] of [
    ['Group Stage', '#group-a'],
    ['Match Fixtures', '#match-6500'],
  ] as const) {
    await open(page, `${freshSite.url}/seasons/1`);
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.locator(shown)).toBeVisible();
    await expectStyled(page.getByRole('tabpanel', { name: tab }));
  }
});

test(
  'the search of the hub and the notices of a draw and of ties are styled',
  PHONE,
  async ({ page, freshSite }) => {
    const api = await signIn(freshSite);
    await api.change('draw/pots', { clubs: drawList() }, 'PUT');
    await api.change('draw/seal');
    await open(page, `${freshSite.url}/ng-hub`);
    await expectStyled(page.getByRole('region', { name: 'The draw' }));
    await api.change('draw/unseal', { reason: 'A club is missing' });
    await open(page, `${freshSite.url}/ng-hub`);
    await expectStyled((await openClubSearch(page)).locator('..'));
    await api.change('format', FOUR_CLUBS, 'PUT');
    await playGroups(freshSite, api, FOUR_CLUBS);
    await api.change('close-groups');
    await open(page, freshSite.url);
    await expectStyled(page.getByRole('list', { name: 'Next ties' }));
  },
);

test('the QR code of an entry is styled', PHONE, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.change('registration', { places: 4, acceptance: 'automatic', state: 'open' }, 'PUT');
  await open(page, `${freshSite.url}/join`);
  await page.getByLabel('Club name').fill('Night Owls');
  await page.getByLabel('Contact').fill('@captain on Discord');
  await page.getByRole('checkbox', { name: /We accept the regulations/ }).check();
  await press(page, 'Enter club');
  await press(page, 'QR code');
  await expectStyled(page.locator('dialog[open]'));
});

test('every part that is loaded on demand has a test here', { tag: '@one-size' }, () => {
  const files = readdirSync('src/web', { recursive: true, encoding: 'utf8' });
  const parts = files
    // Pages bring their styles with their document.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/pages\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join('src/web', file), 'utf8');
      return [...code.matchAll(/import\('[^']*?([\w-]+\.tsx)'\)/g)].map(([, part = '']) => part);
    });
  expect([...new Set(parts)].filter((part) => part !== 'not-found-page.tsx').sort()).toEqual(TESTED_PARTS);
});
