import { PATHS } from '#paths.ts';
import { bullets } from '../rich-text.ts';
import { HUB_LINK } from '../titles.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

export const MATCHDAY_PROCEDURES: RuleSection = {
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
