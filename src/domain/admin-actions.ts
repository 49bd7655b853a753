/** Everything that the record of the administrator's actions can tell of. */
export const ADMIN_ACTIONS = [
  'login',
  'logout',
  'approve-result',
  'reject-result',
  'reset-group',
  'reset-match',
  'reset-tournament',
  'rename-clubs',
  'award-result',
  'deduct-points',
  'revoke-deduction',
  'withdraw-club',
  'replace-club',
  'set-schedule',
  'postpone-match',
  'set-announcement',
  'close-groups',
  'reopen-groups',
  'finish-season',
  'reopen-season',
  'download-backup',
  'change-password',
  'change-second-factor',
] as const;

export type AdminAction = (typeof ADMIN_ACTIONS)[number];
