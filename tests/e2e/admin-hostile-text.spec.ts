import { PASSWORD } from '#server/testing/admin-password.ts';
import {
  adminButton,
  card,
  decide,
  enterPassword,
  expectToastShown,
  openNote,
  openPanel,
  openTab,
  panelOf,
  question,
} from './support/admin.ts';
import { openClubSearch } from './support/hub.ts';
import { untilHydrated } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small', expectedComplaint: /status of 40[01]/ });

const IMAGE = '<img src=x onerror="document.title=7">';
const SCRIPT = '"></script><script>document.title=7;//';
const TEMPLATE = '{{7*7}}<%= 7*7 %><!--';

test('text that looks like code is shown literally, wherever it is typed and shown', async ({
  page,
  freshSite,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('dialog', (dialog) => requested.push(dialog.message()));
  for (const fixture of [6500, 6505, 6501]) await submitResult(freshSite, fixture, '2-1');

  // The password and the note.
  const panel = await openPanel(page, freshSite);
  await enterPassword(page, IMAGE);
  await expect(panel.getByText('2 attempts remaining')).toBeVisible();
  await expectToastShown(page, 'Authentication Failed', 'Failed to verify admin code. Please try again.');
  // The code, as requested by a server with two-factor authentication: six characters of any input.
  const askForCode = { status: 401, json: { error: 'Please enter the code.', code: 'code_required' } };
  await page.route('**/api/admin/login', (route) => route.fulfill(askForCode), { times: 1 });
  await enterPassword(page, PASSWORD);
  await panel.getByLabel('Authenticator code').fill(IMAGE);
  await enterPassword(page, PASSWORD);
  await expectToastShown(page, 'Authentication Failed', 'Code is not valid.');
  await page.keyboard.press('Escape');
  await adminButton(page).press('Enter');
  await enterPassword(page, PASSWORD);
  await (await openNote(page, 'Team 1 2–1 Team 2')).fill(IMAGE);
  await decide(page, 'Approve', 'Team 1 2–1 Team 2');
  await expectToastShown(page, 'Result Approved', 'Team 1 2–1 Team 2');
  await (await openNote(page, 'Team 3 2–1 Team 4')).fill(SCRIPT);
  await decide(page, 'Reject', 'Team 3 2–1 Team 4');
  await expectToastShown(page, 'Result Rejected', 'Team 3 2–1 Team 4');

  // The names, one by one, by import and by file.
  const clubs = await openTab(page, 'Clubs');
  for (const [club, name] of Object.entries({ 'Team 1': IMAGE, 'Team 2': SCRIPT, 'Team 3': TEMPLATE })) {
    await clubs.getByRole('button', { name: `Rename ${club}`, exact: true }).click();
    await clubs.getByLabel(`New name, ${club}`).fill(name);
    await clubs.getByLabel(`New name, ${club}`).press('Enter');
    await expectToastShown(page, 'Club Renamed', `${club} is now ${name}.`);
  }
  await clubs.getByText('Import all 16 names').click();
  await clubs.getByLabel('Names to import').fill([IMAGE, TEMPLATE].join('\n'));
  const listed = clubs.getByRole('region', { name: 'Preview' }).locator('tbody td:nth-child(4)');
  await expect(listed).toHaveText([IMAGE, TEMPLATE]);
  const buffer = Buffer.from([TEMPLATE, IMAGE].join('\n'));
  await clubs
    .getByLabel('Choose a file')
    .setInputFiles({ name: `${IMAGE}.csv`, mimeType: 'text/html', buffer });
  await expect(listed).toHaveText([TEMPLATE, IMAGE]);

  // In the panel.
  const overview = await openTab(page, 'Overview');
  await expect(overview.getByText(`Renamed Team 1 to ${IMAGE}`, { exact: true })).toBeVisible();
  await expect(overview.getByText(`Approved ${IMAGE} 2–1 ${SCRIPT}`, { exact: true })).toBeVisible();
  await openTab(page, 'Result Approval');
  await expect(card(page, `${IMAGE} 2–1 ${TEMPLATE}`)).toBeVisible();
  await panel.getByLabel('Show').selectOption('All Results');
  await expect(card(page, `${IMAGE} 2–1 ${SCRIPT}`)).toContainText(`Admin note: ${IMAGE}`);
  const resets = await openTab(page, 'Reset Functions');
  await expect(panel.getByRole('option', { name: `${IMAGE} vs ${SCRIPT} (6500)` })).toBeAttached();
  await resets.getByRole('button', { name: 'Reset All' }).click();
  await question(page, 'Reset All').getByLabel('Type CES to confirm').fill(SCRIPT);
  await expect(question(page, 'Reset All').getByRole('button', { name: 'Reset All' })).toBeDisabled();

  // On the hub, as rendered by the server and as updated by the page.
  await page.goto(`${freshSite.url}/ng-hub?tab=fixtures`);
  await untilHydrated(page);
  const fixtures = page.getByRole('tabpanel', { name: 'Match Fixtures' });
  await expect(fixtures.getByText(`Rejected ${SCRIPT}`)).toBeVisible();
  await expect(fixtures.getByText(IMAGE, { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Group Stage' }).click();
  const names = page.getByRole('table', { name: 'Group A' }).getByRole('rowheader').getByRole('link');
  await expect(names).toHaveText([IMAGE, TEMPLATE, 'Team 4', SCRIPT]);
  const search = await openClubSearch(page);
  for (const name of [IMAGE, SCRIPT, TEMPLATE]) {
    await search.fill(name);
    await expect(page.getByRole('option', { selected: true })).toHaveText(`${name}Group A`);
  }
  await search.fill(`${IMAGE}${SCRIPT}`);
  await expect(page.getByText('No club found.')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Recent results' });
  await expect(banner.getByText(SCRIPT, { exact: true })).toBeVisible();

  await expect(page).toHaveTitle(/UCL Hub/);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(requested.filter((path) => path.endsWith('/x'))).toEqual([]);
  await expect(panelOf(page)).toBeHidden();
  const api = await signIn(freshSite);
  expect((await api.results()).map(({ adminNotes }) => adminNotes)).toEqual([null, SCRIPT, IMAGE]);
});
