import { DEFAULT_FORMAT } from '#domain/clubs/format.ts';
import { CLUBS_MAX, CLUBS_MIN } from '#domain/clubs/possible-formats.ts';
import type { DrawState } from '#domain/draw/draw.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import { counted } from '#words/numbers.ts';

export const SUBMISSION_SETTINGS = {
  title: 'Who can submit results',
  about:
    'Without a club link, the sender of a result is unknown. Send every club its link before you require one.',
  mode: 'Results can be submitted by',
  modes: {
    anybody: 'Anyone, with or without a club link',
    clubs: 'The two clubs in a match, with their links',
  } satisfies Record<ReportingMode, string>,
  autoApprove: 'Approved automatically',
  autoApprovals: {
    off: 'Nothing',
    agreed: 'Results that both clubs agree on',
    'agreed-or-silent': 'Also results that the other club does not answer',
  } satisfies Record<AutoApproval, string>,
  hours: 'Hours without an answer',
  hoursHint: 'Applies only if the other club has used its link this season, and never to late submissions.',
  rulesHint: 'Applies to results submitted from now on.',
  button: 'Save',
  done: 'Submission Rules Saved',
  close: {
    title: 'Pause submissions',
    about: 'No one can submit results until you resume submissions. The reason is public.',
    reason: 'Reason',
    button: 'Pause submissions',
    done: 'Submissions Paused',
    open: 'Resume submissions',
    opened: 'Submissions Resumed',
  },
} as const;

export const SEASON_PANEL = {
  announcement: {
    title: 'Announcement',
    about: 'One line on the home page and the hub.',
    label: 'Text',
    button: 'Publish',
    remove: 'Remove',
    done: 'Announcement Published',
    removed: 'Announcement Removed',
  },
  schedule: {
    title: 'Schedule',
    about:
      'When results can be submitted for each matchday and round, in GMT. Submissions after the deadline are marked as late.',
    opens: 'Opens',
    closes: 'Deadline',
    button: 'Save schedule',
    done: 'Schedule Saved',
    colleague: 'Saved by a colleague',
    none: 'not set',
  },
  format: {
    title: 'Format',
    about:
      'How many clubs, groups and cups the season has. You can change it until there is a result or a sealed draw.',
    clubs: 'How many clubs?',
    clubsHint: `${CLUBS_MIN} to ${CLUBS_MAX}.`,
    impossible: `A season has ${CLUBS_MIN} to ${CLUBS_MAX} clubs.`,
    button: 'Set format',
    done: 'Format Set',
    ends: 'This removes:',
    ended: [
      'all club links; send every club a new one afterwards',
      'postponements, kick-offs, deductions and replacements',
      'the saved pots',
    ],
    stays: 'This keeps:',
    kept: [
      'club names, in order, up to the number of places',
      'deadlines of matchdays and rounds that still exist',
    ],
    warning: 'This cannot be undone, but you can set another format.',
    toResets: 'Go to Reset Functions',
    fixedBy: {
      results: 'The format cannot be changed while there are results. Reset all results first.',
      sealed: 'The format cannot be changed while a draw is sealed. Void the draw first.',
      drawing: 'The format cannot be changed during a draw. Void the draw first.',
      done: 'The groups have been drawn. You can change the format again in the next season.',
    } satisfies Partial<Record<DrawState | 'results', string>>,
  },
  postpone: {
    title: 'Postpone a match',
    about: 'Gives one match its own deadline.',
    closes: 'New deadline, GMT',
    button: 'Postpone match',
    done: 'Match Postponed',
  },
  kickoff: {
    title: 'Kick-off',
    about: 'Clubs use their links to agree on a kick-off. You can also set or clear it, in GMT.',
    at: 'Kick-off, GMT',
    button: 'Set kick-off',
    done: 'Kick-Off Set',
    clear: 'Clear',
    cleared: 'Kick-Off Cleared',
    proposed: 'proposed for',
  },
  deduct: {
    title: 'Deduct points',
    about: 'Deducts 1 to 30 points from a club in its group table.',
    points: 'Points',
    button: 'Deduct points',
    done: 'Points Deducted',
    revoke: 'Revoke',
    revoked: 'Deduction Revoked',
  },
  withdraw: {
    title: 'Withdraw a club',
    about: 'Undecided matches are awarded to the opponents. The club keeps its place in the table.',
    button: 'Withdraw club',
    done: 'Club Withdrawn',
    warning: 'You can undo this only until later decisions depend on it.',
    none: 'The club has no undecided matches.',
    lost: 'These matches will be awarded to the opponents:',
    removed: 'These submitted results will be removed:',
  },
  replace: {
    title: 'Replace a club',
    about: 'A replacement club takes over the position and the results of another club.',
    name: 'Name of the replacement club',
    button: 'Replace club',
    done: 'Club Replaced',
  },
  closeGroups: {
    title: 'Close the groups',
    about:
      'Makes the knockout places final. While the groups are closed, group results, awards and deductions cannot be changed.',
    button: 'Close the groups',
    done: 'Groups Closed',
    summary: (clubs: number, all: number) =>
      clubs === all
        ? `All ${clubs} clubs take their places in the knockouts.`
        : `${clubs} of ${all} clubs take their places in the knockouts.`,
    warning: 'You can reopen the groups only while no tie has a result.',
    showOpen: 'Show matches',
    open: (matches: number) => `${counted(matches, 'group match is', 'group matches are')} undecided.`,
  },
  reopenGroups: {
    title: 'Reopen the groups',
    about: 'Clears the knockout places. Group results can then be changed again.',
    button: 'Reopen the groups',
    done: 'Groups Reopened',
    summary: (places: number) => `The ${places} knockout places will be cleared.`,
    begun: 'The knockouts have begun. Reset all knockout results before you reopen the groups.',
  },
  places: {
    title: 'If the groups were closed now',
    about: (places: number) => `All ${places} places in bracket order, each with the deciding criterion.`,
  },
  ties: {
    title: 'Ties',
    about: 'Captains also submit knockout results. If the clubs cannot agree, award or reset the tie here.',
    round: 'Round',
    none: 'No tie in this round is confirmed yet.',
    award: 'Award',
    reset: 'Reset',
  },
  finish: {
    title: 'End of season',
    about: 'Archives the season and starts the next one.',
    notYet: {
      1: 'The final must be decided before you can finish the season.',
      2: 'Both finals must be decided before you can finish the season.',
    },
    undecided: 'Not decided yet',
    noChampion: 'No champion',
    name: 'Name of the season',
    nameHint: 'Shown in the Roll of Honour, for example "Spring 2027".',
    keepClubs: 'Keep the clubs',
    kept: (clubs: number) => `All ${clubs} clubs stay in their groups, and their links remain valid.`,
    replaced: `Team 1 to Team ${DEFAULT_FORMAT.clubs} replace the clubs, and all club links are revoked.`,
    button: 'Finish the season',
    done: 'Season Finished',
    warning: 'The next season starts without results, awards, deductions, withdrawals, schedule or draw.',
  },
  reopenSeason: {
    title: 'Reopen the last season',
    about: 'The new season is removed, and the last season continues.',
    button: 'Reopen the last season',
    done: 'Season Reopened',
  },
} as const;
