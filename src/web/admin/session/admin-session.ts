import type { LoginReply } from '#contract/admin-session.ts';
import type { StaffLoginReply } from '#contract/staff.ts';
import type { Role } from '#domain/staff.ts';
import { createStoredStore, useStore } from '#web/ui/store.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';

/** Texts needed before the panel is loaded. */
export const ADMIN_BUTTON = 'Admin Panel';

export const ADMIN_NOT_LOADED = {
  title: ADMIN_BUTTON,
  description: 'The panel could not be loaded. Please check your connection and try again.',
  look: 'destructive',
} as const;

const SESSION_EXPIRED = {
  title: 'Session Expired',
  description: 'Your admin session has expired. Please log in again.',
  look: 'destructive',
} as const;

const SESSION_KEY = 'ces-admin-session';

/** Whether there is a stored session. Whether it is still valid is checked by the code that is loaded then. */
export function isSessionStored(): boolean {
  try {
    return SESSION_KEY in localStorage;
  } catch {
    return false;
  }
}

export type AdminSession = Pick<LoginReply, 'token' | 'expiresAt'> & {
  /** For a login with a personal link. The server derives the permissions from the token. */
  readonly staff?: Pick<StaffLoginReply, 'name' | 'role'>;
};

function parse(text: string | null): AdminSession | null {
  try {
    const stored = JSON.parse(text ?? 'null');
    return typeof stored?.token === 'string' && typeof stored?.expiresAt === 'string' ? stored : null;
  } catch {
    return null;
  }
}

export function createPageSession() {
  const session = createStoredStore(SESSION_KEY, parse);
  const endSession = () => session.write(null);
  return {
    session,
    currentSession: session.get,
    beginSession: (next: AdminSession) => session.write(JSON.stringify(next)),
    endSession,
    /** Ends the session with one notification, however many calls were refused at the same time. */
    expireSession(reason: ToastContent = SESSION_EXPIRED): void {
      if (!session.get()) return;
      endSession();
      toasts.add(reason);
    },
  };
}

const thisPage = createPageSession();
export const { currentSession, beginSession, endSession, expireSession } = thisPage;

/** The shared password has every permission. */
export function roleOf({ staff }: AdminSession): Role {
  return staff?.role ?? 'administrator';
}

export function hasExpired({ expiresAt }: AdminSession, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

export function useAdminSession(): AdminSession | null {
  return useStore(thisPage.session);
}
