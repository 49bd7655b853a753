import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { AdminSession } from './session/admin-session.ts';
import { LoginScreen } from './session/login-screen.tsx';
import { SessionBar } from './session-bar.tsx';
import { UndoProvider } from './undo/undo-provider.tsx';
import { ADMIN_CLOSE, ADMIN_TITLE } from './words.ts';
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
        <UndoProvider key={session.token}>
          <Workspace session={session} open={open} address={address} onShow={onShow} />
        </UndoProvider>
      ) : (
        open && <LoginScreen />
      )}
    </Dialog>
  );
}
