import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import type { Criterion } from '#domain/standings/ranking.ts';
import { ordinal } from '#words/numbers.ts';

/** What the administrator reads where it is said who may report. */
export const REPORTING = {
  title: 'Who may report',
  about: 'Without a link nobody knows who reported. Give all clubs their links before you ask for them.',
  mode: 'Results are reported by',
  modes: {
    anybody: 'Anybody, with or without a link',
    clubs: 'The two clubs of a match, with their links',
  } satisfies Record<ReportingMode, string>,
  autoApprove: 'Approved without you',
  autoApprovals: {
    off: 'Nothing',
    agreed: 'What both clubs agree on',
    'agreed-or-silent': 'Also what the other club leaves unanswered',
  } satisfies Record<AutoApproval, string>,
  hours: 'Hours of silence',
  hoursHint: 'Only where the link of the silent club was used this season, and never for a late report.',
  rulesHint: 'It counts for what is reported from now on.',
  button: 'Save',
  done: 'Reporting Saved',
  close: {
    title: 'Close reporting',
    about: 'Nobody can report until you open it again. Everybody reads why.',
    reason: 'Why',
    button: 'Close reporting',
    done: 'Reporting Closed',
    open: 'Open reporting again',
    opened: 'Reporting Opened',
  },
} as const;

/** What the Season tab of the panel says. */
export const SEASON_PANEL = {
  title: 'Season',
  /** Its screens in their order; the key is in the address. */
  parts: {
    schedule: 'Schedule',
    rulings: 'Rulings',
    reporting: 'Reporting',
    draw: 'Draw',
    knockouts: 'Knockouts',
    finish: 'Finish',
  },
  inForce: 'In force',
  reason: 'Reason',
  reasonHint: 'Everybody can read it.',
  theReason: 'The reason',
  club: 'Club',
  chooseClub: 'Choose a club',
  match: 'Match',
  chooseMatch: 'Choose a match',
  searchMatch: 'Search by club or group',
  missing: 'Please fill in every field.',
  failed: { title: 'Change Failed', fallback: 'The change could not be made. Please try again.' },
  announcement: {
    title: 'Announcement',
    about: 'One line on the home page and the hub.',
    label: 'Text',
    button: 'Publish',
    remove: 'Take it away',
    done: 'Announcement Published',
    removed: 'Announcement Removed',
  },
  schedule: {
    title: 'Schedule',
    about:
      'When each matchday and round can be reported, in GMT. Reports after the last minute are marked as late.',
    opens: 'Opens',
    closes: 'Last minute',
    button: 'Save schedule',
    done: 'Schedule Saved',
    colleague: 'Saved by a colleague',
    none: 'not set',
  },
  postpone: {
    title: 'Postpone a match',
    about: 'One match gets another last minute than its matchday or round.',
    closes: 'Last minute, GMT',
    button: 'Postpone',
    done: 'Match Postponed',
  },
  kickoff: {
    title: 'Kick-off',
    about: 'Clubs agree on it with their links. You can set one, in GMT, or take it away.',
    at: 'Kick-off, GMT',
    button: 'Set kick-off',
    done: 'Kick-Off Set',
    takeAway: 'Take away',
    takenAway: 'Kick-Off Taken Away',
    proposed: 'proposed for',
  },
  award: {
    title: 'Award a match',
    about: 'Sets the score of a match. It counts at once and takes the place of an open result.',
    kind: 'Decision',
    chooseKind: 'Choose a decision',
    kinds: {
      'no-show-home': 'Home club absent: 0–1',
      'no-show-away': 'Away club absent: 1–0',
      'both-absent': 'Both clubs absent: 0–0',
      ruling: 'Ruling with a score',
    },
    homeScore: 'Home score',
    awayScore: 'Away score',
    homePenalties: 'Home penalties',
    awayPenalties: 'Away penalties',
    button: 'Award',
    done: 'Match Awarded',
    resetFirst: 'Reset them first',
    replaces: 'This result will be removed:',
  },
  deduct: {
    title: 'Deduct points',
    about: 'Takes 1 to 30 points off a club in the table of its group.',
    points: 'Points',
    button: 'Deduct',
    done: 'Points Deducted',
    revoke: 'Revoke',
    revoked: 'Deduction Revoked',
  },
  withdraw: {
    title: 'Withdraw a club',
    about: 'Its undecided matches are awarded to the opponents. It keeps its place in the table.',
    button: 'Withdraw',
    done: 'Club Withdrawn',
    warning: 'It can be undone only while nothing was decided that rests on it.',
    none: 'It has no undecided match.',
    lost: 'These matches go to the opponents:',
    removed: 'These submitted results will be removed:',
  },
  replace: {
    title: 'Replace a club',
    about: 'A reserve club takes the place, with its results.',
    name: 'Name of the reserve club',
    button: 'Replace',
    done: 'Club Replaced',
  },
  knockouts: {
    title: 'Close the groups',
    about: 'Freezes who plays where. While the groups are closed nothing in them can be changed.',
    close: 'Close the groups',
    closed: 'Groups Closed',
    closeSummary: 'All 64 clubs take their places in the knockouts.',
    closeWarning: 'They can be opened again only while no tie has a result.',
    showOpen: 'Show them',
    reopen: 'Open the groups again',
    reopened: 'Groups Opened',
    reopenAbout: 'The places are taken back, and results of the groups can be changed again.',
    reopenSummary: 'The 64 knockout places are taken back.',
    begun:
      'The knockouts have begun. Results of ties have to be reset before the groups can be opened again.',
  },
  places: {
    title: 'If the groups were closed now',
    about: 'All 64 places in the order of the trees, each with what decided it.',
  },
  ties: {
    title: 'Ties',
    about: 'Captains report ties as they report matches. What they cannot settle is decided here.',
    round: 'Round',
    none: 'No tie of this round is known yet.',
    open: 'No result yet',
    award: 'Award',
    reset: 'Reset',
  },
  finish: {
    title: 'End of the season',
    about: 'Puts the season into the archive and begins the next one. Both finals have to be decided.',
    notYet: 'Both finals have to be decided before the season can be finished.',
    undecided: 'Not decided yet',
    nobody: 'Nobody',
    name: 'Name of the season',
    nameHint: 'It stands in the roll of honour, such as "Spring 2027".',
    keepClubs: 'Keep the clubs',
    kept: `All ${CLUB_COUNT} clubs stay in their groups, and their links stay valid.`,
    replaced: `Team 1 to Team ${CLUB_COUNT} take the places of the clubs, and the links of the clubs end.`,
    button: 'Finish the season',
    done: 'Season Finished',
    reopen: 'Open the last season again',
    reopened: 'Season Opened',
    reopenSummary: 'The new season is taken away and the last one goes on.',
    warning: 'Results, awards, deductions, schedule and draw end with it.',
  },
} as const;

/** What placed a club below the one above it. */
const CRITERION_NAMES: Record<Criterion, string> = {
  points: 'points',
  'goal-difference': 'goal difference',
  'goals-for': 'goals scored',
  'head-to-head-points': 'points between the clubs that are level',
  'head-to-head-goal-difference': 'goal difference between them',
  'head-to-head-goals': 'goals between them',
  wins: 'wins',
  'club-name': 'name',
};

export function openMatches(count: number): string {
  return count === 1
    ? '1 match of the groups is undecided.'
    : `${count} matches of the groups are undecided.`;
}

/** In place of a chosen match, while there is a search. */
export function matchesFound(count: number): string {
  if (count === 0) return 'No match found';
  return count === 1 ? '1 match found' : `${count} matches found`;
}

export function pointsOff(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** What decided the place of a club: 'ahead of 2nd on points', 'behind 1st on goal difference'. */
export function placedBy(rank: number, criterion: Criterion): string {
  const neighbour = rank === 1 ? `ahead of ${ordinal(2)}` : `behind ${ordinal(rank - 1)}`;
  return `${neighbour} on ${CRITERION_NAMES[criterion]}`;
}

/** Above a list of ties that follow from the one that is to be awarded. */
export function laterTiesFirst(count: number): string {
  return count === 1
    ? 'A later match follows from this one and has a result:'
    : `${count} later matches follow from this one and have results:`;
}
