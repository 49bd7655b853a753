import './admin-panel.css';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { AdminSession } from './session/admin-session.ts';
import { LoginScreen } from './session/login-screen.tsx';
import { UndoProvider } from './undo/undo-provider.tsx';
import { ADMIN_CLOSE, ADMIN_TITLE } from './words.ts';
import { Workspace } from './workspace.tsx';

interface Props {
  readonly open: boolean;
  readonly session: AdminSession | null;
  /** Of the screen: 'overview', 'season-draw'. */
  readonly address: string;
  readonly onShow: (address: string) => void;
  readonly onClose: () => void;
}

/** The administrator's panel. What it shows is fetched only while it is open and somebody is signed in. */
export default function AdminDialog({ open, session, address, onShow, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ADMIN_TITLE}
      closeLabel={ADMIN_CLOSE}
      className={session ? 'admin-sheet' : ''}
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
