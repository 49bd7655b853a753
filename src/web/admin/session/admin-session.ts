import { useSyncExternalStore } from 'react';
import type { LoginReply } from '#contract/admin-session.ts';
import type { StaffLoginReply } from '#contract/staff.ts';
import type { Role } from '#domain/staff.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { SESSION_KEY } from './kept-session.ts';
import { SESSION_EXPIRED } from './words.ts';

export type AdminSession = Pick<LoginReply, 'token' | 'expiresAt'> & {
  /** Of whoever came by a personal link. The server decides by the token what they may do. */
  readonly staff?: Pick<StaffLoginReply, 'name' | 'role'>;
};

/** A browser that keeps nothing has no session. */
function read(): AdminSession | null {
  try {
    const kept = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return typeof kept?.token === 'string' && typeof kept?.expiresAt === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The session as one page knows it, from its load on. */
export function createPageSession() {
  const listeners = new Set<() => void>();
  /** Read when it is first asked for. */
  let session: AdminSession | null | undefined;

  function set(next: AdminSession | null): void {
    session = next;
    for (const listener of listeners) listener();
  }

  function currentSession(): AdminSession | null {
    if (session === undefined) session = read();
    return session;
  }

  function beginSession(next: AdminSession): void {
    try {
      localStorage.setItem(SESSION_KEY, JSON.stringify(next));
    } catch {
      // Kept for this page alone, then.
    }
    set(next);
  }

  function endSession(): void {
    try {
      localStorage.removeItem(SESSION_KEY);
    } catch {
      // It was kept for this page alone.
    }
    set(null);
  }

  /** Ends it with a word to the administrator; once, however many calls were refused at the same time. */
  function expireSession(reason: ToastContent = SESSION_EXPIRED): void {
    if (!currentSession()) return;
    endSession();
    toasts.add(reason);
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      // Logged in or out in another tab.
      if (event.key === SESSION_KEY || event.key === null) set(read());
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  return { currentSession, beginSession, endSession, expireSession, subscribe };
}

const thisPage = createPageSession();
export const { currentSession, beginSession, endSession, expireSession } = thisPage;

/** The shared password may do everything. */
export function roleOf({ staff }: AdminSession): Role {
  return staff?.role ?? 'administrator';
}

export function hasExpired({ expiresAt }: AdminSession, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

export function useAdminSession(): AdminSession | null {
  return useSyncExternalStore(thisPage.subscribe, currentSession, () => null);
}
