import { joinLeague } from '#demo/league.ts';
import { openMatches } from '#demo/season.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { playGroups } from './support/season.ts';
import { expect, test } from './support/site.ts';

/** A4 across, without its margins. */
const PAPER = { width: 1046, height: 718 };

test('before the groups close, both brackets show the pairings as it stands', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/knockouts');
  await expect(page.getByText('If it ended now')).toBeVisible();
  for (const bracket of ['UEL knockouts', 'UCL knockouts']) {
    await page.getByRole('navigation', { name: 'Cups' }).getByRole('link', { name: bracket }).click();
    const region = page.getByRole('region', { name: bracket });
    await expect(region.getByRole('heading', { name: 'Round of 32' })).toBeAttached();
    await expect(region.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(31 + 5);
    await expect(page.getByRole('region', { name: /knockouts$/ })).toHaveCount(1);
    await expectNoSidewaysScrolling(page);
  }
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
  await expect(page.locator('#tie-9001')).toContainText('A1');
  await expect(page.locator('#tie-9017')).toContainText('Team 1 or Team 6');
  await expect(page.locator('#tie-9025')).toContainText('Winner of match 1');
  await expect(page.locator('#tie-9017').getByText('Match 1', { exact: true })).toBeAttached();
  // Printed, there are no controls, but the clubs, which are buttons, are visible.
  const screen = page.viewportSize() ?? PAPER;
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  for (const tie of ['#tie-9001', '#tie-9501'])
    await expect(page.locator(tie).getByText('Team', { exact: false }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
  await page
    .getByRole('navigation', { name: 'Rounds, UCL knockouts' })
    .getByText('Final', { exact: true })
    .tap();
  await expect(page.locator('#ucl-final')).toBeInViewport({ ratio: 0.9 });
});

test('the bracket is one screen, with the final in its centre and each tie between the two that lead to it', {
  tag: '@one-size',
}, async ({ page }) => {
  await open(page, '/knockouts');
  const boxOf = async (id: string) => {
    const { top, bottom, left, right } = await page
      .locator(id)
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    return { top, bottom, middle: (top + bottom) / 2, centre: (left + right) / 2 };
  };
  const { centre } = await boxOf('#tie-9031');
  expect(centre).toBeCloseTo((await boxOf('main')).centre, 0);
  for (const [tie, upper, lower] of [
    [9017, 9001, 9002],
    [9024, 9015, 9016],
    [9028, 9023, 9024],
    [9029, 9025, 9026],
    [9031, 9029, 9030],
  ] as const) {
    const [one, other] = [await boxOf(`#tie-${upper}`), await boxOf(`#tie-${lower}`)];
    expect((await boxOf(`#tie-${tie}`)).middle).toBeCloseTo((one.middle + other.middle) / 2, 0);
  }
  expect((await boxOf('#tie-9001')).centre).toBeLessThan(centre);
  expect((await boxOf('#tie-9016')).centre).toBeGreaterThan(centre);
  expect((await boxOf('#tie-9008')).bottom).toBeLessThan(900);
  expect((await boxOf('#tie-9016')).bottom).toBeLessThan(900);
  await expectNoViolations(page);

  // The cup is in the URL, and so is a tie of it.
  await page.getByRole('link', { name: 'UEL knockouts' }).click();
  await expect(page).toHaveURL(/#bracket-UEL$/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'UEL knockouts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'UCL knockouts' })).toBeHidden();
  await open(page, '/knockouts#tie-9516');
  await expect(page.locator('#tie-9516')).toBeInViewport();
});

test('a decided tie and a kick-off leave the lines of the bracket clear', { tag: '@one-size' }, async ({
  page,
  browser,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await playGroups(freshSite, administrator);
  await administrator.change('close-groups');
  const league = joinLeague(freshSite.url, PASSWORD);
  const [tie] = await openMatches(league, 'r32');
  if (!tie) throw new Error('There is no tie');
  const shootOut = { homeScore: 1, awayScore: 1, homePenalties: 3, awayPenalties: 4 };
  await league.approve(await league.report(tie, shootOut));
  const winner = tie.away?.name ?? '';
  // On a poster, a kick-off has its own room between two ties.
  await administrator.change('set-kickoff', { fixtureId: 9002, at: '2999-11-17T20:00:00.000Z' });

  await open(page, `${freshSite.url}/knockouts`);
  await expect(page.locator('#ucl-r16 [id^=tie-]').first()).toContainText(winner);
  await expect(page.locator('#tie-9001')).toContainText('On penalties');
  // How it was decided takes no room: the line to the next tie leaves between the clubs.
  const heightOf = (tie: string) =>
    page.locator(tie).evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf('#tie-9001')).toBe(await heightOf('#tie-9003'));
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const caption = await edges('#tie-9002 p:has(time)');
  expect(caption.top).toBeGreaterThanOrEqual((await edges('#tie-9001 > div')).bottom);
  expect(caption.bottom).toBeLessThanOrEqual((await edges('#tie-9002 > div')).top + 1);

  // Without JavaScript, the hub shows both brackets.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(`${freshSite.url}/ng-hub`);
  for (const name of ['UCL knockouts', 'UEL knockouts'])
    await expect(quiet.getByRole('region', { name })).toBeVisible();
  await expect(quiet.locator('#tie-9001')).toContainText(winner);
  await context.close();
});
