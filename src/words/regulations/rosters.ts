import { type RuleSection, rule, ruleLink } from './rule.ts';

export const ROSTERS: RuleSection = {
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
