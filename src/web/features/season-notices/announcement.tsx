import { Megaphone } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './season-notices.module.css';

const ANNOUNCEMENT = 'Announcement';

/** One line from the administrators, for everyone. */
export function Announcement({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.announcement}>
      <Megaphone />
      <span>
        <span className={shared.hidden}>{ANNOUNCEMENT}: </span>
        <span dir="auto">{text}</span>
      </span>
    </p>
  );
}
