import { encode } from 'uqr';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ADMIN_CLOSE } from '../words.ts';
import linksStyles from './links.module.css';
import styles from './qr-dialog.module.css';
import { LINKS } from './words.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A link to be scanned from the screen of the administrator. */
export function QrDialog({ title, text, onClose }: Props) {
  const { size, data } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={ADMIN_CLOSE}>
      <div className={styles.content}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={LINKS.qr} className={linksStyles.adminQr}>
          <rect width={size} height={size} fill="#fff" />
          <path d={modules.join('')} fill="#000" />
        </svg>
        <p>{LINKS.qrAbout}</p>
      </div>
    </Dialog>
  );
}
