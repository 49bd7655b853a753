import { type ComponentProps, type ComponentType, useContext, useEffect, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { ShieldCheck } from '#web/ui/icons.tsx';
import { openDialog } from '#web/ui/lazy-part.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { knownServerNow } from '#web/ui/time/server-time.ts';
import { counted } from '#words/numbers.ts';
import styles from './admin-button.module.css';
import type AdminDialog from './admin-dialog.tsx';
import {
  ADMIN_BUTTON,
  ADMIN_NOT_LOADED,
  expireSession,
  hasExpired,
  useAdminSession,
} from './session/admin-session.ts';

const CHECK_MS = 60_000;
const FIRST_SCREEN = 'approval';

/** A personal link opens the panel, which asks for confirmation before it logs in. */
const isStaffLink = () => window.location.hash.startsWith('#staff=');

/** Loads the panel on demand. The number of pending results is public, so every visitor sees it. */
export default function AdminButton({ pending }: { readonly pending: number }) {
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof AdminDialog>> | null>(null);
  const [address, setAddress] = usePanelAddress();
  /** The panel reopens where it was closed. */
  const [lastScreen, setLastScreen] = useState(FIRST_SCREEN);
  const session = useAdminSession();

  const now = useNow(CHECK_MS);
  useEffect(() => {
    // The clock of the device may be wrong.
    if (session && knownServerNow() !== null && hasExpired(session, now)) expireSession();
  }, [session, now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address now and for later ones.
  useEffect(() => {
    const openForStaff = () => {
      if (isStaffLink()) setAddress(lastScreen);
    };
    openForStaff();
    // Pasted into the address bar of an open page, a link does not load it again.
    window.addEventListener('hashchange', openForStaff);
    return () => window.removeEventListener('hashchange', openForStaff);
  }, []);

  const isRequested = address !== null && !Panel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request.
  useEffect(() => {
    if (!isRequested) return;
    void openDialog(
      () => import('./admin-dialog.tsx'),
      (Dialog) => setPanel(() => Dialog),
      () => {
        setAddress(null);
        return ADMIN_NOT_LOADED;
      },
    );
  }, [isRequested]);

  function close() {
    if (address !== null) setLastScreen(address);
    setAddress(null);
  }
  return (
    <>
      <button
        type="button"
        className={styles.adminButton}
        aria-haspopup="dialog"
        onClick={() => setAddress(lastScreen)}
      >
        <ShieldCheck className={shared.iconSmall} />
        {ADMIN_BUTTON}
        {pending > 0 && (
          <span className={styles.adminBadge}>
            <span aria-hidden="true">{pending}</span>
            <span className={shared.hidden}>{counted(pending, 'pending result')}</span>
          </span>
        )}
      </button>
      {Panel && (
        <Panel
          open={address !== null}
          session={session}
          address={address ?? lastScreen}
          onShow={setAddress}
          onClose={close}
        />
      )}
    </>
  );
}

const NAME = 'admin';

/**
 * The open screen of the panel, from the URL ('/ng-hub?admin=season-draw'), and a function to open another; null when
 * the panel is closed. A reload returns to the same screen, after a login if there is no session.
 */
function usePanelAddress(): [string | null, (screen: string | null) => void] {
  const { navigate } = useContext(NavigationContext);
  const screen = new URLSearchParams(useSearch()).get(NAME);
  const show = (next: string | null) => {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    // A closing dialog fires twice, and by the second time the page may have changed.
    if (query.get(NAME) === next) return;
    if (next === null) query.delete(NAME);
    else query.set(NAME, next);
    navigate(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, { replace: true });
  };
  return [screen, show];
}
