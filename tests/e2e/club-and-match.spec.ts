import { expectNoViolations } from './support/axe.ts';
import { phoneWithLink } from './support/club-link.ts';
import { confirm, typeScore } from './support/hub.ts';
import { dialogOf, expectNoSidewaysScrolling, open } from './support/pages.ts';
import { doubleText, expectReadable } from './support/readability.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

test('from a club to its match, which is updated live', { tag: '@phone' }, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await open(page, `${freshSite.url}/clubs/1-once-upon-a-time`);
  await expect(page).toHaveURL(`${freshSite.url}/clubs/1-team-1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Team 1' })).toBeVisible();
  await expect(main).toContainText('Nothing is decided yet.');
  await expectNoViolations(page);

  await main.getByRole('link', { name: 'Matchday 1, vs, Open' }).first().click();
  await expect(page).toHaveURL(`${freshSite.url}/matches/6500`);
  await expect(page).toHaveTitle('Team 1 vs Team 2, Group A, Matchday 1 | Champions Esports Series');
  await expect(main).toContainText('No activity yet.');
  const result = await submitResult(freshSite, 6500, '2-1');
  await expect(main.getByText('Submitted, unconfirmed')).toBeVisible();
  await administrator.approve(result);
  await expect(main.getByText('Final')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([/^Submitted 2–1.*#2/, /^Approved 2–1.*#3/]);
  await expectNoViolations(page);

  await main.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Team 2' }).click();
  await expect(page).toHaveURL(`${freshSite.url}/clubs/2-team-2`);
  await expect(main.getByRole('list', { name: 'Recent form' })).toContainText('Lost 1–2, Team 1');
});

test('everything about a match can be done on its page', { tag: '@phone' }, async ({
  page,
  browser,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  const [home, away] = await administrator.keysOf(1, 2);
  const path = `${freshSite.url}/matches/6500`;
  const main = page.getByRole('main');

  await test.step('a visitor submits a result, and the club replaces it', async () => {
    await open(page, path);
    await main.getByRole('button', { name: 'Submit: Team 1 vs Team 2' }).click();
    await typeScore(page, '2-1');
    await confirm(page);
    await expect(main.getByText('Submitted, unconfirmed')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
    await submitResult(freshSite, 6500, '2-1', home);
    await expect(main.getByText('Replaced by a submission from Team 1')).toBeVisible();
  });

  const other = await phoneWithLink(browser, `${freshSite.url}/ng-hub#club=${away}`);
  const captain = other.getByRole('main');
  await test.step('the other club proposes a kick-off for one match and disputes another', async () => {
    await open(other, `${freshSite.url}/matches/6502`);
    await expect(captain.getByRole('button', { name: /^Propose a kick-off/ })).toHaveCount(0);
    await open(other, path);
    await expect(captain.getByRole('button', { name: 'Agree: 2–1, Team 1 vs Team 2' })).toBeVisible();
    await captain.getByRole('button', { name: 'Dispute, Team 1 vs Team 2' }).click();
    const dialog = dialogOf(other, 'Dispute This Result');
    await dialog.getByLabel('Team 1').fill('1');
    await dialog.getByLabel('Team 2').fill('1');
    await dialog.getByLabel('What happened').fill('The second goal came after the whistle.');
    await dialog.getByRole('button', { name: 'Dispute' }).click();
    await expect(captain.getByText('Add a screenshot')).toBeVisible();
  });

  await test.step('both claims are shown side by side, to everyone', async () => {
    await expect(main.getByRole('listitem').filter({ hasText: 'Team 1 says' })).toContainText(
      'Team 1 says2–1',
    );
    await expect(main.getByRole('listitem').filter({ hasText: 'Team 2 says' })).toContainText(
      'Team 2 says1–1',
    );
    await expectNoViolations(page);
    await expectReadable(page);
  });
});

test('a match stays in order when one club is followed, and with twice the text size', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  await (await signIn(freshSite)).approve(await submitResult(freshSite, 6500, '2-1'));
  await open(page, `${freshSite.url}/clubs/1-team-1`);
  await page.getByRole('button', { name: 'Follow Team 1' }).click();
  await page.getByRole('link', { name: 'Matchday 1, 2–1' }).click();
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const boxOf = async (name: string) => {
    const box = await title.getByRole('link', { name }).boundingBox();
    return box ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
  };
  const home = title.getByRole('link', { name: 'Team 1' });
  await expect
    .poll(() => home.evaluate((link) => getComputedStyle(link, '::before').position))
    .toBe('absolute');
  expect((await boxOf('Team 1')).y).toBe((await boxOf('Team 2')).y);

  await doubleText(page);
  const [first, second] = [await boxOf('Team 1'), await boxOf('Team 2')];
  const score = await title.getByText('2–1').boundingBox();
  expect(score?.y).toBeGreaterThanOrEqual(first.y + first.height);
  expect(second.y).toBeGreaterThanOrEqual((score?.y ?? 0) + (score?.height ?? 0));
  await expectNoSidewaysScrolling(page);
});
