import { useQuery } from '@tanstack/react-query';
import { postJson } from '#web/api/http.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LogOut } from '#web/ui/icons.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { RECONNECTING } from '#words/fallbacks.ts';
import { adminStatsQuery } from './admin-calls.ts';
import barStyles from './admin-dialog.module.css';
import { ReversedEffect } from './approval/approval-effect.tsx';
import { type AdminSession, endSession } from './session/admin-session.ts';
import { LoginScreen } from './session/login-screen.tsx';
import { SESSION } from './session/words.ts';
import { UndoProvider } from './undo/undo-provider.tsx';
import { ADMIN_CLOSE, ADMIN_TITLE, STAT_CARDS } from './words.ts';
import styles from './workspace.module.css';
import { Workspace } from './workspace.tsx';

interface Props {
  readonly open: boolean;
  readonly session: AdminSession | null;
  /** 'overview', 'season-draw'. */
  readonly address: string;
  readonly onShow: (address: string) => void;
  readonly onClose: () => void;
}

/** Data is fetched only while the panel is open and an administrator is logged in. */
export default function AdminDialog({ open, session, address, onShow, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ADMIN_TITLE}
      closeLabel={ADMIN_CLOSE}
      className={session ? styles.dialog : ''}
      bar={session && open && <SessionBar session={session} />}
    >
      {session ? (
        <UndoProvider key={session.token} TableEffect={ReversedEffect}>
          <Workspace session={session} open={open} address={address} onShow={onShow} />
        </UndoProvider>
      ) : (
        open && <LoginScreen />
      )}
    </Dialog>
  );
}

/** Figures and session, in the title bar of the panel: every screen has them, and none loses a row to them. */
function SessionBar({ session }: { readonly session: AdminSession }) {
  const { data, isRefetchError } = useQuery(adminStatsQuery);
  return (
    <div className={barStyles.bar}>
      <dl className={barStyles.figures}>
        {Object.entries(STAT_CARDS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{data?.[name as keyof typeof STAT_CARDS] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={barStyles.session}>
        {isRefetchError && <StaleMark>{RECONNECTING}</StaleMark>}
        {session.staff && (
          <Badge>
            <bdi>{SESSION.as(session.staff.name)}</bdi>
          </Badge>
        )}
        <SessionBadge expiresAt={session.expiresAt} />
      </div>
      <LogoutButton token={session.token} />
    </div>
  );
}

const MINUTE_MS = 60_000;
const BADGE_RENEWED_MS = 15_000;

function SessionBadge({ expiresAt }: { readonly expiresAt: string }) {
  const left = Date.parse(expiresAt) - useNow(BADGE_RENEWED_MS);
  return <Badge tone="accent">{SESSION.remaining(Math.max(0, Math.round(left / MINUTE_MS)))}</Badge>;
}

function LogoutButton({ token }: { readonly token: string }) {
  function logOut() {
    // Log out here even if the server is unreachable.
    postJson('/api/admin/logout', {}, { token }).catch(() => {});
    endSession();
    toasts.add(SESSION.loggedOut);
  }
  return (
    <Button variant="quiet" className={barStyles.logout} onClick={logOut}>
      <LogOut className={shared.iconSmall} />
      <span>{SESSION.logout}</span>
    </Button>
  );
}
