import {
  contents,
  expectHeadings,
  expectNoSidewaysScrolling,
  expectTerms,
  expectTexts,
  open,
  pageTitle,
} from './support/pages.ts';
import { expect, test } from './support/site.ts';

// The texts are repeated here, not imported: an accidental change fails.

test('home', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(pageTitle(page, 'Champions Esports Series')).toBeVisible();
  await expectTexts(main, [
    'The official platform hosting elite tournaments for Pro Clubs teams',
    'Enter Group Stage',
    'Tournament Rules',
    'Champions League matches coming soon...',
    'Match Highlights',
    'View Group Stage',
  ]);
  await expectHeadings(main, 2, ['64-Team Tournament Format']);
  await expectHeadings(main, 3, ['Group Stage Format', 'Tournament Rewards', 'Team Qualification']);
  await expect(main).toContainText('64 teams, 16 groups of 4, round-robin group stage');
  await expect(main).toContainText('Top 2 of each group advance to a knockout phase');
  await expectTerms(main, {
    'Qualified Teams': '64',
    Players: '1000+',
    'Total Fixtures': '96',
    'Group Stage Draw': 'Soon',
  });
});

test('about', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
  const stories = ['The Beginning', 'Our Vision & Values', 'Growing the Community', 'Looking Forward'];
  for (const title of stories) {
    const story = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(story.getByRole('paragraph')).toContainText(/\w+.*\.$/);
    // A card: it has a border, and lies on the page.
    await expect(story).toHaveCSS('border-top-width', '1px');
    await expect(story).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  await expect(main.getByRole('article')).toHaveCount(stories.length);
  await expect(main.getByRole('article').first()).toContainText(
    'Champions Esports Series was founded in March 2025',
  );
  await expectTerms(main, {
    Founded: 'March 2025',
    Teams: '64',
    Players: '1000+',
    'Matches Played': '0',
    'Goals Scored': '0',
  });
});

test('contact', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(pageTitle(page, 'Contact & Support')).toBeVisible();
  const cards = main.getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const card = (title: string) => cards.filter({ has: page.getByRole('heading', { name: title }) });
  await expectTexts(card('Official E-mail'), [
    'support@championsesports.example',
    '24-48 hours',
    'Official inquiries',
  ]);
  await expectTexts(card('Discord Community'), ['Instant to 1 hour', 'Urgent']);
  await expect(card('Discord Community').getByRole('link', { name: 'Join on Discord' })).toBeVisible();
  await expectTexts(card('X Profile'), ['1-3 hours', 'General updates']);
  await expect(card('X Profile').getByRole('link', { name: 'Follow on X' })).toBeVisible();
  await expectTerms(page.getByRole('region', { name: 'Response Times' }), {
    Chat: 'Instant to 1 hour',
    'E-mail': '24-48 hours',
    Social: '1-3 hours',
  });
  await expectTerms(page.getByRole('region', { name: 'Best Methods' }), {
    Urgent: 'Chat',
    'Official inquiries': 'E-mail',
    'General updates': 'Social',
  });
});

test('the e-mail address is not broken within a word', { tag: '@one-size' }, async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/contact');
    const broken = await page
      .getByRole('link', { name: 'support@championsesports.example' })
      .evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          if (range.getClientRects().length > 1) words.push(range.toString());
        }
        return words;
      });
    expect(broken, `${width} px`).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
});

test('community', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/community');
  const main = page.getByRole('main');
  await expect(pageTitle(page, 'Community Hub')).toBeVisible();
  await expectTerms(main, {
    Members: '7k+',
    Teams: '64',
    'Main Server': '1',
    Support: '24/7',
    'Matches Played': '0',
    'Goals Scored': '0',
  });
  const server = page.getByRole('region', { name: 'Main League Server' });
  await expect(server.getByRole('link', { name: 'Join Main Server' })).toBeVisible();
  const lists = {
    'Community Benefits': [
      'Find a club',
      'Matchday coordination',
      'Announcements first',
      'Help around the clock',
    ],
    'Community Values': ['Respect', 'Fair play', 'Honesty', 'Inclusion'],
  };
  for (const [title, items] of Object.entries(lists)) {
    await expectHeadings(page.getByRole('region', { name: title }).getByRole('listitem'), 3, items);
  }
});

test.describe('figures that cannot be loaded', () => {
  test.use({ expectedComplaint: /503 \(Service Unavailable\)/ });

  test('leave the claims unchanged', { tag: '@one-size' }, async ({ page }) => {
    await page.route('**/api/stats*', (route) => route.fulfill({ status: 503, json: { error: 'Closed.' } }));
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForResponse('**/api/stats*');
    await expectTerms(page.getByRole('main'), { Founded: 'March 2025', Teams: '64', Players: '1000+' });
    await expect(page.getByText('Matches Played')).toHaveCount(0);
  });
});

const RULES: Record<string, Record<string, readonly string[]>> = {
  '1 Match Regulations': {
    '1.1': ['64 clubs in 16 groups of 4, named A to P', 'single round robin', '96 in total'],
    '1.2': ['A win earns 3 points, a draw 1 point', 'approved by the administrator'],
    '1.3': [
      'Points',
      'Goal difference',
      'Goals for',
      'Head-to-head points',
      'Head-to-head goal difference',
      'Head-to-head goals',
      'Wins',
      'Club name',
    ],
    '1.4': ['exactly the clubs still level', 'Team 2 comes before Team 10'],
    '1.5': [
      'top 2 clubs of each group advance to the UCL knockouts',
      'ranked 3 and 4 drop into the UEL knockouts',
    ],
    '1.6': ['whole number from 0 to 50', 'over 20 goals is not accepted'],
    '1.7': ['timewasting', 'video evidence'],
    '1.8': ['glitch', 'video evidence'],
    '1.9': [
      'Administrator',
      'Approves or rejects each submitted result and resets scores.',
      'Executive Staff',
      'Approve postponements and take administrative decisions.',
      'VAR team',
      'Reviews incidents.',
      'Officer',
      'Takes the final VAR decision.',
      'Discipline Team',
      'Decides on violations and appeals.',
      'Leadership',
      'Holds final authority',
      'Owners',
    ],
    '1.10': ['drawn from four pots', 'anyone can verify the draw'],
    '1.11': [
      'the administrator closes the groups',
      'Clubs from the same group can meet again only in the final',
    ],
    '1.12': ['penalty shoot-out', 'There is no third-place play-off'],
    '1.13': ['the champions of the season', 'Roll of Honour'],
  },
  '2 Scheduling': {
    '2.1': ['matchdays 1, 2 and 3'],
    '2.2': ['exactly 3 games per week'],
    '2.3': ['All times in these regulations are GMT'],
    '2.4': ['by 23:59 GMT', '23:59:00 is accepted', '00:00:00 is rejected'],
    '2.5': ['Executive Staff approve or refuse it'],
    '2.6': ['Executive Staff', 'exactly 3 games per week'],
    '2.7': ['Executive Staff', 'administrative decision'],
    '2.8': ['the next deadline', 'marked as late'],
    '2.9': ['the other accepts it', 'Executive Staff'],
  },
  '3 Rosters': {
    '3.1': ['Player', 'Manager', 'Team captain', 'Free Agent'],
    '3.2': ['at most 30 players', 'over 30 is flagged and reviewed'],
    '3.3': ['minimum of 8 players', '7 or fewer', 'automatic forfeit'],
    '3.4': ['one roster at a time'],
    '3.5': ['Free Agent'],
    '3.6': ['until kick-off'],
    '3.7': ['The Discipline Team decides'],
    '3.8': ['The administrator enters the club names'],
    '3.9': ['recorded as 1-0 for the opponent'],
    '3.10': ['A replacement club may take over the position'],
  },
  '4 Matchday Procedures': {
    '4.1': ['main league server before kick-off'],
    '4.2': ['one 10-minute delay per match'],
    '4.3': ['The result is 1-0', 'If both clubs fail to show, the result is 0-0'],
    '4.4': ['A disconnection before minute 10 allows a full restart'],
    '4.5': ['From minute 10 there is no full restart'],
    '4.6': ['a team captain submits the score', 'No account is needed'],
    '4.7': ['The administrator reviews each submission', 'Unconfirmed Result', 'Confirmed Result'],
    '4.8': ['may be resubmitted'],
    '4.9': ['Screenshot proof is required for stats'],
    '4.10': ['dispute it and enter the score it claims'],
    '4.11': ['up to three screenshots'],
  },
  '5 Discipline': {
    '5.1': ['The Discipline Team decides on violations and appeals'],
    '5.2': ['Abuse, harassment, threats or discrimination'],
    '5.3': [
      'Video evidence is required for timewasting and glitch reports',
      'Screenshot proof is required for stats',
    ],
    '5.4': ['may answer before the Discipline Team decides'],
    '5.5': ['A suspension of 1-3 matches', 'recorded as 1-0'],
    '5.6': ['minimum of 8'],
    '5.7': ['once per case, within 48 hours', 'only on new evidence or procedural errors'],
    '5.8': ['Leadership holds final authority'],
    '5.9': ['a deduction of 1 to 30 points'],
  },
  '6 VAR Review': {
    '6.1': ['The VAR team reviews incidents'],
    '6.2': ['Timewasting', 'Glitches', 'Disconnections and restarts'],
    '6.3': ['before the report deadline'],
    '6.4': ['unedited'],
    '6.5': ['match of their own club'],
    '6.6': ['a designated Officer, who takes the final VAR decision'],
    '6.7': ['confirm the result, correct it, order a replay or declare the match forfeited'],
  },
};
const RULE_NUMBERS = Object.values(RULES).flatMap((rules) => Object.keys(rules));

/** The whole number: rule 1.1 is not rule 1.10. */
function ruleName(number: string): RegExp {
  return new RegExp(`^${number.replace('.', '\\.')} `);
}

test('regulations', async ({ page, isMobile }) => {
  await open(page, '/ng-rules');
  const main = page.getByRole('main');
  await expect(pageTitle(page, 'UCL Regulations')).toBeVisible();
  await expect(main.getByRole('region')).toHaveCount(6);
  for (const [title, rules] of Object.entries(RULES)) {
    const section = main.getByRole('region', { name: title, exact: true });
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(Object.keys(rules).length);
    for (const [number, values] of Object.entries(rules)) {
      const rule = section.getByRole('heading', { level: 3, name: ruleName(number) }).locator('..');
      for (const value of values) await expect(rule).toContainText(value);
    }
  }

  const list = await contents(page, 'Contents', isMobile);
  for (const [index, title] of Object.keys(RULES).entries()) {
    await expect(list.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(title).toMatch(new RegExp(`^${index + 1} `));
  }
});

test('every rule can be linked to', { tag: '@one-size' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ng-rules');
  const rules = page.getByRole('main').getByRole('heading', { level: 3 });
  const permalinks = await rules.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const { hash } = link as HTMLAnchorElement;
      return { number: link.textContent, hash, leadsToItself: document.querySelector(hash)?.contains(link) };
    }),
  );
  const hashOf = (number: string) => `#rule-${number.replace('.', '-')}`;
  expect(permalinks).toEqual(
    RULE_NUMBERS.map((number) => ({ number, hash: hashOf(number), leadsToItself: true })),
  );

  for (const number of ['6.7', '1.1', '4.4']) {
    const rule = page.getByRole('heading', { level: 3, name: ruleName(number) });
    await rule.getByRole('link', { name: number, exact: true }).click();
    await expect(page).toHaveURL(`/ng-rules${hashOf(number)}`);
    await expect(rule).toBeInViewport({ ratio: 1 });
  }

  await page.goto('/contact');
  await page.goto('/ng-rules#rule-5-7');
  await expect(page.getByRole('heading', { name: '5.7 Appeals' })).toBeInViewport({ ratio: 1 });
});

test('regulations on paper', async ({ page, isMobile }) => {
  await open(page, '/ng-rules');
  if (!isMobile) {
    await page.evaluate(() => {
      window.print = () => document.body.append('Printed.');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByText('Printed.')).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(RULE_NUMBERS.length);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('conduct', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/conduct');
  const sections = {
    'Core Principles': ['Respect', 'Fair play', 'Honesty', 'Responsibility', 'Privacy'],
    'Disciplinary System': ['The Discipline Team decides on violations', '1-3 matches', '1-0', 'Leadership'],
    Reporting: [
      'Video evidence is required for timewasting and glitch reports, screenshot proof for stats',
      '23:59 GMT',
      '23:59:00 is accepted, 00:00:00 is rejected',
    ],
    Appeals: ['once per case, within 48 hours', 'only on new evidence or procedural errors'],
    Support: ['instant to 1 hour', '24-48 hours'],
  };
  await expect(pageTitle(page, 'Code of Conduct')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(5);
  for (const [title, texts] of Object.entries(sections)) {
    const section = page.getByRole('region', { name: title, exact: true });
    for (const text of texts) await expect(section).toContainText(text);
    await (await contents(page, 'Contents', isMobile)).getByRole('link', { name: title }).click();
    await expect(section.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  }
});

test('privacy', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/privacy');
  await expect(pageTitle(page, 'Privacy Policy')).toBeVisible();
  const sections = ['Overview', 'Collection', 'Usage', 'Sharing', 'Storage', 'Rights', 'Contact'];
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(7);
  for (const title of sections) {
    const heading = page.getByRole('region', { name: title, exact: true }).getByRole('heading', { level: 2 });
    const link = (await contents(page, 'Quick navigation', isMobile)).getByRole('link', { name: title });
    await link.click();
    await expect(page).toHaveURL(`/privacy#${title.toLowerCase()}`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    if (!isMobile) await expect(link).toHaveAttribute('aria-current', 'location');
  }
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage).toContainText('notice within 72 hours');
  await expect(storage.getByRole('definition')).toHaveText([
    'The tournament plus 2 years',
    'Until the season is finished, plus 2 years',
    '1 year',
    '90 days',
    /^Until deletion or 5 years of inactivity/,
  ]);
  await expect(storage.getByRole('term')).toHaveText([
    'Tournament data',
    'Screenshots',
    'Personal communications',
    'Technical logs',
    'Accounts',
  ]);
  await expect(page.getByRole('region', { name: 'Rights' })).toContainText(
    'Requests are answered within 30 days',
  );
});
