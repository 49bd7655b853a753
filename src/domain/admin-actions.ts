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
  'download-backup',
  'change-password',
  'change-second-factor',
] as const;

export type AdminAction = (typeof ADMIN_ACTIONS)[number];
