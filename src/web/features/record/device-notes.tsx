import type { RecordEntry } from '#domain/record/kinds.ts';
import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import type { Receipt } from '#web/api/record-memory.ts';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './device-notes.module.css';
import recordToolsStyles from './record-tools.module.css';
import { useDeviceMemory } from './use-device-memory.ts';
import { DEVICE, headGoneText } from './words.ts';

interface Props {
  readonly head: RecordHead;
  readonly loaded: readonly RecordEntry[];
}

/** What this device remembers of the record, beside the record as it is. */
export function DeviceNotes({ head, loaded }: Props) {
  const memory = useDeviceMemory(head, loaded);
  return (
    <>
      {memory.goneHead && <GoneHead gone={memory.goneHead} loaded={loaded} onForget={memory.forgetHead} />}
      <Receipts receipts={memory.receipts} gone={memory.goneReceipts} onForget={memory.forgetReceipts} />
    </>
  );
}

interface GoneProps {
  readonly gone: RecordHead;
  /** Where a restore may be told of. */
  readonly loaded: readonly RecordEntry[];
  readonly onForget: () => void;
}

/** What this device has seen is no longer there. */
function GoneHead({ gone, loaded, onForget }: GoneProps) {
  const restored = loaded.findLast(({ kind }) => kind === 'restored');
  return (
    <div role="alert" className={`${shared.card} ${recordToolsStyles.recordGone}`}>
      <p className={styles.warning}>
        <TriangleAlert className={shared.iconMedium} />
        {DEVICE.goneTitle}
      </p>
      <p className={styles.details}>{headGoneText(gone)}</p>
      {restored && (
        <p className={styles.details}>
          {DEVICE.restored}{' '}
          <Link href={entryPath(restored.seq)} className={shared.underlined}>
            {shortName(restored)}
          </Link>
        </p>
      )}
      <Button variant="secondary" className={styles.action} onClick={onForget}>
        {DEVICE.forget}
      </Button>
    </div>
  );
}

interface ReceiptsProps {
  readonly receipts: readonly Receipt[];
  /** By their hashes. */
  readonly gone: ReadonlySet<string>;
  readonly onForget: () => void;
}

/** What was reported from this device. */
function Receipts({ receipts, gone, onForget }: ReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className={`${shared.card} ${styles.notes}`}>
      <h2 id="receipts" className={shared.heading}>
        {DEVICE.receipts}
      </h2>
      <p className={`${styles.hint} ${shared.note}`}>{DEVICE.receiptsText}</p>
      <ul className={recordToolsStyles.recordReceipts}>
        {receipts.map((receipt) => (
          <li key={receipt.hash}>
            <Link href={entryPath(receipt.seq)}>
              <b className={styles.number}>{shortName(receipt)}</b>
              <span dir="auto">{receipt.text}</span>
              <time dateTime={receipt.at}>{exactText(receipt.at)}</time>
              {gone.has(receipt.hash) && <strong className={shared.red}>{DEVICE.gone}</strong>}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onForget}>
        {DEVICE.forgetReceipts}
      </Button>
    </section>
  );
}
