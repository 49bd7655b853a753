import { confirm, control, match, openSubmitDialog, submitDialog, typeScore } from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

// One hour ahead of GMT, and two from 28 March 2027 on.
test.use({ timezoneId: 'Europe/Berlin', expectedComplaint: /status of 422/ });

const LATER = '2027-03-28T12:00:00.000Z';
const WORDS = 'Sun 28 Mar, 14:00 (12:00 GMT)';
const schedule = (key: string, opensAt: string | null) => ({ entries: [{ key, opensAt, closesAt: null }] });

test("a match that is not open yet shows its opening time, in the visitor's time zone and in GMT", {
  tag: '@one-size',
}, async ({ page, fourClubSite }) => {
  const { change } = await signIn(fourClubSite);
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, 'Team 1 vs Team 2');
  await typeScore(page, '2-1');
  await change('schedule', schedule('md1', LATER), 'PUT');
  await confirm(page);
  // Notifications are in the dialog, too.
  await expect(
    submitDialog(page).locator('form').getByText(`Results for this match can be submitted from ${WORDS}.`),
  ).toBeVisible();
  await submitDialog(page).locator('form').getByRole('button', { name: 'Cancel' }).click();

  const groupA = page.locator('#fixtures-a');
  await expect(groupA.getByText(`Opens ${WORDS}`)).toBeVisible();
  await expect(match(page, 'Team 1 vs Team 2')).toContainText('Not open yet');
  await expect(control(page, 'Submit', 'Team 1 vs Team 2')).toHaveCount(0);
  // The other matchdays have no opening time.
  await expect(groupA.getByText('Opens')).toHaveCount(1);
  await expect(groupA.getByText('Not open yet')).toHaveCount(2);
  await expect(groupA.getByRole('button', { name: /^Submit/ })).toHaveCount(4);

  await change('schedule', schedule('md1', null), 'PUT');
  await expect(control(page, 'Submit', 'Team 1 vs Team 2')).toBeVisible();
});

test('a round that is not open yet shows it in its heading', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const { change } = await signIn(freshSite);
  await change('schedule', schedule('r32', LATER), 'PUT');
  await open(page, `${freshSite.url}/knockouts`);
  for (const cup of ['UEL', 'UCL']) {
    await page.getByRole('link', { name: `${cup} knockouts`, exact: true }).click();
    await expect(page.locator(`#${cup.toLowerCase()}-r32`).getByText(`Opens ${WORDS}`)).toBeVisible();
  }
  await expect(page.getByRole('main').getByText('Opens')).toHaveCount(2);
  // Its heading is taller than the others, and a tie is still between the two that lead to it.
  const middleOf = (tie: number) =>
    page.locator(`#tie-${tie}`).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  expect(await middleOf(9017)).toBeCloseTo(((await middleOf(9001)) + (await middleOf(9002))) / 2, 0);
});
