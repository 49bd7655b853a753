import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { postJson } from '#web/api/http.ts';
import { ADMIN_TABS, ADMIN_TITLE, minutesRemaining, SESSION, STAT_CARDS } from '#web/content/admin.ts';
import { RECONNECTING } from '#web/content/connection.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LogOut } from '#web/ui/icons/log-out.tsx';
import { StaleMark } from '#web/ui/stale-mark.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminRecordQuery, adminStatsQuery, pendingResultsQuery } from './admin-calls.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { useApproval } from './approval/use-approval.ts';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { useClubImport } from './clubs/use-club-import.ts';
import { useNameDraft } from './clubs/use-name-draft.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { useResetFields } from './resets/use-reset-fields.ts';
import { SeasonTab } from './season/season-tab.tsx';
import { useSeasonDraft } from './season/use-season-draft.ts';
import { type AdminSession, endSession } from './session/admin-session.ts';

type AdminTab = (typeof ADMIN_TABS)[number]['value'];

interface Props {
  readonly session: AdminSession;
  readonly open: boolean;
}

/**
 * What a signed-in administrator works with. Drafts and pending decisions are state of this component: they survive a
 * change of the tab and closing the dialog, and end with the session.
 */
export function Workspace({ session, open }: Props) {
  const [tab, setTab] = useState<AdminTab>('approval');
  const approval = useApproval();
  const resetFields = useResetFields();
  const clubImport = useClubImport();
  const nameDraft = useNameDraft();
  const seasonDraft = useSeasonDraft();
  const workspace = useRef<HTMLDivElement>(null);
  useForgottenReads();
  useFocusAfterLogin(workspace);
  const panels: Record<AdminTab, () => ReactNode> = {
    approval: () => <ApprovalTab approval={approval} />,
    overview: () => <OverviewTab />,
    resets: () => <ResetTab fields={resetFields} />,
    clubs: () => <ClubsTab clubImport={clubImport} nameDraft={nameDraft} />,
    season: () => <SeasonTab draft={seasonDraft} />,
  };
  if (!open) return null;
  return (
    <div ref={workspace} className="admin-workspace">
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
          panel: value === tab ? <div className="pt-4">{panels[value]()}</div> : null,
        }))}
      />
    </div>
  );
}

/** Removes admin-only data from the query cache when the session ends, however it ended. */
function useForgottenReads() {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      for (const { queryKey } of [pendingResultsQuery, adminStatsQuery, adminRecordQuery])
        queryClient.removeQueries({ queryKey });
    },
    [queryClient],
  );
}

/** The login screen had the focus and was unmounted. While the panel is only being opened, the dialog sets the focus. */
function useFocusAfterLogin(workspace: RefObject<HTMLElement | null>) {
  useEffect(
    () => workspace.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    [workspace],
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
    // The session ends in this browser even if the server cannot be reached.
    postJson('/api/admin/logout', {}, { token }).catch(() => {});
    endSession();
    toasts.add(SESSION.loggedOut);
  }
  return (
    <Button variant="quiet" onClick={logOut}>
      <LogOut className="size-4" />
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
