import type { StaffEntry } from '#contract/registration.ts';
import { ENTRY_DECISIONS, type EntryDecision, type EntryStatus } from '#domain/registration/registration.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { ordinal } from '#words/numbers.ts';
import { canDecide, isLive } from './entry-decisions.ts';
import styles from './queue.module.css';
import { QUEUE } from './words.ts';

interface Props {
  readonly entry: StaffEntry;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onDecide: (decision: EntryDecision) => void;
  /** Null for reviewers. */
  readonly onNewLink: (() => void) | null;
}

const TONES: Record<EntryStatus, string | undefined> = {
  applied: shared.accent,
  accepted: shared.green,
  waiting: shared.orange,
  declined: shared.muted,
  withdrawn: shared.muted,
};

export function EntryRow({ entry, isSelected, onSelect, onDecide, onNewLink }: Props) {
  const { name, status, position, checkedIn, contact, reason, enteredAt } = entry;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the keys of the queue work
    <li tabIndex={0} aria-label={name} className={`${shared.card} ${styles.entry}`}>
      <div className={styles.head}>
        {isLive(entry) && (
          <label className={styles.check}>
            <input
              type="checkbox"
              className={shared.checkBox}
              aria-label={QUEUE.select(name)}
              checked={isSelected}
              onChange={onSelect}
            />
          </label>
        )}
        <Crest name={name} size={28} />
        <b dir="auto">{name}</b>
        <span className={`${styles.status} ${TONES[status]}`}>
          {QUEUE.statuses[status]}
          {position !== null && `, ${ordinal(position)}`}
        </span>
      </div>
      <p className={styles.facts}>
        {checkedIn && <span className={shared.green}>{QUEUE.checkedIn}</span>}
        <TimeAgo iso={enteredAt} />
        {reason && <q dir="auto">{reason}</q>}
      </p>
      {contact !== '' && (
        <p className={styles.contact}>
          <span dir="auto">{contact}</span>
          <CopyButton text={contact} variant="quiet" label={`${QUEUE.copyContact}, ${name}`}>
            {QUEUE.copyContact}
          </CopyButton>
        </p>
      )}
      {isLive(entry) && (
        <div className={styles.actions}>
          {ENTRY_DECISIONS.filter((decision) => canDecide(entry, decision)).map((decision) => (
            <Button
              key={decision}
              variant={decision === 'accept' ? 'primary' : 'secondary'}
              aria-label={`${QUEUE.decisions[decision]}, ${name}`}
              onClick={() => onDecide(decision)}
            >
              {QUEUE.short[decision]}
            </Button>
          ))}
          {onNewLink && (
            <Button variant="quiet" aria-label={`${QUEUE.newLink}, ${name}`} onClick={onNewLink}>
              {QUEUE.newLink}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
