import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';

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
