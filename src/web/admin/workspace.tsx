import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Role } from '#domain/staff.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { adminStatsQuery, clearPrivateData, pendingResultsQuery } from './admin-calls.ts';
import { ApprovalTab } from './approval/approval-tab.tsx';
import { useApproval } from './approval/use-approval.ts';
import { ChatTab } from './chat/chat-tab.tsx';
import { ClubsTab } from './clubs/clubs-tab.tsx';
import { DrawScreen } from './draw/draw-screen.tsx';
import { LinksScreen, useNewLinks } from './links/links-screen.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PanelProvider, type ScreenAddress } from './panel-context.tsx';
import { RegistrationTab } from './registration/registration-tab.tsx';
import { ResetTab } from './resets/reset-tab.tsx';
import { FinishScreen } from './season/finish-screen.tsx';
import { FormatScreen } from './season/format-screen.tsx';
import { KnockoutsScreen } from './season/knockouts-screen.tsx';
import { RulingsScreen } from './season/rulings-screen.tsx';
import { ScheduleScreen } from './season/schedule-screen.tsx';
import { SubmissionsScreen } from './season/submissions-screen.tsx';
import { type AdminSession, roleOf } from './session/admin-session.ts';
import { StaffTab } from './staff/staff-tab.tsx';
import { SeasonContext, useLoadedSeason } from './use-season.ts';
import { ADMIN_GROUPS, ADMIN_TABS, ADMIN_TITLE } from './words.ts';
import styles from './workspace.module.css';

type Drafts = ReturnType<typeof useDrafts>;

/** What was started on a screen and outlives it. */
function useDrafts() {
  return { approval: useApproval(), newLinks: useNewLinks() };
}

interface Screen {
  readonly address: ScreenAddress;
  readonly group: keyof typeof ADMIN_GROUPS;
  /** Whether reviewers have it too. */
  readonly isForReview?: true;
  /** Whether it is among the first on the strip of a phone, whatever its group. */
  readonly isFirst?: true;
  readonly panel: (drafts: Drafts) => ReactNode;
}

/** In order. A new screen is an entry here. */
const SCREENS: readonly Screen[] = [
  {
    address: 'approval',
    group: 'daily',
    isForReview: true,
    isFirst: true,
    panel: ({ approval }) => <ApprovalTab approval={approval} />,
  },
  { address: 'overview', group: 'daily', isForReview: true, isFirst: true, panel: () => <OverviewTab /> },
  { address: 'season-schedule', group: 'season', panel: () => inSeason(<ScheduleScreen />) },
  { address: 'season-rulings', group: 'season', isForReview: true, panel: () => inSeason(<RulingsScreen />) },
  { address: 'season-reporting', group: 'season', panel: () => inSeason(<SubmissionsScreen />) },
  { address: 'season-draw', group: 'season', panel: () => inSeason(<DrawScreen />) },
  { address: 'season-knockouts', group: 'season', panel: () => inSeason(<KnockoutsScreen />) },
  { address: 'season-finish', group: 'season', panel: () => inSeason(<FinishScreen />) },
  { address: 'registration', group: 'season', isForReview: true, panel: () => <RegistrationTab /> },
  { address: 'season-format', group: 'season', panel: () => inSeason(<FormatScreen />) },
  { address: 'clubs', group: 'setup', panel: () => <ClubsTab /> },
  { address: 'links', group: 'setup', panel: ({ newLinks }) => <LinksScreen newLinks={newLinks} /> },
  { address: 'staff', group: 'setup', panel: () => <StaffTab /> },
  { address: 'chat', group: 'setup', panel: () => <ChatTab /> },
  { address: 'resets', group: 'setup', isFirst: true, panel: () => <ResetTab /> },
];

function inSeason(screen: ReactNode): ReactNode {
  return <LoadedSeason>{screen}</LoadedSeason>;
}

function LoadedSeason({ children }: { readonly children: ReactNode }) {
  const { season, reads } = useLoadedSeason();
  return season ? <SeasonContext value={season}>{children}</SeasonContext> : <NotLoaded queries={reads} />;
}

/** By group in the rail. On the strip of a phone, the three specified screens come first. */
function screensFor(role: Role, isRail: boolean): readonly Screen[] {
  const screens = SCREENS.filter(({ isForReview }) => isForReview || role === 'administrator');
  if (isRail) return screens;
  return [...screens.filter(({ isFirst }) => isFirst), ...screens.filter(({ isFirst }) => !isFirst)];
}

/** Unknown addresses lead to the first screen. */
function screenAt(address: string, role: Role): ScreenAddress {
  return screensFor(role, true).find((screen) => screen.address === address)?.address ?? 'approval';
}

interface Props {
  readonly session: AdminSession;
  readonly open: boolean;
  readonly address: string;
  readonly onShow: (address: string) => void;
}

/**
 * Drafts and pending decisions are state of this component, so they survive a change of tab and closing the dialog.
 * Typed text also survives a reload and the end of the session.
 */
export function Workspace({ session, open, address, onShow }: Props) {
  const drafts = useDrafts();
  const workspace = useRef<HTMLDivElement>(null);
  const role = roleOf(session);
  const shown = screenAt(address, role);
  useClearAdminData();
  useFocusAfterLogin(workspace);
  const screens = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useScreenTop(top, shown);
  useTabInView(screens, open ? shown : null);
  const isRail = useWideScreen();
  return (
    <PanelProvider role={role} show={onShow}>
      {open && (
        <div ref={workspace} className={styles.workspace}>
          <div ref={top} />
          <div ref={screens} className={styles.screens}>
            <Tabs
              label={ADMIN_TITLE}
              value={shown}
              onSelect={onShow}
              isVertical={isRail}
              tabs={screensFor(role, isRail).map(({ address: value, group, isFirst, panel }, index, all) => ({
                value,
                label: (
                  <>
                    {ADMIN_TABS[value]}
                    {value === 'approval' && <PendingCount />}
                  </>
                ),
                before: (isRail || !isFirst) && group !== all[index - 1]?.group && (
                  <span aria-hidden="true" className={styles.group}>
                    {ADMIN_GROUPS[group]}
                  </span>
                ),
                panel: value === shown && <div className={styles.screen}>{panel(drafts)}</div>,
              }))}
            />
          </div>
        </div>
      )}
    </PanelProvider>
  );
}

/** A new screen starts at its top. */
function useScreenTop(top: RefObject<HTMLElement | null>, address: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen.
  useEffect(() => {
    // Do not return this as a cleanup: newer browsers return a promise.
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [address]);
}

/** On a phone, the tabs scroll sideways: the open one is scrolled into view, even after a reload. */
function useTabInView(area: RefObject<HTMLElement | null>, shown: string | null): void {
  useEffect(() => {
    if (shown === null) return;
    // Elements have no size before the dialog is open.
    const frame = requestAnimationFrame(() => {
      const strip = area.current?.querySelector<HTMLElement>(':scope > [role=tablist]');
      const tab = strip?.querySelector<HTMLElement>(':scope > [aria-selected=true]');
      if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [area, shown]);
}

/** Removes private data from the query cache when the session ends, for whatever reason. */
function useClearAdminData() {
  const queryClient = useQueryClient();
  useEffect(() => () => clearPrivateData(queryClient), [queryClient]);
}

/** The login screen had the focus and was unmounted. When the panel opens, the dialog sets the focus instead. */
function useFocusAfterLogin(workspace: RefObject<HTMLElement | null>) {
  useEffect(
    () => workspace.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    [workspace],
  );
}

/** Screen readers find the same figure in the dialog's head. */
function PendingCount() {
  const { data } = useQuery(adminStatsQuery);
  // On every screen, as specified: Result Approval then shows the current queue at once.
  useQuery(pendingResultsQuery);
  return (
    <span aria-hidden="true" className={styles.count}>
      {data?.pending || null}
    </span>
  );
}

/** Must match workspace.module.css. */
const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
