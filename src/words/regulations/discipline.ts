import { EMAIL_LINK, MAIN_SERVER_LINK } from '../channels.ts';
import { bullets } from '../rich-text.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

export const DISCIPLINE: RuleSection = {
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
