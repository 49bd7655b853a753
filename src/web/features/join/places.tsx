import type { RegistrationReply } from '#contract/registration.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { countdownText, SECOND } from '#web/ui/time/formats.ts';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import styles from './join.module.css';
import { type CheckInPhase, entriesByStatus } from './registration-now.ts';
import { PLACES_WORDS } from './words.ts';

interface Props {
  readonly registration: RegistrationReply;
  readonly isOpen: boolean;
  readonly phase: CheckInPhase;
}

/** How many places are left, and when registration closes. */
export function Places({ registration, isOpen, phase }: Props) {
  const { places, closesAt, checkIn } = registration;
  const accepted = entriesByStatus(registration).accepted;
  const taken = accepted.length;
  const checkedIn = accepted.filter((entry) => entry.checkedIn).length;
  const isCheckIn = phase === 'open';
  return (
    <section aria-label={PLACES_WORDS.title} className={`${shared.stack} ${styles.places}`}>
      <p className={styles.figure}>
        <Figure taken={taken} places={places} isOpen={isOpen} />
      </p>
      <div className={`${shared.stack} ${styles.bar}`}>
        <progress
          className={shared.progress}
          max={isCheckIn ? taken : places}
          value={Math.min(isCheckIn ? checkedIn : taken, places)}
          aria-label={isCheckIn ? PLACES_WORDS.checkIn : PLACES_WORDS.title}
        />
        <p className={shared.note}>
          {isCheckIn
            ? PLACES_WORDS.checkedIn(checkedIn, taken)
            : isOpen && taken >= places
              ? PLACES_WORDS.fullHint
              : PLACES_WORDS.taken(taken, places)}
        </p>
      </div>
      <dl className={`${shared.stack} ${styles.times}`}>
        {isOpen && closesAt !== null && (
          <div>
            <dt>{PLACES_WORDS.closes}</dt>
            <dd>
              <LocalTime iso={closesAt} />
              <Countdown to={closesAt} before={PLACES_WORDS.closesIn} />
            </dd>
          </div>
        )}
        {checkIn && phase !== 'over' && (
          <div>
            <dt>{PLACES_WORDS.checkIn}</dt>
            <dd>
              <span>
                {PLACES_WORDS.from} <LocalTime iso={checkIn.opensAt} />
              </span>
              <span>
                {PLACES_WORDS.until} <LocalTime iso={checkIn.closesAt} />
              </span>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly taken: number;
  readonly places: number;
  readonly isOpen: boolean;
}

function Figure({ taken, places, isOpen }: FigureProps) {
  if (!isOpen)
    return (
      <>
        <b>{taken}</b> {PLACES_WORDS.entered(taken)}
      </>
    );
  if (taken >= places) return <strong>{PLACES_WORDS.full}</strong>;
  return (
    <>
      <b>{places - taken}</b> {PLACES_WORDS.left(places)}
    </>
  );
}

/** Without JavaScript nothing counts down, and a wrong clock is worse than none. */
export function Countdown({ to, before }: { readonly to: string; readonly before: string }) {
  const now = useNow(SECOND);
  if (!useHydrated()) return null;
  return (
    <span className={styles.countdown} role="timer">
      {before} <b>{countdownText(Date.parse(to) - now)}</b>
    </span>
  );
}
