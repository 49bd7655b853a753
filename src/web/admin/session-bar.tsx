import { useQuery } from '@tanstack/react-query';
import { postJson } from '#web/api/http.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LogOut } from '#web/ui/icons.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { RECONNECTING } from '#words/connection.ts';
import { adminStatsQuery } from './admin-calls.ts';
import { type AdminSession, endSession } from './session/admin-session.ts';
import styles from './session-bar.module.css';
import { loggedInAs } from './staff/words.ts';
import { minutesRemaining, SESSION, STAT_CARDS } from './words.ts';

/** Figures and session, in the title bar of the panel: every screen has them, and none loses a row to them. */
export function SessionBar({ session }: { readonly session: AdminSession }) {
  const { data, isRefetchError } = useQuery(adminStatsQuery);
  return (
    <div className={styles.bar}>
      <dl className={styles.figures}>
        {Object.entries(STAT_CARDS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{data?.[name as keyof typeof STAT_CARDS] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.session}>
        {isRefetchError && <StaleMark>{RECONNECTING}</StaleMark>}
        {session.staff && (
          <Badge>
            <bdi>{loggedInAs(session.staff.name)}</bdi>
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
  return <Badge tone="accent">{minutesRemaining(Math.max(0, Math.round(left / MINUTE_MS)))}</Badge>;
}

function LogoutButton({ token }: { readonly token: string }) {
  function logOut() {
    // Log out here even if the server is unreachable.
    postJson('/api/admin/logout', {}, { token }).catch(() => {});
    endSession();
    toasts.add(SESSION.loggedOut);
  }
  return (
    <Button variant="quiet" className={styles.logout} onClick={logOut}>
      <LogOut className={shared.iconSmall} />
      {SESSION.logout}
    </Button>
  );
}
