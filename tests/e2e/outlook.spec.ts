import { expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test('a row opens by keyboard and explains the rank; a live decision and its undo change the mark', {
  tag: '@phone',
}, async ({ page, fourClubSite }) => {
  const administrator = await signIn(fourClubSite);
  // 1 has won twice, 4 has lost twice; 2 and 3 meet on the last matchday.
  for (const [match, score] of [
    [6500, '1-0'],
    [6505, '2-0'],
    [6501, '1-0'],
  ] as const)
    await administrator.approve(await submitResult(fourClubSite, match, score));
  await open(page, `${fourClubSite.url}/ng-hub`);
  const table = page.getByRole('table', { name: /^Group A/ });
  const rowOf = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  const through = 'Through to the UCL knockouts, subject to rulings';
  await expect(rowOf('Team 1')).not.toContainText(through);

  await expect(page.locator('#group-a')).toContainText('A draw would take Team 1 through.');
  const toggle = page.getByRole('button', { name: 'Why Team 1 is 1st' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  const details = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
  await expect(details).toContainText('Above Team 3 on points (6, 3)');
  const target = await toggle.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectNoViolations(page, '#group-a');

  const id = await submitResult(fourClubSite, 6504, '1-0');
  await administrator.approve(id);
  await expect(rowOf('Team 1')).toContainText(through);
  await expect(details).toContainText(`${through}.`);
  await administrator.resetMatch(6504);
  await expect(rowOf('Team 1')).not.toContainText(through);
  await expect(details).not.toContainText(through);

  // A press anywhere in the row does the same, except on its links.
  await rowOf('Team 1').click({ position: { x: (target?.width ?? 0) - 40, y: 20 } });
  await expect(details).toHaveCount(0);
});
