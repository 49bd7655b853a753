import { encode } from 'uqr';
import shared from '../shared.module.css';
import { Dialog } from './dialog.tsx';
import styles from './qr-dialog.module.css';

const WORDS = { code: 'QR code', close: 'Close' } as const;

export interface QrDialogProps {
  readonly title: string;
  /** The encoded text. */
  readonly text: string;
  /** Below the code. */
  readonly hint: string;
  readonly onClose: () => void;
}

export default function QrDialog({ title, text, hint, onClose }: QrDialogProps) {
  const { size, data } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={WORDS.close}>
      <div className={`${shared.stack} ${styles.qr}`}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={WORDS.code}>
          <rect width={size} height={size} fill="#fff" />
          <path d={modules.join('')} fill="#000" />
        </svg>
        <p>{hint}</p>
      </div>
    </Dialog>
  );
}
