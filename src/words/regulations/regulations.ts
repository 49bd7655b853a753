import { countMatchdays, largestSize } from '#domain/clubs/format.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { EMAIL_LINK, MAIN_SERVER_LINK } from '../channels.ts';
import { bullets } from '../rich-text.ts';
import type { SeasonFormat } from '../season-format.ts';
import { HUB_LINK, REGULATIONS_TITLE } from '../titles.ts';
import { matchRegulations } from './match-regulations.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

const DISCIPLINE: RuleSection = {
  number: 5,
  id: 'discipline',
  title: 'Discipline',
  rules: [
    rule(
      '5.1',
      'Discipline Team',
      'The Discipline Team decides on violations and appeals. No member takes part in a case that concerns their own club.',
    ),
    rule(
      '5.2',
      'Violations',
      'The following are violations:',
      bullets(
        'Abuse, harassment, threats or discrimination against anyone',
        ['Timewasting (', ruleLink('1.7'), ') and use of glitches (', ruleLink('1.8'), ')'],
        'A false result, false evidence or a report made in bad faith',
        ['Fielding an ineligible player (', ruleLink('3.7'), ')'],
        'Repeated no-shows',
        'Ignoring a decision of the league',
      ),
    ),
    rule(
      '5.3',
      'Reports and evidence',
      [
        'A player, manager or team captain reports a violation through the ',
        MAIN_SERVER_LINK,
        ' or to ',
        EMAIL_LINK,
        ', before the report deadline (',
        ruleLink('2.4'),
        '). The report names the match, the minute and the people involved.',
      ],
      'Video evidence is required for timewasting and glitch reports. Screenshot proof is required for stats. A report without the required evidence is closed.',
    ),
    rule(
      '5.4',
      'Right to answer',
      'The player or club concerned is informed of the report and may answer before the Discipline Team decides. The decision is given in writing and names the rule on which it is based.',
    ),
    rule(
      '5.5',
      'Sanctions',
      'The Discipline Team may impose:',
      bullets('A warning', 'A suspension of 1-3 matches', [
        'Forfeit of the match, recorded as 1-0 for the opponent (',
        ruleLink('6.7'),
        ')',
      ]),
      'A case that calls for a heavier sanction goes to Leadership, which may exclude a player or a club from the competition.',
    ),
    rule(
      '5.6',
      'Serving a suspension',
      [
        'A suspension covers the next matches of the player’s club, including postponed matches once they are played. A suspended player does not count towards the minimum of 8 (',
        ruleLink('3.3'),
        ').',
      ],
      'A suspension stays with the player after a change of club.',
    ),
    rule(
      '5.7',
      'Appeals',
      [
        'A decision may be appealed once per case, within 48 hours of being given, in writing to ',
        EMAIL_LINK,
        '. Appeals are heard only on new evidence or procedural errors. The Discipline Team decides them.',
      ],
      'The decision stays in force until the appeal is decided.',
    ),
    rule(
      '5.8',
      'Final authority',
      'Leadership holds final authority. It may confirm or change any decision of the Discipline Team or of Executive Staff on its own initiative. There is no second appeal to it.',
    ),
    rule(
      '5.9',
      'Deductions and awards',
      'The administrator enters a deduction of 1 to 30 points, or sets the score of a match, where a decision requires it. Both count immediately, and the reason is shown below the table or with the match.',
    ),
  ],
};

const MATCHDAY_PROCEDURES: RuleSection = {
  number: 4,
  id: 'matchday-procedures',
  title: 'Matchday Procedures',
  rules: [
    rule(
      '4.1',
      'Before kick-off',
      'Both team captains must be available on the main league server before kick-off and confirm that their clubs are ready. The home club sets up the match and sends the invitation.',
    ),
    rule(
      '4.2',
      'Delay',
      'Each club may take one 10-minute delay per match. The team captain announces it to the opponent by kick-off. An unused delay does not carry over to another match.',
    ),
    rule(
      '4.3',
      'No-show',
      'A club that is not ready at kick-off, or at the end of an announced delay, is a no-show. The result is 1-0 for the club that was present. If both clubs fail to show, the result is 0-0.',
    ),
    rule(
      '4.4',
      'Disconnection before minute 10',
      'A disconnection before minute 10 allows a full restart: the match begins again at 0-0. Either team captain may request it.',
    ),
    rule(
      '4.5',
      'Disconnection from minute 10',
      'From minute 10 there is no full restart. The match continues from the current score. If it cannot continue, both team captains keep proof of the score and the minute, and Executive Staff decide how it is completed.',
    ),
    rule(
      '4.6',
      'Submitting the result',
      [
        'After the match a team captain submits the score for the fixture on the ',
        HUB_LINK,
        ', before the report deadline (',
        ruleLink('2.4'),
        '). No account is needed. Each fixture accepts one result at a time: while a result is pending or approved, no other can be submitted.',
      ],
      'A club that has a club link uses it to submit. The result then names the club and replaces any pending result that was submitted without a link. The administrator may restrict submissions to the two clubs in a match, with their club links.',
    ),
    rule(
      '4.7',
      'Result review',
      'The administrator reviews each submission and approves or rejects it. The note that goes with the decision is public.',
      bullets(
        'A submitted result is shown as ‘Unconfirmed Result’ and does not count in the standings.',
        'An approved result is shown as ‘Confirmed Result’ and counts immediately.',
      ),
    ),
    rule(
      '4.8',
      'Rejected results',
      'A rejected result does not count and may be resubmitted. The team captain reads the note, corrects the result and submits it again. A resubmission that arrives after the deadline is marked as late.',
    ),
    rule(
      '4.9',
      'Statistics',
      'Screenshot proof is required for stats. The screenshot shows the whole final screen with both club names and the score.',
    ),
    rule(
      '4.10',
      'Agreement and dispute',
      'With its club link, the other club can agree with a submitted score, or dispute it and enter the score it claims. Both scores are public; only the administrator and the two clubs can read the reason. The administrator decides disputed results.',
      'The administrator may enable automatic approval: for results that both clubs agree on, and also for results that the other club has not answered within a set time.',
    ),
    rule('4.11', 'Result screenshots', [
      'While a result is pending, the club that submitted it may add up to three screenshots. The other club may do the same once it has disputed the result. A screenshot must show the whole final screen with both club names and the score. Only the administrator and the two clubs can see it. Screenshots are used only to decide on that result (',
      { text: 'Privacy Policy', href: PATHS.privacy },
      ').',
    ]),
  ],
};

const VAR_REVIEW: RuleSection = {
  number: 6,
  id: 'var-review',
  title: 'VAR Review',
  rules: [
    rule(
      '6.1',
      'VAR team',
      'The VAR team reviews incidents after the match, from video. It does not interrupt matches.',
    ),
    rule(
      '6.2',
      'Reviewable incidents',
      'These incidents can be reviewed:',
      bullets(
        ['Timewasting (', ruleLink('1.7'), ')'],
        ['Glitches (', ruleLink('1.8'), ')'],
        ['Disconnections and restarts (', ruleLink('4.4'), ', ', ruleLink('4.5'), ')'],
        'A submitted score that the clubs dispute',
      ),
      'Ordinary decisions by the in-game referee are not reviewed.',
    ),
    rule('6.3', 'Requesting a review', [
      'A manager or team captain of either club may request a review before the report deadline (',
      ruleLink('2.4'),
      '). The request names the fixture, the minute and the rule concerned. The administrator may refer a submitted result to the VAR team.',
    ]),
    rule(
      '6.4',
      'Video evidence',
      'The video must be unedited, show the incident with the match clock and score, and start early enough to show what led to it. Both clubs may send video.',
    ),
    rule(
      '6.5',
      'Independence',
      'No one may review or decide an incident in a match of their own club. This applies to the VAR team and the Officer.',
    ),
    rule(
      '6.6',
      'Decision',
      'The VAR team reports its findings to a designated Officer, who takes the final VAR decision. The incident is not reviewed again.',
      [
        'The Officer passes violations to the Discipline Team. A sanction that follows may be appealed (',
        ruleLink('5.7'),
        ').',
      ],
    ),
    rule(
      '6.7',
      'Effect on the result',
      'A decision may confirm the result, correct it, order a replay or declare the match forfeited.',
      [
        'When a pending result has to change, the administrator rejects it. When an approved result has to change, the administrator resets the match. A team captain then submits the score as decided, and it is reviewed like any other (',
        ruleLink('4.7'),
        ').',
      ],
    ),
  ],
};

const ROSTERS: RuleSection = {
  number: 3,
  id: 'rosters',
  title: 'Rosters',
  rules: [
    rule('3.1', 'Roles in a club', {
      terms: [
        { term: 'Player', text: 'Is on the roster of one club and plays for it.' },
        { term: 'Manager', text: 'Manages the roster and is responsible for the club’s conduct.' },
        { term: 'Team captain', text: 'Speaks for the club on matchday and submits its results.' },
        { term: 'Free Agent', text: 'Is a player who is on no roster and may join any club.' },
      ],
    }),
    rule(
      '3.2',
      'Roster maximum',
      'A roster has at most 30 players. A roster over 30 is flagged and reviewed by Executive Staff, who decide which registrations are valid.',
    ),
    rule('3.3', 'Minimum to play', [
      'A club needs a minimum of 8 players to play. With 7 or fewer at kick-off the match is an automatic forfeit, recorded like a no-show (',
      ruleLink('4.3'),
      ').',
    ]),
    rule(
      '3.4',
      'One club at a time',
      'A player is on one roster at a time. A player found on two rosters may play for neither until Executive Staff have decided.',
    ),
    rule(
      '3.5',
      'Free Agents',
      'A Free Agent may play for a club only after the manager has added the player to the roster.',
    ),
    rule(
      '3.6',
      'Roster changes',
      'A manager may add or remove players until kick-off. A player added after kick-off may not take part in that match.',
    ),
    rule('3.7', 'Ineligible players', [
      'A club may not field a player who is suspended or not on its roster. The Discipline Team decides such cases and may declare the match forfeited (',
      ruleLink('5.5'),
      ').',
    ]),
    rule(
      '3.8',
      'Club names',
      'The administrator enters the club names shown on the site. A change of name does not affect the club’s results.',
    ),
    rule(
      '3.9',
      'Withdrawal',
      'A club that withdraws keeps its rank and the results of the matches it has played. Its open matches in the group are recorded as 1-0 for the opponent, or 0-0 if both clubs have withdrawn. In the knockouts, its opponent advances by walkover. The reason is public.',
    ),
    rule(
      '3.10',
      'Replacement clubs',
      'A replacement club may take over the position of another club, including its results. The reason is public.',
    ),
  ],
};

const scheduling = ({ sizes }: SeasonFormat): RuleSection => ({
  number: 2,
  id: 'scheduling',
  title: 'Scheduling',
  rules: [
    rule('2.1', 'Matchdays', [
      `The group stage is played on ${matchdaysText(sizes)}. ${restText(sizes)} The fixtures are listed on the `,
      HUB_LINK,
      '.',
    ]),
    rule(
      '2.2',
      'Games per week',
      'Each team plays exactly 3 games per week. A club may not play a fixture early or late to change that number.',
    ),
    rule('2.3', 'Dates and kick-off times', [
      'Dates and kick-off times are announced on the ',
      MAIN_SERVER_LINK,
      '. All times in these regulations are GMT.',
    ]),
    rule(
      '2.4',
      'Report deadline',
      'Every report on a match must be received by 23:59 GMT on the day of the match, with its evidence. This applies to results and incidents alike.',
      'The time of receipt decides. A report received at 23:59:00 is accepted. A report received at 00:00:00 is rejected. Reports are accepted until the last second of 23:59.',
    ),
    rule('2.5', 'Postponements', [
      'A manager or team captain may request a postponement before kick-off, giving the reason. Executive Staff approve or refuse it. Without approval the match is played as scheduled, and a club that does not appear is a no-show (',
      ruleLink('4.3'),
      ').',
    ]),
    rule(
      '2.6',
      'Rearranged matches',
      'Executive Staff set the date of a postponed match, so that each team still plays exactly 3 games per week. Home club, group and matchday number stay the same.',
      ['The report deadline then applies to the new date (', ruleLink('2.4'), ').'],
    ),
    rule(
      '2.7',
      'Changes by the league',
      'Executive Staff may move a match or a matchday by administrative decision. Both clubs are notified before the match is due.',
    ),
    rule('2.8', 'Times on the site', [
      'If a matchday or round has set times, the ',
      HUB_LINK,
      ' shows the next deadline in local time and in GMT. A result cannot be submitted before its match opens. A result received after the deadline is marked as late, and the administrator rejects it unless the league has decided otherwise (',
      ruleLink('2.4'),
      ').',
    ]),
    rule('2.9', 'Agreed kick-off times', [
      'The two clubs in a match can use their club links to agree on a kick-off on the ',
      HUB_LINK,
      ', within the times of the matchday or round: one club proposes a time, the other accepts it or proposes another. An agreed time is public, in local time and in GMT, and is entered in the open record. It applies until the clubs agree on another, or until Executive Staff set or clear it. Only the two clubs and Executive Staff can see a proposal.',
    ]),
  ],
});

/** 'matchday 1' or 'matchdays 1, 2 and 3'. */
function matchdaysText(sizes: readonly number[]): string {
  const days = Array.from({ length: countMatchdays(sizes) }, (_, index) => index + 1);
  const last = days.pop();
  return days.length === 0 ? `matchday ${last}` : `matchdays ${days.join(', ')} and ${last}`;
}

/** In an odd group one club rests on each matchday, and a smaller group is finished earlier. */
function restText(sizes: readonly number[]): string {
  const isEven = largestSize(sizes) % 2 === 0 && sizes.every((size) => size === sizes[0]);
  return `Every club plays ${isEven ? '' : 'at most '}one match on each matchday.`;
}

declare global {
  /** The sections of a league that has regulations of its own. Set before this file is loaded, like `cesSite`. */
  var cesRegulations: readonly RuleSection[] | undefined;
}

const others: readonly RuleSection[] = [ROSTERS, MATCHDAY_PROCEDURES, DISCIPLINE, VAR_REVIEW];

const own = globalThis.cesRegulations;

/** The league's own regulations, or the built-in ones with the numbers of the season. */
export function regulationSections(format: SeasonFormat): readonly RuleSection[] {
  return own ?? [matchRegulations(format), scheduling(format), ...others];
}

const subjects = own
  ? own.map(({ title }) => title).join(', ')
  : 'matches, scheduling, rosters, matchday procedures, discipline and VAR review';

export const REGULATIONS = {
  meta: {
    title: `${REGULATIONS_TITLE} | ${SITE.name}`,
    description: `The ${SITE.shortName} tournament rules, numbered for citation: ${subjects}.`,
  },
  title: REGULATIONS_TITLE,
  lead: `The rules of the ${SITE.name}. Every rule has its own number and link, so that it can be cited.`,
  contentsTitle: 'Contents',
  linkToRule: 'Link to this rule',
  print: 'Print',
} as const;
