import type { Locator, Page } from '@playwright/test';
import { joinLeague, type League } from '#demo/league.ts';
import { scoreBook } from '#demo/score-book.ts';
import { openMatches } from '#demo/season.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import type { ScheduleKey } from '#domain/schedule/schedule.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { card, decide, expectToastShown, openSignedIn, openTab, question } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { confirm, confirmDialog, scoreField, submitDialog, submitThrough } from './support/hub.ts';
import { open } from './support/pages.ts';
import { expectReadable } from './support/readability.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
const scores = scoreBook(7, 1);

/** Every match of a matchday or round without a submission. */
async function play(league: League, key: ScheduleKey): Promise<void> {
  const matches = await openMatches(league, key);
  const ids = await Promise.all(matches.map((match) => league.report(match, scores(match))));
  await Promise.all(ids.map(league.approve));
}

/** On a phone the rounds are links; with forced colours, too, the current one is visible. */
async function expectCurrentRoundUnderlined(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('navigation').getByRole('link', { name: /^(Round of|Quarter|Semi|Final)/ });
  const lines = tabs.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth));
  expect(new Set(await lines), 'the round in view has a line, the others have none').toEqual(
    new Set(['0px', '4px']),
  );
  await page.emulateMedia({ forcedColors: null });
}

test('a season is drawn, played, won and archived, and the next one begins', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  // Seven parts, each as long as a separate test.
  test.setTimeout(600_000);
  const league = joinLeague(freshSite.url, PASSWORD);
  const administrator = await signIn(freshSite);
  const at = (path: string) => open(page, `${freshSite.url}${path}`);
  const panel = () => openSignedIn(page, freshSite, administrator);
  const playRounds = async (...keys: ScheduleKey[]) => {
    // Most pages would follow every change.
    await at('/privacy');
    for (const key of keys) await play(league, key);
  };

  await test.step('the draw is watched', async () => {
    const clubs = drawList({}, [4, 4, 4, 4]);
    await league.administer('draw/pots', { clubs }, 'PUT');
    await league.administer('draw/seal', { phraseFrom: 'Beacon round 7' });
    await at('/draw');
    await expect(page.getByText('Beacon round 7')).toBeVisible();
    await league.administer('draw/hold', { phrase: 'Floodlights' });
    await league.administer('draw/reveal', { count: 1 });
    const [ball] = (await league.read('/api/ucl/draw')).steps;
    const first = clubs[(ball?.club ?? 0) - 1]?.name ?? '';
    await expect(page.locator('.draw_drawStage')).toContainText(first);
    await expectReadable(page);
    // With forced colours, a frame marks the group that has received the ball.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.draw_drawGroup[data-newest=true]')).toHaveCSS('border-top-width', '4px');
    await expect(page.locator('.draw_drawGroup[data-newest=false]').first()).toHaveCSS(
      'border-top-width',
      '1px',
    );
    await page.emulateMedia({ forcedColors: null });
    await league.administer('draw/reveal', { count: 15 });
    await at('/draw');
    await expect(page.getByRole('button', { name: 'Check this draw' })).toBeVisible();
    await expectReadable(page);
  });

  await test.step('a captain submits a group result, and it is approved', async () => {
    const [match] = await openMatches(league, 'md1');
    const [home, away] = [match?.home?.name ?? '', match?.away?.name ?? ''];
    await at('/ng-hub?tab=fixtures');
    await submitThrough(page, `${home} vs ${away}`, '3-1');
    await panel();
    await decide(page, 'Approve', `${home} 3–1 ${away}`);
    await expect(card(page, `${home} 3–1 ${away}`)).toHaveCount(0);
  });

  await test.step('the groups are closed', async () => {
    await playRounds('md1', 'md2', 'md3');
    await panel();
    await press(await openTab(page, 'Knockouts'), 'Close the groups');
    await press(question(page, 'Close the groups'), 'Close the groups');
    await expectToastShown(page, 'Groups Closed');
  });

  await test.step('a tie is decided on penalties, and its winner advances', async () => {
    const [tie] = await openMatches(league, 'qf');
    const [home, away] = [tie?.home?.name ?? '', tie?.away?.name ?? ''];
    await at('/ng-hub?tab=knockouts');
    await page.getByRole('button', { name: `Submit: ${home} vs ${away}` }).click();
    await scoreField(page, 'Home').fill('2');
    await scoreField(page, 'Away').fill('2');
    await press(submitDialog(page), 'Submit Result');
    await expect(
      submitDialog(page).getByText('A knockout match needs a winner. Please enter the penalty shoot-out.'),
    ).toBeVisible();
    await submitDialog(page).getByRole('spinbutton', { name: 'Home penalties' }).fill('3');
    await submitDialog(page).getByRole('spinbutton', { name: 'Away penalties' }).fill('5');
    await press(submitDialog(page), 'Submit Result');
    await expect(confirmDialog(page).getByText('3–5 on penalties')).toBeVisible();
    await confirm(page);
    const match = `${home} 2–2 (3–5 on penalties) ${away}`;
    await panel();
    await expect(card(page, match)).toContainText(`${away} advance to the semi-final`);
    await decide(page, 'Approve', match);
    await at('/knockouts');
    await expect(page.locator('#ucl-sf [id^=tie-]').first()).toContainText(away);
    await expectCurrentRoundUnderlined(page);
  });

  const champions = await test.step('both trophies are won', async () => {
    await playRounds('qf', 'sf', 'final');
    const { champions: won } = await league.read('/api/ucl/knockouts');
    const { clubs } = await league.read('/api/ucl/clubs');
    const names = [won.ucl, won.uel].map((id) => clubs.find((club) => club.id === id)?.name ?? '');
    for (const path of ['/', '/ng-hub', '/knockouts']) {
      await at(path);
      const shown = page.getByRole('region', { name: 'Champions', exact: true });
      for (const name of names) await expect(shown).toContainText(name);
      await expectReadable(page);
    }
    // A page that is printed during the animation is complete.
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    const steps = page.getByRole('list', { name: 'Road to the trophy' }).getByRole('listitem');
    await expect(steps.first()).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
    return names;
  });

  await test.step('the season is finished and archived', async () => {
    await panel();
    const finish = await openTab(page, 'End of season');
    await finish.getByLabel('Name of the season').fill('Spring 2027');
    await press(finish, 'Finish the season');
    await expect(question(page, 'End of season')).toContainText('All 16 clubs stay in their groups');
    await press(question(page, 'End of season'), 'Finish the season');
    await expectToastShown(page, 'Season Finished');
    await at('/seasons');
    await expect(page.getByRole('main')).toContainText('Spring 2027');
    // The name and its status are side by side.
    const running = page.getByRole('main').getByRole('listitem').filter({ hasText: 'In progress' });
    await expect(running).toHaveCSS('display', 'flex');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Spring 2027' }).click();
    await expect(page).toHaveURL(/\/seasons\/1$/);
    for (const name of champions) await expect(page.getByRole('main')).toContainText(name);
    await expectReadable(page);
    await expectNoViolations(page);
  });

  await test.step('the next season is like a new installation, with the same clubs', async () => {
    await at('/ng-hub');
    await expect(page.getByRole('tab')).toHaveText([/Group Stage/, /Match Fixtures/]);
    await expect(page.getByRole('region', { name: 'Champions', exact: true })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('0 / 24');
    await expect(page.getByRole('main')).toContainText(champions[0] ?? '');
    await at('/draw');
    await expect(page.getByText('The draw has not taken place yet.')).toBeVisible();
    expect(await league.read('/api/ucl/tournament')).toMatchObject({
      ...{ season: { number: 2, name: null }, phase: 'groups', status: 'Soon', announcement: null },
      ...{ schedule: [], deductions: [], withdrawals: [], places: null },
    });
    expect(await league.read('/api/ucl/match-results')).toEqual({ results: [] });
  });
});
