import { expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test('from a club to its match, which follows what happens to it', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await open(page, `${freshSite.url}/clubs/1-once-upon-a-time`);
  await expect(page).toHaveURL(`${freshSite.url}/clubs/1-team-1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Team 1' })).toBeVisible();
  await expect(main).toContainText('Nothing is certain yet.');
  await expectNoViolations(page);

  await main.getByRole('link', { name: 'Matchday 1, vs, Open' }).first().click();
  await expect(page).toHaveURL(`${freshSite.url}/matches/6500`);
  await expect(page).toHaveTitle('Team 1 vs Team 2, Group A, Matchday 1 | Champions Esports Series');
  await expect(main).toContainText('Nothing has happened yet.');
  const result = await submitResult(freshSite, 6500, '2-1');
  await expect(main.getByText('Submitted, unconfirmed')).toBeVisible();
  await administrator.approve(result);
  await expect(main.getByText('Final')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([/^Reported 2–1.*#1/, /^Approved 2–1.*#2/]);
  await expectNoViolations(page);

  await main.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Team 2' }).click();
  await expect(page).toHaveURL(`${freshSite.url}/clubs/2-team-2`);
  await expect(main.getByRole('list', { name: 'Last results' })).toContainText('Lost 1–2, Team 1');
});
