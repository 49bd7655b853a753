import type { RegistrationReply } from '#contract/registration.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Check } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './join.module.css';
import { entriesByStatus } from './registration-now.ts';
import { ENTRIES } from './words.ts';

interface Props {
  readonly registration: RegistrationReply;
  readonly isOpen: boolean;
  /** The entry of the club on this device; null if there is none. */
  readonly own: number | null;
}

/** The clubs that have entered, each with its place. */
export function EntryList({ registration, isOpen, own }: Props) {
  const { accepted, waiting } = entriesByStatus(registration);
  const { underReview } = registration;
  return (
    <div className={`${shared.stack} ${styles.lists}`}>
      <section aria-labelledby="join-accepted" className={shared.stack}>
        <h2 id="join-accepted" className={shared.heading}>
          {ENTRIES.accepted(accepted.length)}
        </h2>
        {accepted.length === 0 ? (
          <p className={shared.muted}>{isOpen ? ENTRIES.empty : ENTRIES.emptyClosed}</p>
        ) : (
          <Clubs entries={accepted} own={own} />
        )}
        {underReview > 0 && <p className={shared.note}>{ENTRIES.underReview(underReview)}</p>}
      </section>
      {waiting.length > 0 && (
        <section aria-labelledby="join-waiting" className={shared.stack}>
          <h2 id="join-waiting" className={shared.heading}>
            {ENTRIES.waiting(waiting.length)}
          </h2>
          <Clubs entries={waiting} own={own} />
        </section>
      )}
    </div>
  );
}

interface ClubsProps {
  readonly entries: RegistrationReply['entries'];
  readonly own: number | null;
}

function Clubs({ entries, own }: ClubsProps) {
  return (
    <ol className={styles.clubs}>
      {entries.map(({ number, name, checkedIn }, index) => (
        <li key={number} data-own={number === own || undefined}>
          <span className={styles.place}>{index + 1}</span>
          <Crest name={name} size={28} />
          <span className={styles.clubName}>
            <ClubName name={name} />
          </span>
          {number === own && <span className={shared.hidden}>{ENTRIES.yours}</span>}
          {checkedIn && (
            <span className={shared.green} title={ENTRIES.checkedIn}>
              <Check className={shared.iconMedium} />
              <span className={shared.hidden}>{ENTRIES.checkedIn}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
