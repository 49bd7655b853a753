import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/matches/fixture-count.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { ordered } from '../rich-text.ts';
import { COMPETITION_NAMES } from '../titles.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

const { UCL, UEL } = QUALIFYING_RANKS;

export const MATCH_REGULATIONS: RuleSection = {
  number: 1,
  id: 'match-regulations',
  title: 'Match Regulations',
  rules: [
    rule(
      '1.1',
      'Competition format',
      `The competition has ${CLUB_COUNT} clubs in 16 groups of 4, named A to P. The group stage is a single round robin: every club meets each other club in its group once. That makes 6 fixtures in each group and ${GROUP_FIXTURE_COUNT} in all.`,
      'The club named first in a fixture is the home club.',
    ),
    rule('1.2', 'Points', [
      'A win earns 3 points, a draw 1 point and a defeat none. Only results approved by the administrator count in the standings (',
      ruleLink('4.7'),
      ').',
    ]),
    rule(
      '1.3',
      'Order of the table',
      'Clubs in a group are ranked by the following criteria. Each one is used only between clubs that all earlier ones leave level.',
      ordered(
        'Points',
        'Goal difference',
        'Goals for',
        'Head-to-head points',
        'Head-to-head goal difference',
        'Head-to-head goals',
        'Wins',
        'Club name',
      ),
    ),
    rule(
      '1.4',
      'Head-to-head',
      'Head-to-head is computed among exactly the clubs still level: only their matches against one another count. It is computed again on every subset that stays level, from the matches within that subset alone.',
      'Club names are compared in natural order: Team 2 comes before Team 10.',
    ),
    rule(
      '1.5',
      'Advancement',
      `The top ${UCL.length} clubs of each group advance to the ${COMPETITION_NAMES.UCL} knockouts. The clubs ranked ${UEL.join(' and ')} go to the ${COMPETITION_NAMES.UEL} knockouts.`,
    ),
    rule(
      '1.6',
      'Valid scores',
      'A score is a whole number from 0 to 50 for each club. A result with a combined total of over 20 goals is refused.',
    ),
    rule(
      '1.7',
      'Timewasting',
      'Deliberate timewasting is a violation. It includes holding the ball without trying to play and drawing out restarts or pauses.',
      ['A report of timewasting requires video evidence (', ruleLink('5.3'), ').'],
    ),
    rule(
      '1.8',
      'Glitches',
      'Using a glitch or an exploit of the game is a violation, whether or not it leads to a goal.',
      ['A report of a glitch requires video evidence (', ruleLink('5.3'), ').'],
    ),
    rule('1.9', 'Who decides', {
      terms: [
        { term: 'Administrator', text: 'Approves or rejects each submitted result and resets scores.' },
        { term: 'Executive Staff', text: 'Approve postponements and take administrative decisions.' },
        { term: 'VAR team', text: 'Reviews incidents.' },
        { term: 'Officer', text: 'Takes the final VAR decision. One Officer is designated for each case.' },
        { term: 'Discipline Team', text: 'Decides on violations and appeals.' },
        { term: 'Leadership', text: 'Holds final authority over the competition.' },
        {
          term: 'Owners',
          text: 'Answer for the series as a whole and appoint Leadership. They do not decide matches or cases.',
        },
      ],
    }),
    rule(
      '1.10',
      'The draw',
      `Where the administrator holds a draw, the clubs are drawn from four pots, one of each pot into each group. Sister clubs are kept apart. The list is sealed before the draw, and a phrase that is named afterwards decides it together with a secret that was fixed before.`,
      [
        'Every ball is shown on the ',
        { text: 'draw page', href: PATHS.draw },
        ', and anybody can compute the draw again there. A draw that is given up stays visible with its reason.',
      ],
    ),
    rule(
      '1.11',
      'Knockout places',
      `When all ${GROUP_FIXTURE_COUNT} fixtures of the groups are decided, the administrator closes the groups. From then on their results stand, and who plays where in the knockouts does not change when a club withdraws later.`,
      [
        'In each of the two ',
        { text: 'knockout trees', href: PATHS.knockouts },
        ' the better ranked club of one group meets the other of its neighbour group, and clubs of one group can meet again only in the final.',
      ],
    ),
    rule(
      '1.12',
      'Knockout matches',
      'Every round is one match. A match that is level after 90 minutes goes to extra time and, if it is still level, to a penalty shoot-out. Penalty goals count in no other figure. There is no match for third place.',
      'If neither club appears, nobody goes on, and whoever would have met the winner goes on without a match.',
    ),
    rule('1.13', 'Champions', [
      'The winners of the two finals are the champions of the season. Finished seasons stay in the ',
      { text: 'Roll of Honour', href: PATHS.seasons },
      ' with their tables, fixtures and trees.',
    ]),
  ],
};
