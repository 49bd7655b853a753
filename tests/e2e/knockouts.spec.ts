import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { card, decide, openSignedIn } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { confirm, confirmDialog, scoreField, submitDialog } from './support/hub.ts';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** Every match of the groups is won by the club that is home: 1st Team 1, 2nd Team 2, 3rd Team 3 in group A. */
async function closeGroups(site: { readonly url: string }) {
  const administrator = await signIn(site);
  for (const { id } of groupFixtures(placeholderClubs()))
    await administrator.approve(await submitResult(site, id, '1-0'));
  const { token } = administrator.session;
  const reply = await fetch(`${site.url}/api/ucl/close-groups`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status).toBe(200);
  return administrator;
}

test('before the groups close, both trees show who would meet if it ended now', async ({
  page,
  isMobile,
}) => {
  await open(page, '/knockouts');
  await expect(page.getByText('If it ended now')).toBeVisible();
  for (const tree of ['UCL knockouts', 'UEL knockouts']) {
    const region = page.getByRole('region', { name: tree });
    await expect(region.getByRole('heading', { name: 'Round of 32' })).toBeAttached();
    await expect(region.getByRole('listitem').filter({ has: page.locator('.tie-box') })).toHaveCount(31 + 5);
  }
  await expect(page.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page);
  // On paper there is nothing to press, but the clubs, which are buttons, are there.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#tie-9001').getByText('Team 1', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  if (!isMobile) return;
  await page
    .getByRole('navigation', { name: 'Rounds, UCL knockouts' })
    .getByText('Final', { exact: true })
    .tap();
  await expect(page.locator('#ucl-final')).toBeInViewport({ ratio: 0.9 });
});

test('a tie is reported with penalties, approved, and the tree moves on', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await closeGroups(freshSite);
  await open(page, `${freshSite.url}/ng-hub?tab=knockouts`);
  const tree = page.getByRole('region', { name: 'UCL knockouts' });
  const [home, away] = ['Team 1', 'Team 6'];
  await tree.getByRole('button', { name: `Submit: ${home} vs ${away}` }).click();
  await scoreField(page, 'Home').fill('1');
  await scoreField(page, 'Away').fill('1');
  await submitDialog(page).getByRole('button', { name: 'Submit Result' }).click();
  await expect(
    submitDialog(page).getByText('A knockout match needs a winner. Please enter the penalty shoot-out.'),
  ).toBeVisible();
  await submitDialog(page).getByRole('spinbutton', { name: 'Home penalties' }).fill('3');
  await submitDialog(page).getByRole('spinbutton', { name: 'Away penalties' }).fill('4');
  await submitDialog(page).getByRole('button', { name: 'Submit Result' }).click();
  await expect(confirmDialog(page).getByText('3–4 on penalties')).toBeVisible();
  await confirm(page);
  await expect(tree.getByText('Submitted, unconfirmed')).toBeVisible();

  await openSignedIn(page, freshSite, administrator);
  const match = `${home} 1–1 (3–4 on penalties) ${away}`;
  await expect(card(page, match)).toContainText('UCL round of 32');
  await expect(card(page, match)).toContainText(`${away} go on to the round of 16`);
  await decide(page, 'Approve', match);

  await open(page, `${freshSite.url}/knockouts`);
  await expect(page.locator('#ucl-r16 .tie').first()).toContainText(away);
  await expect(page.locator('#tie-9001')).toContainText('On penalties');
  await expectNoViolations(page);
});
