import { useEffect, useState } from 'react';
import { ADMIN_BUTTON, ADMIN_NOT_LOADED, pendingBadge } from '#web/content/admin-access.ts';
import { ShieldCheck } from '#web/ui/icons/shield-check.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { AdminDialog } from './admin-dialog.tsx';
import { expireSession, hasExpired, useAdminSession } from './session/admin-session.ts';

const CHECK_MS = 60_000;

/** Opens the panel, which is loaded then and not before. How many results are pending is public, so everybody sees it. */
export function AdminButton({ pending }: { readonly pending: number }) {
  const [Panel, setPanel] = useState<typeof AdminDialog | null>(null);
  const [open, setOpen] = useState(false);
  const session = useAdminSession();

  useEffect(() => {
    if (!session) return;
    const check = () => {
      if (hasExpired(session, Date.now())) expireSession();
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [session]);

  async function openPanel() {
    try {
      const module = await import('./admin-dialog.tsx');
      setPanel(() => module.AdminDialog);
      setOpen(true);
    } catch {
      toasts.add(ADMIN_NOT_LOADED);
    }
  }

  return (
    <>
      <button type="button" className="admin-button" aria-haspopup="dialog" onClick={openPanel}>
        <ShieldCheck className="size-4" />
        {ADMIN_BUTTON}
        {pending > 0 && (
          <span className="admin-badge">
            <span aria-hidden="true">{pending}</span>
            <span className="sr-only">{pendingBadge(pending)}</span>
          </span>
        )}
      </button>
      {Panel && <Panel open={open} session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
