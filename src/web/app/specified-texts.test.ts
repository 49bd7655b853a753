import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { SITE } from '#site/site.ts';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { RECENT_RESULTS } from '#web/features/recent-results/words.ts';
import { aboutWords } from '#web/pages/about-page.tsx';
import { COMMUNITY, stats } from '#web/pages/community-page.tsx';
import { CONDUCT } from '#web/pages/conduct-page.tsx';
import { CONTACT } from '#web/pages/contact-page.tsx';
import { NOT_FOUND } from '#web/pages/not-found-page.tsx';
import { PRIVACY } from '#web/pages/privacy-page.tsx';
import { EMBEDDED_BROWSER_FALLBACK, ERROR_FALLBACK, MISSING_ROOT_FALLBACK } from '#words/fallbacks.ts';
import { LIVE_FIGURES } from '#words/figures.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { HOME, homeFormat, homeStats } from '#words/home.ts';
import { HUB, STANDINGS } from '#words/hub.ts';
import { REGULATIONS, regulationSections } from '#words/regulations/regulations.ts';
import type { RuleNumber } from '#words/regulations/rule.ts';
import type { Block, Paragraph } from '#words/rich-text.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { groupTitle } from '#words/titles.ts';
import { ALL_PAGES, metaAt, PAGE_PATHS } from './pages.ts';
import { copyrightLine, FOOTER, HEADER, NAV_ITEMS } from './shell/words.ts';

const ABOUT = aboutWords(DEFAULT_SEASON);

const pages = await Promise.all(ALL_PAGES.map(({ load }) => load()));
/** A URL for each page that derives its texts from it. */
const ADDRESSES: Partial<Record<string, string>> = {
  season: '/seasons/3',
  'season-club': '/seasons/3/clubs/1-team-1',
  'season-match': '/seasons/3/matches/6500',
};
const metas = pages.map((page, index) =>
  metaAt(page, ADDRESSES[ALL_PAGES[index]?.name ?? ''] ?? '', new QueryClient()),
);
const sections = regulationSections(DEFAULT_SEASON);
const rules = sections.flatMap((section) => section.rules);
const everything = {
  ABOUT,
  COMMUNITY,
  CONDUCT,
  CONTACT,
  EMBEDDED_BROWSER_FALLBACK,
  ERROR_FALLBACK,
  FIXTURES,
  FOOTER,
  HEADER,
  HOME,
  HUB,
  KNOCKOUTS,
  LIVE_FIGURES,
  MISSING_ROOT_FALLBACK,
  NAV_ITEMS,
  NOT_FOUND,
  PRIVACY,
  RECENT_RESULTS,
  REGULATIONS,
  sections,
  STANDINGS,
  format: homeFormat(DEFAULT_SEASON),
  stats: homeStats(DEFAULT_SEASON),
};

function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

function lines(block: Block): string[] {
  if (typeof block === 'object' && 'items' in block) return block.items.map(plain);
  if (typeof block === 'object' && 'terms' in block) {
    return block.terms.map(({ term, text }) => `${term}: ${plain(text)}`);
  }
  return [plain(block)];
}

function read(blocks: readonly Block[]): string {
  return blocks.flatMap(lines).join('\n');
}

function ruleText(number: RuleNumber): string {
  const found = rules.find((rule) => rule.number === number);
  if (!found) throw new Error(`There is no rule ${number}`);
  return read(found.text);
}

function sectionText(page: typeof CONDUCT | typeof PRIVACY, id: string): string {
  const found = page.sections.find((section) => section.id === id);
  if (!found) throw new Error(`There is no section ${id}`);
  return read(found.text);
}

/** Every string in the content, with the key it lies under. */
function strings(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => strings(item, name));
}

describe('navigation', () => {
  it('has the seven labels in order', () => {
    expect(NAV_ITEMS).toEqual([
      { label: 'Home', path: '/' },
      { label: 'UCL Hub', path: '/ng-hub' },
      { label: 'UCL Regulations', path: '/ng-rules' },
      { label: 'Conduct', path: '/conduct' },
      { label: 'Community', path: '/community' },
      { label: 'Contact', path: '/contact' },
      { label: 'About', path: '/about' },
    ]);
  });

  it('has the footer of the specification', () => {
    expect(FOOTER.links.map((link) => link.path)).toEqual([
      '/ng-hub',
      '/ng-rules',
      '/about',
      '/contact',
      '/privacy',
      '/conduct',
    ]);
    expect(FOOTER.social.map((link) => link.label)).toEqual(['Discord', 'Instagram', 'X']);
    expect([FOOTER.shortName, FOOTER.name]).toEqual([SITE.shortName, SITE.name]);
    expect(copyrightLine(2031)).toContain(`© 2031 ${SITE.name}`);
  });
});

describe('page meta', () => {
  it.each(metas)('describes "$title" in one sentence of 110 to 160 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\.$/);
  });

  it('has unique titles and descriptions', () => {
    expect(new Set(metas.map((meta) => meta.title)).size).toBe(metas.length);
    expect(new Set(metas.map((meta) => meta.description)).size).toBe(metas.length);
  });
});

describe('all texts', () => {
  const all = strings(everything);
  const hrefs = all.filter(({ key }) => key === 'href').map(({ text }) => text);

  it('are plain text', () => {
    for (const { text } of all) {
      expect(text).not.toMatch(/<\w|\*\*|\]\(|&\w+;|lorem|\u2014| {2}/i);
      expect(text).not.toBe('');
    }
  });

  it('link only to pages, rules, the e-mail address and the outside links of the site', () => {
    const external: string[] = [`mailto:${SITE.email}`, ...Object.values(SITE.links).map((link) => link.url)];
    const anchors = rules.map((rule) => `/ng-rules#${rule.id}`);
    const known = [...PAGE_PATHS, ...external, ...anchors];
    expect(hrefs.filter((href) => !known.includes(href))).toEqual([]);
  });

  it('cite rules only as links', () => {
    const cited = all.filter(({ text }) => /\brules? \d/i.test(text));
    expect(cited.every(({ text }) => /^Rule \d\.\d$/.test(text))).toBe(true);
    expect(cited.length).toBeGreaterThan(20);
  });
});

describe('home', () => {
  it('says what the specification says', () => {
    expect(HOME.hero).toEqual({
      title: SITE.name,
      tagline: SITE.tagline,
      primary: { text: 'Enter Group Stage', href: '/ng-hub' },
      secondary: { text: 'Tournament Rules', href: '/ng-rules' },
    });
    expect(HOME.highlights.caption).toBe('Match Highlights');
    expect(homeFormat(DEFAULT_SEASON).title).toBe('64-Team Tournament Format');
    expect(homeFormat(DEFAULT_SEASON).cards.map((card) => card.title)).toEqual([
      'Group Stage Format',
      'Tournament Rewards',
      'Team Qualification',
    ]);
    expect(homeFormat(DEFAULT_SEASON).cards[0]?.text).toContain(
      '64 teams, 16 groups of 4, round-robin group stage',
    );
    expect(homeFormat(DEFAULT_SEASON).lead).toBe('Top 2 of each group advance to a knockout phase.');
    expect(HOME.format.action).toEqual({ text: 'View Group Stage', href: '/ng-hub' });
    expect(homeStats(DEFAULT_SEASON)).toEqual([
      { value: '64', label: 'Qualified Teams' },
      { value: SITE.claims.players, label: 'Players' },
      { value: '96', label: 'Total Fixtures' },
      { value: SITE.claims.draw, label: 'Group Stage Draw' },
    ]);
  });
});

describe('about', () => {
  it('has the story in four cards, with the founding date', () => {
    expect(ABOUT.story.map((card) => card.title)).toEqual([
      'The Beginning',
      'Our Vision & Values',
      'Growing the Community',
      'Looking Forward',
    ]);
    expect(ABOUT.story[0]?.text).toContain(`founded in ${SITE.claims.founded}`);
  });

  it('does not claim more about decisions than the site does', () => {
    const values = ABOUT.story[1]?.text;
    expect(values).toContain(
      'every result is reviewed before it counts, and the note on each decision is public',
    );
    expect(values).not.toMatch(/names? the rule/);
  });
});

describe('contact', () => {
  it('offers e-mail, chat and social profile, with response times and best methods', () => {
    expect(CONTACT.title).toBe('Contact & Support');
    expect(CONTACT.cards.map(({ title, link }) => `${title}: ${link.text}`)).toEqual([
      `Official E-mail: ${SITE.email}`,
      'Discord Community: Join on Discord',
      'X Profile: Follow on X',
    ]);
    expect(
      CONTACT.cards.map(({ id, link, responseTime, bestFor }) => [id, link.href, responseTime, bestFor]),
    ).toEqual([
      ['email', `mailto:${SITE.email}`, '24-48 hours', 'Official inquiries'],
      ['chat', SITE.links[0]?.url, 'Instant to 1 hour', 'Urgent'],
      ['social', SITE.links[2]?.url, '1-3 hours', 'General updates'],
    ]);
    expect(CONTACT.responseTimes.rows.map((row) => `${row.term}: ${row.text}`)).toEqual([
      'Chat: Instant to 1 hour',
      'E-mail: 24-48 hours',
      'Social: 1-3 hours',
    ]);
    expect(CONTACT.bestMethods.rows.map((row) => `${row.term} = ${row.text}`)).toEqual([
      'Urgent = Chat',
      'Official inquiries = E-mail',
      'General updates = Social',
    ]);
  });
});

describe('community', () => {
  it('has the stats, the server card and the two lists', () => {
    expect(COMMUNITY.title).toBe('Community Hub');
    expect(stats(CLUB_COUNT)).toEqual([
      { value: SITE.claims.members, label: 'Members' },
      { value: '64', label: 'Teams' },
      { value: String(SITE.claims.servers), label: 'Main Server' },
      { value: SITE.claims.support, label: 'Support' },
    ]);
    expect(COMMUNITY.server?.title).toBe('Main League Server');
    expect(COMMUNITY.server?.link).toEqual({ text: 'Join Main Server', href: SITE.links[0]?.url });
    expect(COMMUNITY.benefits.title).toBe('Community Benefits');
    expect(COMMUNITY.benefits.items.map(({ title }) => title)).toEqual([
      'Find a club',
      'Matchday coordination',
      'Announcements first',
      'Help around the clock',
    ]);
    expect(COMMUNITY.values.title).toBe('Community Values');
    expect(COMMUNITY.values.items.map(({ title }) => title)).toEqual([
      'Respect',
      'Fair play',
      'Honesty',
      'Inclusion',
    ]);
  });
});

describe('hub', () => {
  it('has the fixed words of the specification', () => {
    expect(HUB.title).toBe('UCL Hub');
    expect(HUB.tiles.status.value).toBe(SITE.claims.tournamentStatus);
    expect(HUB.tabs).toEqual([
      { value: 'groups', label: 'Group Stage' },
      { value: 'fixtures', label: 'Match Fixtures' },
    ]);
    expect(groupTitle('A')).toBe('Group A');
    expect(STANDINGS.loading).toBe('Loading standings...');
    expect(STANDINGS.caption).toBe('Live standings • Top 2 teams advance');
    expect(STANDINGS.legend.UCL.label).toBe('UCL knockouts');
    expect(STANDINGS.legend.UEL.label).toBe('UEL knockouts');
    expect(Object.values(STANDINGS.columns).map((column) => column.full)).toEqual([
      'Rank',
      'Club',
      'Played',
      'Won',
      'Drawn',
      'Lost',
      'Goals for', // Not in the specification: the third tie-break.
      'Goal difference',
      'Points',
    ]);
    expect(FIXTURES.versus).toBe('vs');
    expect(FIXTURES.looks).toEqual({
      COMPLETED: { label: 'Final', note: 'Confirmed Result' },
      PENDING_APPROVAL: { label: 'Submitted', note: 'Unconfirmed Result' },
    });
    expect(RECENT_RESULTS).toMatchObject({
      live: 'Live Result',
      latest: 'Latest Result',
      loading: 'Loading latest results...',
      error: 'Unable to load recent results',
      empty: 'Champions League matches coming soon...',
    });
  });
});

describe('fallbacks', () => {
  it('are the specified ones', () => {
    expect(ERROR_FALLBACK).toEqual({
      title: 'Something went wrong',
      text: 'The application encountered an unexpected error.',
      action: 'Try Again',
    });
    expect(EMBEDDED_BROWSER_FALLBACK).toEqual({
      title: `Loading ${SITE.shortName}...`,
      text: 'Optimizing for your browser...',
      action: 'Continue',
    });
    expect(MISSING_ROOT_FALLBACK).toEqual({ title: `Loading ${SITE.name}...`, action: 'Refresh' });
  });
});

describe('regulations', () => {
  it('have the six sections', () => {
    expect(sections.map((section) => `${section.number} ${section.title}`)).toEqual([
      '1 Match Regulations',
      '2 Scheduling',
      '3 Rosters',
      '4 Matchday Procedures',
      '5 Discipline',
      '6 VAR Review',
    ]);
  });

  it('number their rules without a gap', () => {
    for (const section of sections) {
      expect(section.rules.map((rule) => rule.number)).toEqual(
        section.rules.map((_, index) => `${section.number}.${index + 1}`),
      );
    }
  });

  it('give every section and rule an id of its own', () => {
    const ids = [...sections, ...rules].map((part) => part.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(rules.map((rule) => rule.id)).toEqual(
      rules.map((rule) => `rule-${rule.number.replace('.', '-')}`),
    );
  });

  it('rank clubs by the tie-breaks of the product, in order', () => {
    const list = rules.find((rule) => rule.number === '1.3')?.text[1];
    expect(list).toEqual({
      ordered: true,
      items: [
        'Points',
        'Goal difference',
        'Goals for',
        'Head-to-head points',
        'Head-to-head goal difference',
        'Head-to-head goals',
        'Wins',
        'Club name',
      ],
    });
  });

  const values: readonly [RuleNumber, string][] = [
    ['1.1', '64 clubs in 16 groups of 4, named A to P'],
    ['1.1', '96 in total'],
    ['1.1', 'single round robin'],
    ['1.2', 'A win earns 3 points, a draw 1 point'],
    ['1.2', 'approved by the administrator'],
    ['1.4', 'exactly the clubs still level'],
    ['1.4', 'again to every subset that stays level'],
    ['1.4', 'Team 2 comes before Team 10'],
    ['1.5', 'top 2 clubs of each group advance to the UCL knockouts'],
    ['1.5', 'ranked 3 and 4 drop into the UEL knockouts'],
    ['1.6', 'whole number from 0 to 50 for each club'],
    ['1.6', 'combined total of over 20 goals is not accepted'],
    ['1.7', 'requires video evidence'],
    ['1.7', 'timewasting'],
    ['1.8', 'requires video evidence'],
    ['1.8', 'glitch'],
    ['1.9', 'Administrator: Approves or rejects each submitted result and resets scores.'],
    ['1.9', 'Executive Staff: Approve postponements and take administrative decisions.'],
    ['1.9', 'VAR team: Reviews incidents.'],
    ['1.9', 'Officer: Takes the final VAR decision.'],
    ['1.9', 'Discipline Team: Decides on violations and appeals.'],
    ['1.9', 'Leadership: Holds final authority'],
    ['1.9', 'Owners: '],
    ['1.10', 'drawn from four pots'],
    ['1.10', 'anyone can verify the draw'],
    ['1.11', 'the administrator closes the groups'],
    ['1.11', 'Clubs from the same group can meet again only in the final'],
    ['1.12', 'penalty shoot-out'],
    ['1.12', 'There is no third-place play-off'],
    ['1.13', 'the champions of the season'],
    ['1.13', 'Roll of Honour'],
    ['2.1', 'matchdays 1, 2 and 3'],
    ['2.2', 'Each team plays exactly 3 games per week'],
    ['2.3', 'All times in these regulations are GMT'],
    ['2.4', '23:59:00 is accepted'],
    ['2.4', '00:00:00 is rejected'],
    ['2.4', 'by 23:59 GMT'],
    ['2.5', 'Executive Staff approve or refuse it'],
    ['2.6', 'Executive Staff'],
    ['2.6', 'exactly 3 games per week'],
    ['2.7', 'Executive Staff'],
    ['2.7', 'administrative decision'],
    ['2.8', 'the next deadline'],
    ['2.8', 'marked as late'],
    ['2.9', 'the other accepts it'],
    ['2.9', 'Executive Staff'],
    ['3.1', 'Player: '],
    ['3.1', 'Manager: '],
    ['3.1', 'Team captain: '],
    ['3.1', 'Free Agent: '],
    ['3.2', 'at most 30 players'],
    ['3.2', 'over 30 is flagged and reviewed'],
    ['3.3', 'minimum of 8 players to play'],
    ['3.3', '7 or fewer at kick-off the match is an automatic forfeit'],
    ['3.4', 'one roster at a time'],
    ['3.5', 'Free Agent'],
    ['3.6', 'until kick-off'],
    ['3.7', 'The Discipline Team decides'],
    ['3.8', 'The administrator enters the club names'],
    ['3.9', 'recorded as 1-0 for the opponent'],
    ['3.10', 'A replacement club may take over the position'],
    ['4.1', 'main league server before kick-off'],
    ['4.2', 'one 10-minute delay per match'],
    ['4.3', 'The result is 1-0'],
    ['4.3', 'If both clubs fail to show, the result is 0-0'],
    ['4.4', 'A disconnection before minute 10 allows a full restart'],
    ['4.5', 'From minute 10 there is no full restart'],
    ['4.6', 'a team captain submits the score'],
    ['4.6', 'No account is needed'],
    ['4.7', 'administrator reviews each submission and approves or rejects it'],
    ['4.7', 'note that goes with the decision is public'],
    ['4.7', 'The administrator reviews each submission'],
    ['4.7', 'Unconfirmed Result'],
    ['4.7', 'Confirmed Result'],
    ['4.8', 'may be resubmitted'],
    ['4.9', 'Screenshot proof is required for stats'],
    ['4.10', 'dispute it and enter the score it claims'],
    ['4.11', 'up to three screenshots'],
    ['5.1', 'The Discipline Team decides on violations and appeals'],
    ['5.2', 'Abuse, harassment, threats or discrimination'],
    ['5.3', 'Video evidence is required for timewasting and glitch reports'],
    ['5.3', 'Screenshot proof is required for stats'],
    ['5.4', 'may answer before the Discipline Team decides'],
    ['5.5', 'A suspension of 1-3 matches'],
    ['5.5', 'recorded as 1-0'],
    ['5.6', 'minimum of 8'],
    ['5.7', 'once per case, within 48 hours'],
    ['5.7', 'only on new evidence or procedural errors'],
    ['5.8', 'Leadership holds final authority'],
    ['5.9', 'a deduction of 1 to 30 points'],
    ['6.1', 'The VAR team reviews incidents'],
    ['6.2', 'Timewasting'],
    ['6.2', 'Glitches'],
    ['6.2', 'Disconnections and restarts'],
    ['6.3', 'before the report deadline'],
    ['6.4', 'unedited'],
    ['6.5', 'match of their own club'],
    ['6.6', 'a designated Officer, who takes the final VAR decision'],
    ['6.7', 'confirm the result, correct it, order a replay or declare the match forfeited'],
  ];
  it.each(values)('rule %s says "%s"', (number, text) => {
    expect(ruleText(number)).toContain(text);
  });
});

describe('code of conduct', () => {
  it('has its five sections', () => {
    expect(CONDUCT.title).toBe('Code of Conduct');
    expect(CONDUCT.sections.map((section) => section.title)).toEqual([
      'Core Principles',
      'Disciplinary System',
      'Reporting',
      'Appeals',
      'Support',
    ]);
  });

  it.each([
    ['core-principles', 'Respect: '],
    ['core-principles', 'Fair play: '],
    ['core-principles', 'Honesty: '],
    ['core-principles', 'Responsibility: '],
    ['core-principles', 'Privacy: '],
    ['disciplinary-system', 'The Discipline Team decides on violations'],
    ['disciplinary-system', 'Suspension: 1-3 matches'],
    ['disciplinary-system', '1-0'],
    ['disciplinary-system', 'Leadership holds final authority'],
    [
      'reporting',
      'Video evidence is required for timewasting and glitch reports, screenshot proof for stats',
    ],
    ['reporting', '23:59 GMT'],
    ['reporting', '23:59:00 is accepted, 00:00:00 is rejected'],
    ['appeals', 'once per case, within 48 hours'],
    ['appeals', 'only on new evidence or procedural errors'],
    ['support', 'instant to 1 hour'],
    ['support', '24-48 hours'],
  ])('section %s says "%s"', (id, text) => {
    expect(sectionText(CONDUCT, id)).toContain(text);
  });
});

describe('privacy policy', () => {
  it('has its seven sections', () => {
    expect(PRIVACY.title).toBe('Privacy Policy');
    const ids = ['overview', 'collection', 'usage', 'sharing', 'storage', 'rights', 'contact'];
    expect(PRIVACY.sections.map((section) => section.id)).toEqual(ids);
    expect(PRIVACY.sections.map((section) => section.title.toLowerCase())).toEqual(ids);
  });

  it.each([
    ['overview', 'no visitor accounts'],
    ['overview', 'no tracking'],
    ['overview', 'no third-party cookies'],
    ['collection', 'the fixture, the score, the time and the label ‘Team Captain’'],
    ['collection', 'IP address'],
    ['collection', 'one cookie is set on the administrator’s device'],
    ['collection', 'local storage'],
    ['storage', 'Tournament data: The tournament plus 2 years'],
    ['storage', 'Screenshots: Until the season is finished, plus 2 years'],
    ['storage', 'Personal communications: 1 year'],
    ['storage', 'Technical logs: 90 days'],
    ['storage', 'Accounts: Until deletion or 5 years of inactivity'],
    ['storage', 'notice within 72 hours'],
    ['rights', 'answered within 30 days'],
    ['contact', SITE.email],
  ])('section %s says "%s"', (id, text) => {
    expect(sectionText(PRIVACY, id)).toContain(text);
  });
});
