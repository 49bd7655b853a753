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
      'Both team captains are reachable on the main league server before kick-off and confirm that their clubs are ready. The home club sets up the match and sends the invitation.',
    ),
    rule(
      '4.2',
      'Delay',
      'Each club may take one 10-minute delay per match. The team captain announces it to the opponent by kick-off. A delay that is not used is not carried over to another match.',
    ),
    rule(
      '4.3',
      'No-show',
      'A club that is not ready at kick-off, or at the end of an announced delay, is a no-show. The result is 1-0 for the club that was present. If both clubs fail to show, the result is 0-0.',
    ),
    rule(
      '4.4',
      'Disconnection before minute 10',
      'A disconnection before minute 10 allows a full restart: the match begins again at 0-0. Either team captain may ask for it.',
    ),
    rule(
      '4.5',
      'Disconnection from minute 10',
      'From minute 10 there is no full restart. The match goes on and the score stands. If it cannot go on, both team captains keep proof of score and minute, and Executive Staff decide how it is completed.',
    ),
    rule(
      '4.6',
      'Submitting the result',
      [
        'After the match a team captain submits the score for the fixture on the ',
        HUB_LINK,
        ', before the report deadline (',
        ruleLink('2.4'),
        '). No account is needed. A fixture takes one result at a time: while a result is pending or approved, no other can be submitted.',
      ],
      'A club that has a private link submits with it. Its result names the club, and takes the place of a pending one that was submitted without a link. The administrator may decide that only the two clubs of a match can submit its result, with their links.',
    ),
    rule(
      '4.7',
      'Review of the result',
      'The administrator reviews each submission and approves or rejects it. The note that goes with the decision is public.',
      bullets(
        'A submitted result is shown as ‘Unconfirmed Result’ and does not count in the standings.',
        'An approved result is shown as ‘Confirmed Result’ and counts at once.',
      ),
    ),
    rule(
      '4.8',
      'Rejected results',
      'A rejected result does not count and may be resubmitted. The team captain reads the note, corrects what it names and submits again. If the first submission was on time, the new one is on time.',
    ),
    rule(
      '4.9',
      'Statistics',
      'Screenshot proof is required for stats. The screenshot shows the whole final screen with both club names and the score.',
    ),
    rule(
      '4.10',
      'Agreement and dispute',
      'With its private link the other club agrees with a submitted score, or disputes it with the score that it says. Both scores are public; the reason is read by the administrator and the two clubs. A disputed result is decided by the administrator.',
      'Where the administrator has set it so, a result that both clubs agree on is approved at once, and one that the other club leaves unanswered after the time that was set for it.',
    ),
    rule('4.11', 'Screenshots of a result', [
      'The club that submitted a result may add up to three screenshots while it is pending, the other club after its dispute. They show the whole final screen with both club names and the score. The administrator and the two clubs see them. They are used to decide about that result and for nothing else (',
      { text: 'Privacy Policy', href: PATHS.privacy },
      ').',
    ]),
  ],
};
