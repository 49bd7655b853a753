export const SESSION_KEY = 'ces-admin-session';

/** Whether somebody has signed in on this device. That it still holds is known to whatever is loaded then. */
export function isSessionKept(): boolean {
  try {
    return SESSION_KEY in localStorage;
  } catch {
    return false;
  }
}
