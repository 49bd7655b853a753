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
};
