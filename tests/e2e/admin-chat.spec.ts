import { expectToastShown, openSignedIn, openTab, pressEnter } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

// Nothing listens there.
test.use({ season: 'small', settings: { DISCORD_WEBHOOK_URL: 'http://127.0.0.1:65535/kept-to-ourselves' } });

test('the administrator sees the delivery state, tests it, and chooses the messages', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Chat');
  const league = tab.getByRole('region', { name: 'League chat' });
  const staff = tab.getByRole('region', { name: 'Staff chat' });
  await expect(staff).toContainText('No webhook is set. The server operator can add one.');
  await expect(staff.getByRole('button')).toHaveCount(0);
  await expect(league).toContainText('Last response: connection failed (ECONNREFUSED).');
  await expect(league).toContainText('1 update is waiting, queued');
  await expectNoViolations(page, DIALOGS);
  await league.getByRole('button', { name: 'Retry' }).click();
  await expectToastShown(page, 'Retrying');
  await pressEnter(league.getByRole('button', { name: 'Send a test message' }));
  await expect(league.getByRole('status')).toHaveText(
    'The message was not delivered: connection failed (ECONNREFUSED).',
  );

  await tab.getByLabel('Decided groups').uncheck();
  await tab.getByLabel('The draw').selectOption('All groups at the end');
  await pressEnter(tab.getByRole('button', { name: 'Save' }));
  await expectToastShown(page, 'Notifications Saved');
  await page.reload();
  await expect(tab.getByLabel('Decided groups')).not.toBeChecked();
  await expect(tab.getByLabel('Approved results')).toBeChecked();
  await expect(tab.getByLabel('The draw')).toHaveValue('end');
  expect(await page.content()).not.toContain('kept-to-ourselves');
});
