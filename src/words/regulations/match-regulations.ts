import { countByes, countGroupMatches, largestSize } from '#domain/clubs/format.ts';
import { maxClubsPerTag, potSize, potsOf } from '#domain/draw/draw-clubs.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { exactGroupsText, groupNames, numberWord, ofEachGroup } from '../group-texts.ts';
import { type Block, ordered } from '../rich-text.ts';
import { droppingRanks, type SeasonFormat } from '../season-format.ts';
import { COMPETITION_NAMES } from '../titles.ts';
import { type RuleSection, rule, ruleLink } from './rule.ts';

const { UCL } = QUALIFYING_RANKS;

/** With the numbers of the season. */
export const matchRegulations = (format: SeasonFormat): RuleSection => ({
  number: 1,
  id: 'match-regulations',
  title: 'Match Regulations',
  rules: [
    rule(
      '1.1',
      'Competition format',
      `The competition has ${format.clubs} clubs in ${exactGroupsText(format)}, named ${groupNames(format)}. The group stage is a single round robin: every club plays every other club in its group once. ${fixtureCounts(format)}`,
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
      'Clubs in a group are ranked by the following criteria. Each criterion applies only to clubs that are level on all earlier ones.',
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
      'The head-to-head criteria compare exactly the clubs still level: only the matches between those clubs count. They are applied again to every subset that stays level, using only the matches within that subset.',
      'Club names are compared in natural order: Team 2 comes before Team 10.',
    ),
    rule('1.5', 'Advancement', advancement(format)),
    rule(
      '1.6',
      'Valid scores',
      'A score is a whole number from 0 to 50 for each club. A result with a combined total of over 20 goals is not accepted.',
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
          text: 'Are responsible for the series as a whole and appoint Leadership. They do not decide matches or cases.',
        },
      ],
    }),
    rule('1.10', 'The draw', drawing(format), [
      'Every ball is shown on the ',
      { text: 'draw page', href: PATHS.draw },
      ', and anyone can verify the draw there. A voided draw stays visible with its reason.',
    ]),
    rule(
      '1.11',
      'Knockout places',
      `When all ${countGroupMatches(format.sizes)} group fixtures have a final result, the administrator closes the groups. From then on the results are fixed, and the knockout places do not change if a club withdraws later.`,
      pairings(format),
    ),
    rule(
      '1.12',
      'Knockout matches',
      'Every tie is a single match. A match that is level after 90 minutes goes to extra time and, if it is still level, to a penalty shoot-out. Goals in the shoot-out count only towards deciding the tie. There is no third-place play-off.',
      'If neither club appears, neither advances, and the club that would have met the winner gets a bye.',
      ...byes(format),
    ),
    rule('1.13', 'Champions', [
      `The winners of the ${format.cups === 2 ? 'two finals' : 'final'} are the champions of the season. Finished seasons stay in the `,
      { text: 'Roll of Honour', href: PATHS.seasons },
      ' with their tables, fixtures and brackets.',
    ]),
  ],
});

function fixtureCounts({ groups, sizes }: SeasonFormat): string {
  const all = countGroupMatches(sizes);
  const [first = 0] = sizes;
  if (groups === 1) return `That makes ${all} fixtures.`;
  return sizes.every((size) => size === first)
    ? `That makes ${countGroupMatches([first])} fixtures in each group and ${all} in total.`
    : `That makes ${all} fixtures in total.`;
}

function advancement(format: SeasonFormat): string {
  const dropping = droppingRanks(format);
  const ucl = `The top ${UCL.length} clubs ${ofEachGroup(format)} advance to the ${COMPETITION_NAMES.UCL} knockouts.`;
  return dropping.length === 0
    ? ucl
    : `${ucl} The clubs ranked ${dropping.join(' and ')} drop into the ${COMPETITION_NAMES.UEL} knockouts.`;
}

function drawing({ sizes }: SeasonFormat): string {
  const pots = potsOf(sizes);
  const isLastFull = potSize(pots.at(-1) ?? 1, sizes) === sizes.length;
  return [
    `If the administrator runs a draw, the clubs are drawn from ${numberWord(pots.length)} pots, one club from each pot into each group.`,
    ...(isLastFull ? [] : ['The last pot is not full: its clubs go into the first groups.']),
    ...(maxClubsPerTag(sizes) > 1 ? ['Sister clubs are kept apart.'] : []),
    'The list of clubs and a secret are sealed before the draw. A phrase announced afterwards is then combined with the secret and determines the draw.',
  ].join(' ');
}

function pairings({ groups, sizes, cups }: SeasonFormat): Block {
  const brackets = { text: cups === 2 ? 'knockout brackets' : 'knockout bracket', href: PATHS.knockouts };
  const within = cups === 2 ? ['In each of the two ', brackets] : ['In the ', brackets];
  if (groups === 1) return [...within, ', two clubs with neighbouring ranks play the final.'];
  if (cups === 2 && largestSize(sizes) < 4)
    return [
      `In the ${COMPETITION_NAMES.UCL} `,
      { text: 'knockout bracket', href: PATHS.knockouts },
      `, the higher-ranked club of one group meets the lower-ranked club of the neighbouring group. Clubs from the same group can meet again only in the final. In the ${COMPETITION_NAMES.UEL} knockouts, the third-ranked clubs of two neighbouring groups meet.`,
    ];
  return [
    ...within,
    ', the higher-ranked club of one group meets the lower-ranked club of the neighbouring group. Clubs from the same group can meet again only in the final.',
  ];
}

function byes({ sizes, cups }: SeasonFormat): string[] {
  return countByes(sizes, cups) === 0
    ? []
    : ['A club that would meet the fourth of a group of three has a bye in the first round.'];
}
