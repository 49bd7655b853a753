import type { LoginReply } from '#contract/admin-session.ts';
import type { StaffLoginReply } from '#contract/staff.ts';
import type { Role } from '#domain/staff.ts';
import { createStoredStore, useStore } from '#web/ui/store.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { SESSION_KEY } from './kept-session.ts';
import { SESSION_EXPIRED } from './words.ts';

export type AdminSession = Pick<LoginReply, 'token' | 'expiresAt'> & {
  /** Of whoever came by a personal link. The server decides by the token what they may do. */
  readonly staff?: Pick<StaffLoginReply, 'name' | 'role'>;
};

function parse(text: string | null): AdminSession | null {
  try {
    const kept = JSON.parse(text ?? 'null');
    return typeof kept?.token === 'string' && typeof kept?.expiresAt === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** The session as one page knows it, from its load on. */
export function createPageSession() {
  const session = createStoredStore(SESSION_KEY, parse);
  const endSession = () => session.write(null);
  return {
    session,
    currentSession: session.get,
    beginSession: (next: AdminSession) => session.write(JSON.stringify(next)),
    endSession,
    /** Ends it with a word to the administrator; once, however many calls were refused at the same time. */
    expireSession(reason: ToastContent = SESSION_EXPIRED): void {
      if (!session.get()) return;
      endSession();
      toasts.add(reason);
    },
  };
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
  return useStore(thisPage.session);
}
