import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { postJson } from '#web/api/http.ts';
import { PICTURES_PATH } from '#web/api/pictures.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LogOut } from '#web/ui/icons.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { Tabs } from '#web/ui/tabs.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { RECONNECTING } from '#words/connection.ts';
import {
  adminRecordQuery,
  adminStatsQuery,
  pendingResultsQuery,
  staffQuery,
  supersededResultsQuery,
} from './admin-calls.ts';
import { screenAt, screensFor } from './screens.tsx';
import { type AdminSession, endSession, roleOf } from './session/admin-session.ts';
import { signedInAs } from './staff/words.ts';
import { useDrafts } from './use-drafts.ts';
import { useTabInView } from './use-tab-in-view.ts';
import { ADMIN_TITLE, minutesRemaining, SESSION, STAT_CARDS } from './words.ts';
import styles from './workspace.module.css';

interface Props {
  readonly session: AdminSession;
  readonly open: boolean;
  readonly address: string;
  readonly onShow: (address: string) => void;
}

/**
 * What a signed-in administrator works with. Drafts and pending decisions are state of this component: they survive a
 * change of the tab and closing the dialog. What was typed also survives a reload and the end of the session.
 */
export function Workspace({ session, open, address, onShow }: Props) {
  const drafts = useDrafts();
  const workspace = useRef<HTMLDivElement>(null);
  const role = roleOf(session);
  const { value: shown, part } = screenAt(address, role);
  const lastAddressOf = useLastParts(shown, address);
  useForgottenReads();
  useFocusAfterLogin(workspace);
  const screens = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useScreenTop(top, address);
  useTabInView(screens, open ? shown : null);
  const isVertical = useWideScreen();
  if (!open) return null;
  return (
    <div ref={workspace} className="admin-workspace">
      <div className={styles.bar}>
        <div className={styles.actions}>
          <SessionBadge expiresAt={session.expiresAt} />
          {session.staff && (
            <Badge>
              <bdi>{signedInAs(session.staff.name)}</bdi>
            </Badge>
          )}
        </div>
        <LogoutButton token={session.token} />
      </div>
      <StatCards />
      <div>
        <div ref={top} />
        <div ref={screens} className="admin-screens">
          <Tabs
            label={ADMIN_TITLE}
            value={shown}
            onSelect={(value) => onShow(lastAddressOf(value))}
            isVertical={isVertical}
            tabs={screensFor(role).map(({ value, label, panel }) => ({
              value,
              label,
              panel:
                value === shown ? (
                  <div className="admin-screen">{panel({ drafts, part, show: onShow, role })}</div>
                ) : null,
            }))}
          />
        </div>
      </div>
    </div>
  );
}

/** A screen with several parts is opened where it was left, however one went away. */
function useLastParts(shown: string, address: string) {
  const [last, setLast] = useState<Readonly<Record<string, string>>>({});
  if (last[shown] !== address) setLast({ ...last, [shown]: address });
  return (value: string) => last[value] ?? value;
}

/** Another screen is seen from its top. */
function useScreenTop(top: RefObject<HTMLElement | null>, address: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen.
  useEffect(() => {
    // What it returns is not a cleanup: newer browsers return a promise.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [address]);
}

/** Removes admin-only data from the query cache when the session ends, however it ended. */
function useForgottenReads() {
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      for (const { queryKey } of [
        pendingResultsQuery,
        supersededResultsQuery,
        adminStatsQuery,
        adminRecordQuery,
        staffQuery,
      ])
        queryClient.removeQueries({ queryKey });
      queryClient.removeQueries({ queryKey: [PICTURES_PATH] });
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
      <LogOut className={shared.iconSmall} />
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

/** Where admin-panel.css puts the screens into a list at the left. */
const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
