import { useSyncExternalStore } from 'react';
import type { LoginReply } from '#contract/admin-session.ts';
import { SESSION_EXPIRED } from '#web/content/admin-access.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Its expiry is told by the clock of this device. */
export type AdminSession = Pick<LoginReply, 'token' | 'expiresAt'>;

const KEY = 'ces-admin-session';
const listeners = new Set<() => void>();
let session: AdminSession | null | undefined;

/** Read once; a browser that keeps nothing has no session. */
function read(): AdminSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept?.token === 'string' && typeof kept?.expiresAt === 'string' ? kept : null;
  } catch {
    return null;
  }
}

function set(next: AdminSession | null): void {
  session = next;
  for (const listener of listeners) listener();
}

export function currentSession(): AdminSession | null {
  if (session === undefined) session = read();
  return session;
}

export function beginSession(next: AdminSession): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Kept for this page alone, then.
  }
  set(next);
}

export function endSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was kept for this page alone.
  }
  set(null);
}

/** Ends it with a word to the administrator; once, however many calls were refused at the same time. */
export function expireSession(): void {
  if (!currentSession()) return;
  endSession();
  toasts.add(SESSION_EXPIRED);
}

export function hasExpired({ expiresAt }: AdminSession, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Logged in or out in another tab.
    if (event.key === KEY || event.key === null) set(read());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useAdminSession(): AdminSession | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}
