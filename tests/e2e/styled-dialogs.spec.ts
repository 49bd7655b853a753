import { openPanel, openSignedIn, openTab, question } from './support/admin.ts';
import { confirmDialog, openSubmitDialog, submitDialog, typeScore } from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { test } from './support/site.ts';
import { expectStyled } from './support/styled.ts';

// Parts that are loaded on demand, each the first one of its chunk on its page. client-styles.test.ts checks every chunk;
// these show in a browser that the styles are loaded and applied.

const PHONE = { tag: '@phone' };

test('the submit dialog and its question are styled', PHONE, async ({ page, fourClubSite }) => {
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, 'Team 1 vs Team 2');
  await submitDialog(page).getByText('Do you have a club link?').click();
  await expectStyled(submitDialog(page));
  await typeScore(page, '2-1');
  await expectStyled(confirmDialog(page));
});

test('the panel, its screens and its questions are styled', PHONE, async ({ page, fourClubSite }) => {
  const api = await signIn(fourClubSite);
  await submitResult(fourClubSite, 6500, '2-1');
  await expectStyled(await openPanel(page, fourClubSite));
  // Its screens are in its own chunk.
  await openSignedIn(page, fourClubSite, api);
  for (const name of ['Overview', 'Schedule', 'Registration', 'Clubs', 'Staff', 'Chat'])
    await expectStyled(await openTab(page, name));
  await (await openTab(page, 'Reset Functions')).getByRole('button', { name: 'Reset All' }).click();
  await expectStyled(question(page, 'Reset All'));
  await page.keyboard.press('Escape');
  const links = await openTab(page, 'Club links');
  await expectStyled(links);
  for (const name of ['Create link, Team 2', 'QR code, Team 2'])
    await links.getByRole('button', { name }).click();
  await expectStyled(page.locator('dialog[open]').last());
});
