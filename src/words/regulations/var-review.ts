import { bullets } from '../rich-text.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

export const VAR_REVIEW: RuleSection = {
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
