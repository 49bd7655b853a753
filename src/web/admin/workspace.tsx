import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import { adminStatsQuery, clearPrivateData } from './admin-calls.ts';
import { PanelContext } from './panel-context.ts';
import { screenAt, screensFor } from './screens.tsx';
import { type AdminSession, roleOf } from './session/admin-session.ts';
import { useDrafts } from './use-drafts.ts';
import { ADMIN_GROUPS, ADMIN_TABS, ADMIN_TITLE } from './words.ts';
import styles from './workspace.module.css';

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
  if (!open) return null;
  return (
    <div ref={workspace} className={styles.workspace}>
      <div ref={top} />
      <div ref={screens} className={styles.screens}>
        <PanelContext value={{ drafts, role, show: onShow }}>
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
              panel: value === shown && <div className={styles.screen}>{panel}</div>,
            }))}
          />
        </PanelContext>
      </div>
    </div>
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

/** On a phone, the tabs scroll sideways: the open one is scrolled into view, also after a reload. */
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
