import { useEffect, useRef, useState } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import type { OwnEntry as Entry, OwnEntryReply, RegistrationReply } from '#contract/registration.ts';
import { clubLinkPath, PATHS } from '#paths.ts';
import { forgetClubKey } from '#web/api/club-key.ts';
import { clubPost } from '#web/api/repeatable-call.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import type { QrDialogProps } from '#web/ui/dialog/qr-dialog.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { canonicalOrigin } from '#web/ui/navigation.ts';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { entryStatusText } from '#words/registration.ts';
import styles from './join.module.css';
import { Countdown } from './places.tsx';
import type { CheckInPhase } from './registration-now.ts';
import { OWN_ENTRY } from './words.ts';

const QrDialog = lazyPart<QrDialogProps>(() => import('#web/ui/dialog/qr-dialog.tsx'));

interface Props {
  readonly clubKey: string;
  readonly entry: Entry;
  /** Its place after the draw; null until then. */
  readonly club: MyClubReply['club'];
  readonly registration: RegistrationReply;
  readonly phase: CheckInPhase;
  /** From then on the list of clubs is final. */
  readonly isSealed: boolean;
  /** Whether it has just entered here. */
  readonly isNew: boolean;
}

/** The status of the club that entered on this device, and everything it can do until the draw. */
export function OwnEntry({ clubKey, entry, club, registration, phase, isSealed, isNew }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (isNew) title.current?.focus();
  }, [isNew]);
  const { explanations, leftOut, reason, drawn, drawnText, toHub } = OWN_ENTRY;
  const isLeftOut = isSealed && entry.status !== 'accepted';
  return (
    <section
      aria-label={OWN_ENTRY.label}
      className={`${shared.card} ${styles.own}`}
      data-status={entry.status}
    >
      <div className={styles.ownHead}>
        <Crest name={entry.name} size={64} />
        <div>
          <p className={`${styles.ownName} ${shared.muted}`} dir="auto">
            {entry.name}
          </p>
          <h2 ref={title} tabIndex={-1} className={`${styles.status} ${shared.section}`}>
            {club ? drawn(club.group) : entryStatusText(entry, registration)}
          </h2>
        </div>
      </div>
      <p>{club ? drawnText : isLeftOut ? leftOut : explanations[entry.status]}</p>
      {entry.reason && (
        <p>
          {reason} <q dir="auto">{entry.reason}</q>
        </p>
      )}
      {club ? (
        <LinkButton href={PATHS.hub}>{toHub}</LinkButton>
      ) : (
        <CheckIn entry={entry} checkIn={registration.checkIn} phase={phase} />
      )}
      <ClubLink clubKey={clubKey} club={entry.name} />
      {!isSealed && <Withdraw club={entry.name} />}
    </section>
  );
}

interface CheckInProps extends Pick<RegistrationReply, 'checkIn'>, Pick<Props, 'entry' | 'phase'> {}

function CheckIn({ entry: { status, checkedIn }, checkIn, phase }: CheckInProps) {
  const words = OWN_ENTRY.checkIn;
  const { send, isSending } = useWrite({
    call: () => clubPost<OwnEntryReply>('check-in', {}),
    onDone: () => words.toast,
    failed: () => words.failed,
  });
  if (checkedIn)
    return (
      <p role="status" className={styles.present}>
        <CircleCheck className={shared.iconMedium} />
        <span>
          <b>{words.done}</b> {status === 'accepted' && words.doneHint}
        </span>
      </p>
    );
  if (!checkIn || phase === 'none' || phase === 'over' || status === 'applied') return null;
  return (
    <div className={`${shared.stack} ${styles.checkIn}`}>
      <p>
        {words.title}{' '}
        <Countdown to={phase === 'open' ? checkIn.closesAt : checkIn.opensAt} before={words[phase]} />
      </p>
      {phase === 'open' && (
        <Button aria-disabled={isSending} onClick={() => void send()}>
          {words.button}
        </Button>
      )}
      <p className={shared.note}>{status === 'waiting' ? words.waitingHint : words.acceptedHint}</p>
    </div>
  );
}

function ClubLink({ clubKey, club }: { readonly clubKey: string; readonly club: string }) {
  const [isScanned, setScanned] = useState(false);
  const { title, text, copy, qr, qrHint, share } = OWN_ENTRY.link;
  const path = clubLinkPath(clubKey);
  const url = `${canonicalOrigin()}${path}`;
  return (
    <div className={`${shared.stack} ${styles.link}`}>
      <h3 className={shared.strong}>{title}</h3>
      <p className={shared.note}>{text}</p>
      <code>{url}</code>
      <div className={shared.row}>
        <CopyButton text={url}>{copy}</CopyButton>
        {'share' in navigator && <ShareLink path={path} title={share(club)} />}
        <Button variant="secondary" onClick={() => setScanned(true)}>
          {qr}
        </Button>
      </div>
      {isScanned && <QrDialog title={club} text={url} hint={qrHint} onClose={() => setScanned(false)} />}
    </div>
  );
}

function Withdraw({ club }: { readonly club: string }) {
  const [isAsking, setAsking] = useState(false);
  const { button, title, summary, warning, done, failed } = OWN_ENTRY.withdraw;
  const { send, isSending } = useWrite({
    call: () => clubPost<OwnEntryReply>('withdraw-entry', {}),
    onDone: () => {
      // The key of a club that has left opens nothing.
      forgetClubKey();
      return done;
    },
    failed: () => failed,
  });
  return (
    <div>
      <Button variant="quiet" aria-disabled={isSending} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          summary={summary(club)}
          warning={warning}
          confirmLabel={button}
          onConfirm={() => {
            setAsking(false);
            void send();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
