/** Texts needed before the panel is loaded. */
export const ADMIN_BUTTON = 'Admin Panel';

export const ADMIN_NOT_LOADED = {
  title: ADMIN_BUTTON,
  description: 'The panel could not be loaded. Please check your connection and try again.',
  look: 'destructive',
} as const;

export const SESSION_EXPIRED = {
  title: 'Session Expired',
  description: 'Your admin session has expired. Please log in again.',
  look: 'destructive',
} as const;

export function pendingBadge(count: number): string {
  return count === 1 ? '1 pending result' : `${count} pending results`;
}
