/** Around the notifications; what they say stands with what they are about. */
export const TOASTS = {
  region: 'Notifications',
  close: 'Close',
} as const;
