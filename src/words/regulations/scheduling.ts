import { MAIN_SERVER_LINK } from '../channels.ts';
import { HUB_LINK } from '../titles.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

export const SCHEDULING: RuleSection = {
  number: 2,
  id: 'scheduling',
  title: 'Scheduling',
  rules: [
    rule('2.1', 'Matchdays', [
      'The group stage is played on matchdays 1, 2 and 3. Every club plays one match on each matchday. The fixtures are listed on the ',
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
      'Every report on a match must be received by 23:59 GMT on the day of the match, with its evidence. This holds for results and for incidents.',
      'The time of receipt decides. A report received at 23:59:00 is accepted. A report received at 00:00:00 is rejected. The minute 23:59 counts to its last second.',
    ),
    rule('2.5', 'Postponements', [
      'A manager or team captain may ask for a postponement before kick-off, with the reason. Executive Staff approve or refuse it. Without approval the match is played as scheduled, and a club that stays away is a no-show (',
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
      'Executive Staff may move a match or a matchday by administrative decision. Both clubs are told before the match is due.',
    ),
    rule('2.8', 'Times on the site', [
      'Where a matchday or a round has times, the ',
      HUB_LINK,
      ' shows what closes next, in local time and in GMT. A result cannot be submitted before its match opens. One that arrives after the match has closed is marked as late, and the administrator rejects it unless the league has decided otherwise (',
      ruleLink('2.4'),
      ').',
    ]),
    rule('2.9', 'Kick-off times that clubs agree on', [
      'Within the times of its matchday or round, the two clubs of a match can agree on its kick-off on the ',
      HUB_LINK,
      ' with their private links: one club proposes a time, the other accepts it or proposes another. A time that both have agreed on is public, in local time and in GMT, and stands in the open record. It holds until they agree on another, or until Executive Staff set one or take it away. A proposal is seen by the two clubs and Executive Staff only.',
    ]),
  ],
};
