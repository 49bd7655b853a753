import type { Browser, Page } from '@playwright/test';
import type { JoinReply } from '#contract/registration.ts';
import { callApi } from '#demo/call-api.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { panelOf, question } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { toasts } from './support/toasts.ts';

interface Site {
  readonly url: string;
}

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

/** A club that enters from its own device. */
async function enters(site: Site, name: string): Promise<string> {
  const body = { name, contact: `Captain of ${name}`, acceptsRules: true };
  return (await callApi<JoinReply>(site.url, '/api/ucl/join', { body })).key;
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Club name').fill(name);
  await page.getByLabel('Contact').fill('@captain on Discord');
  await page.getByRole('checkbox', { name: /We accept the regulations/ }).check();
}

async function otherDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

test('the form waits for its script, so that nothing typed is lost', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  await (await signIn(freshSite)).change('registration', { state: 'open', places: 4 }, 'PUT');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${freshSite.url}/join`, { waitUntil: 'commit' });
  const name = page.getByLabel('Club name');
  await expect(name).toBeDisabled();
  release();
  await expect(name).toBeEnabled();
});

test.describe('a whole registration', () => {
  // The club that withdraws: its key is unknown as soon as the server has decided, before the reply arrives.
  test.use({ expectedComplaint: /status of 401/ });

  test('from an open registration to a club link that opens its place in the draw', {
    tag: '@phone',
  }, async ({ page, browser, freshSite }) => {
    const admin = await signIn(freshSite);
    const set = (settings: object) =>
      admin.change('registration', { places: 4, acceptance: 'automatic', ...settings }, 'PUT');
    await set({ state: 'open' });
    await open(page, freshSite.url);
    await page.getByRole('link', { name: 'Registration is open: enter your club' }).click();
    await expect(page.getByRole('heading', { name: 'Registration', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Places' })).toContainText('4 of 4 places left');

    // Other clubs enter while the captain is typing.
    await fillIn(page, 'Night Owls');
    const first = await enters(freshSite, 'Aurora 11');
    await enters(freshSite, 'Harbour Lions');
    await expect(page.getByRole('region', { name: 'Places' })).toContainText('2 of 4 places left');
    await page.reload();
    await expect(page.getByLabel('Club name')).toHaveValue('Night Owls');
    await expect(page.getByLabel('Contact')).toHaveValue('@captain on Discord');
    await page.getByRole('button', { name: 'Enter club' }).click();
    const own = page.getByRole('region', { name: 'Your club' });
    await expect(own.getByRole('heading', { name: 'You are in: 3 of 4' })).toBeFocused();
    await expect(own.locator('code')).toContainText('/ng-hub#club=');
    await own.getByRole('button', { name: 'QR code' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectNoViolations(page, DIALOGS);
    await page.keyboard.press('Escape');
    await enters(freshSite, 'Nordlicht SC');

    // A week later, on another device: only the link remains.
    const link = (await own.locator('code').textContent()) ?? '';
    const phone = await otherDevice(browser);
    await open(phone, `${freshSite.url}/join`);
    await expect(phone.getByRole('region', { name: 'Places' })).toContainText('All places are taken');
    await phone.getByText('Do you have a club link?').click();
    await phone.getByLabel('Club link or key').fill(`Here it is: ${link}`);
    await phone.getByRole('button', { name: 'Use link' }).click();
    await expect(phone.getByRole('region', { name: 'Your club' })).toContainText('You are in: 3 of 4');

    // The fifth club waits, and moves up when another one withdraws.
    const late = await otherDevice(browser);
    await open(late, `${freshSite.url}/join`);
    await fillIn(late, 'Latecomers');
    await late.getByRole('button', { name: 'Enter club' }).click();
    const waiting = late.getByRole('region', { name: 'Your club' });
    await expect(waiting).toContainText('Waiting list: 1st');
    await expect(page.getByRole('heading', { name: 'Waiting list (1)' })).toBeVisible();
    await own.getByRole('button', { name: 'Withdraw club' }).click();
    const confirm = question(page, 'Withdraw Your Club').getByRole('button', { name: 'Withdraw club' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'false');
    await confirm.click();
    await expect(page.getByRole('form', { name: 'Enter your club' })).toBeVisible();
    await expect(waiting).toContainText('You are in: 4 of 4');

    // Check-in.
    await set({ state: 'open', checkIn: { opensAt: inMinutes(-1), closesAt: inMinutes(30) } });
    await expect(waiting).toContainText(/closes in\s+29 min/);
    await waiting.getByRole('button', { name: 'Check in' }).click();
    await expect(waiting).toContainText('You are checked in');
    await expectNoViolations(late, 'main');
    await late.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(late);
    await callApi(freshSite.url, '/api/ucl/check-in', { body: {}, clubKey: first });
    await expect(page.getByText('2 of 4 clubs have checked in')).toBeVisible();

    // The draw takes the clubs that are in, and the link opens the place of the club.
    const tooLate = await enters(freshSite, 'Fifth Wheel');
    await set({ state: 'closed' });
    await admin.change('draw/from-entries', { groups: 1, cups: 1 });
    await admin.change('draw/seal');
    await expect(waiting.getByRole('button', { name: 'Withdraw club' })).toBeHidden();
    await phone.evaluate((key) => localStorage.setItem('ces-club-key', key), tooLate);
    await phone.reload();
    await expect(phone.getByRole('region', { name: 'Your club' })).toContainText(
      'The list of clubs for the draw is final, and your club is not in it.',
    );
    await admin.change('draw/hold', { phrase: 'Floodlights' });
    await admin.change('draw/reveal', { count: 4 });
    await expect(waiting.getByRole('heading', { name: 'You are in Group A' })).toBeVisible();
    const opened = (await waiting.locator('code').textContent()) ?? '';
    const fresh = await otherDevice(browser);
    await open(fresh, opened);
    await expect(fresh.getByText('Submitting for Latecomers')).toBeVisible();
  });
});

test.describe('refused', () => {
  test.use({ expectedComplaint: /status of (403|409|401)/ });

  test('an error is at its field, and everything typed stays', { tag: '@phone' }, async ({
    page,
    freshSite,
  }) => {
    const admin = await signIn(freshSite);
    const settings = { state: 'open', places: 4, code: 'floodlight' };
    await admin.change('registration', settings, 'PUT');
    await open(page, `${freshSite.url}/join`);
    const enter = page.getByRole('button', { name: 'Enter club' });
    await enter.click();
    for (const label of ['Club name', 'Contact', 'Entry word'])
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Please fill in this field/);
    await expect(page.getByLabel('Club name')).toBeFocused();
    await expect(page.getByText('Please accept the regulations to enter.')).toBeVisible();
    await fillIn(page, '???');
    await expect(page.getByLabel('Club name')).toHaveAccessibleDescription(/at least one letter or digit/);
    await enter.click();
    await expect(page.getByLabel('Club name')).toBeFocused();
    await page.getByLabel('Club name').fill('Night Owls');
    await page.getByLabel('Entry word').fill('flutlicht');
    await enter.click();
    await expect(page.getByLabel('Entry word')).toHaveAccessibleDescription(/not correct/);
    await expect(page.getByLabel('Entry word')).toBeFocused();
    await expectNoViolations(page, 'main');
    await page.getByLabel('Entry word').fill('Floodlight');
    await enter.click();
    const own = page.getByRole('region', { name: 'Your club' });
    await expect(own).toContainText('Under review');
    await expect(page.getByText('1 more club is under review.')).toBeVisible();

    // Staff decline the joker; the device is free again, and the name too.
    await admin.change('decide-entry', { number: 1, decision: 'decline' });
    await page.getByRole('button', { name: 'Remove club from this device' }).click();
    await expect(page.getByRole('form', { name: 'Enter your club' })).toBeVisible();
  });
});

test('staff open registration, decide by keyboard and in bulk, and fill the pots', {
  tag: '@one-size',
}, async ({ page, fourClubSite }) => {
  await page.goto(`${fourClubSite.url}/ng-hub?admin=registration`);
  await page.getByLabel('Admin password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  const panel = panelOf(page);
  await panel.getByRole('combobox', { name: 'Registration' }).selectOption('Open');
  await panel.getByRole('spinbutton', { name: 'Places' }).fill('3');
  await expect(panel.getByText('Registration needs 4 to 64 places.')).toBeVisible();
  await panel.getByRole('spinbutton', { name: 'Places' }).fill('8');
  await panel.getByLabel('Check-in opens at').fill('2030-01-01T19:00');
  await expect(panel.getByText('Please set both times, or neither.')).toBeVisible();
  await panel.getByLabel('Check-in closes at').fill('2030-01-01T19:45');
  await panel.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Registration Saved').first()).toBeVisible();

  const names = ['Aurora 11', 'Harbour Lions', 'Nordlicht SC', 'Red Comets', 'Joker'];
  for (const name of names) await enters(fourClubSite, name);
  const queue = panel.getByRole('list', { name: 'Clubs that have entered' });
  const club = (name: string) => queue.getByRole('listitem', { name, exact: true });
  await expect(club('Joker')).toContainText('Captain of Joker');
  await club('Aurora 11').press('a');
  await expect(club('Aurora 11')).toContainText('Accepted');
  await club('Joker').press('d');
  const decline = question(page, 'Decline');
  await expect(decline.getByLabel('Reason (optional)')).toHaveAccessibleDescription(/^Only staff can see it/);
  await decline.getByLabel('Reason (optional)').fill('Not a club');
  await expect(decline.getByRole('button', { name: 'Decline' })).toHaveAttribute('aria-disabled', 'false');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(club('Joker')).toContainText('Declined');
  const declined = toasts(page).filter({ hasText: 'Club Declined' });
  await declined.getByRole('button', { name: 'Undo' }).click();
  await expect(club('Joker')).toContainText('Under review');
  await club('Joker').press('w');
  await expect(club('Joker')).toContainText('Waiting, 1st');
  await club('Harbour Lions').press(' ');
  await club('Nordlicht SC').press(' ');
  await club('Red Comets').press(' ');
  await panel.getByRole('button', { name: 'Accept: 3 clubs' }).click();
  const accept = question(page, 'Accept').getByRole('button', { name: 'Accept' });
  await expect(accept).toHaveAttribute('aria-disabled', 'false');
  await accept.click();
  await expect(club('Red Comets')).toContainText('Accepted');
  await expect(panel.getByText('0 of 4 accepted clubs have checked in')).toBeVisible();
  await expectNoViolations(page, DIALOGS);

  // A captain has lost the link.
  await club('Red Comets').getByRole('button', { name: 'New link, Red Comets' }).click();
  const renew = question(page, 'New link').getByRole('button', { name: 'New link' });
  await expect(renew).toHaveAttribute('aria-disabled', 'false');
  await renew.click();
  await expect(panel.getByRole('region', { name: 'New club link' })).toContainText('/ng-hub#club=');

  await panel.getByRole('button', { name: 'Make the draw' }).click();
  await panel.getByRole('button', { name: 'Fill the pots' }).click();
  const fill = question(page, 'Fill the pots').getByRole('button', { name: 'Fill the pots' });
  await expect(fill).toHaveAttribute('aria-disabled', 'false');
  await fill.click();
  await expect(panel.getByRole('textbox', { name: 'Club 4', exact: true })).toHaveValue('Red Comets');
  await expect(panel.getByRole('form', { name: 'Seal the list' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the clubs can be read, and the form names what it needs', { tag: '@one-size' }, async ({
    page,
    freshSite,
  }) => {
    const admin = await signIn(freshSite);
    await admin.change('registration', { state: 'open', places: 4, acceptance: 'automatic' }, 'PUT');
    await enters(freshSite, 'Aurora 11');
    await page.goto(`${freshSite.url}/join`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Aurora 11' })).toBeVisible();
    await expect(page.getByText('Entering a club needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enter club' })).toBeHidden();
  });
});
