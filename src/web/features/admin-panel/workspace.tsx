import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { postJson } from '#web/api/http.ts';
import { ADMIN_TABS, ADMIN_TITLE, minutesRemaining, SESSION, STAT_CARDS } from '#web/content/admin.ts';
import { RECONNECTING } from '#web/content/connection.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/now.ts';
import { StaleMark } from '#web/ui/stale-mark.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminRecordQuery, adminStatsQuery, pendingResultsQuery } from './admin-calls.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { type AdminSession, endSession } from './session/admin-session.ts';

type AdminTab = (typeof ADMIN_TABS)[number]['value'];

const PANELS: Record<AdminTab, () => ReactNode> = {
  approval: () => <ApprovalTab />,
  overview: () => <OverviewTab />,
  resets: () => <ResetTab />,
  clubs: () => <ClubsTab />,
};

/** What a signed-in administrator works with. */
export function Workspace({ session }: { readonly session: AdminSession }) {
  const [tab, setTab] = useState<AdminTab>('approval');
  return (
    <div className="admin-workspace">
      <div className="flex items-center justify-between gap-3">
        <SessionBadge expiresAt={session.expiresAt} />
        <LogoutButton token={session.token} />
      </div>
      <StatCards />
      <Tabs
        label={ADMIN_TITLE}
        value={tab}
        onSelect={setTab}
        tabs={ADMIN_TABS.map(({ value, label }) => ({
          value,
          label,
          panel: value === tab ? <div className="pt-4">{PANELS[value]()}</div> : null,
        }))}
      />
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
  const queryClient = useQueryClient();
  function logOut() {
    // Whether the server hears of it or not, this browser forgets the session.
    postJson('/api/admin/logout', {}, { token }).catch(() => {});
    endSession();
    for (const { queryKey } of [pendingResultsQuery, adminStatsQuery, adminRecordQuery])
      queryClient.removeQueries({ queryKey });
    toasts.add(SESSION.loggedOut);
  }
  return (
    <Button variant="quiet" onClick={logOut}>
      <LogOut aria-hidden="true" className="size-4" />
      {SESSION.logout}
    </Button>
  );
}

function StatCards() {
  const { data, isRefetchError } = useQuery(adminStatsQuery);
  return (
    <>
      <dl className="admin-stats">
        {Object.entries(STAT_CARDS).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{data?.[name as keyof typeof STAT_CARDS] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {isRefetchError && <StaleMark>{RECONNECTING}</StaleMark>}
    </>
  );
}
