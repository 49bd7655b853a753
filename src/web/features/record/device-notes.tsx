import type { RecordEntry } from '#domain/record/kinds.ts';
import { type RecordHead, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import type { Receipt } from '#web/api/record-memory.ts';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './check-record.module.css';
import recordToolsStyles from './record-tools.module.css';
import { useDeviceMemory } from './use-device-memory.ts';
import { DEVICE, headMissingText } from './words.ts';

interface Props {
  readonly head: RecordHead;
  readonly loaded: readonly RecordEntry[];
}

/** Compares what this device remembers with the current record. */
export function DeviceNotes({ head, loaded }: Props) {
  const memory = useDeviceMemory(head, loaded);
  return (
    <>
      {memory.missingHead && (
        <MissingHead missing={memory.missingHead} loaded={loaded} onForget={memory.forgetHead} />
      )}
      <Receipts
        receipts={memory.receipts}
        missing={memory.missingReceipts}
        onForget={memory.forgetReceipts}
      />
    </>
  );
}

interface MissingHeadProps {
  readonly missing: RecordHead;
  /** May contain the entry of a restore. */
  readonly loaded: readonly RecordEntry[];
  readonly onForget: () => void;
}

/** The head that this device has seen is no longer in the record. */
function MissingHead({ missing, loaded, onForget }: MissingHeadProps) {
  const restored = loaded.findLast(({ kind }) => kind === 'restored');
  return (
    <div role="alert" className={`${shared.card} ${recordToolsStyles.recordMissing}`}>
      <p className={`${recordToolsStyles.recordWarning} ${shared.red}`}>
        <TriangleAlert className={shared.iconMedium} />
        {DEVICE.missingTitle}
      </p>
      <p className={`${styles.text} ${shared.small}`}>{headMissingText(missing)}</p>
      {restored && (
        <p className={`${styles.text} ${shared.small}`}>
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
  /** Their hashes. */
  readonly missing: ReadonlySet<string>;
  readonly onForget: () => void;
}

/** Submissions from this device. */
function Receipts({ receipts, missing, onForget }: ReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className={`${shared.card} ${shared.notOnPaper}`}>
      <h2 id="receipts" className={shared.heading}>
        {DEVICE.receipts}
      </h2>
      <p className={`${styles.text} ${shared.note}`}>{DEVICE.receiptsText}</p>
      <ul className={recordToolsStyles.recordReceipts}>
        {receipts.map((receipt) => (
          <li key={receipt.hash}>
            <Link href={entryPath(receipt.seq)}>
              <b>{shortName(receipt)}</b>
              <span dir="auto">{receipt.text}</span>
              <time dateTime={receipt.at}>{exactText(receipt.at)}</time>
              {missing.has(receipt.hash) && <strong className={shared.red}>{DEVICE.gone}</strong>}
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
