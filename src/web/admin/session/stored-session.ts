export const SESSION_KEY = 'ces-admin-session';

/** Whether there is a stored session. Whether it is still valid is checked by the code that is loaded then. */
export function isSessionStored(): boolean {
  try {
    return SESSION_KEY in localStorage;
  } catch {
    return false;
  }
}
