import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import {
  currentClubKey,
  forgetClubKey,
  isClubLink,
  keepClubKey,
  keyIn,
  useClubKey,
} from '#web/api/club-key.ts';
import { isUnknownKey, myClubQuery } from '#web/api/my-club.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useSettling } from '#web/ui/use-settling.ts';
import { CLUB_LINK } from '#words/club-link.ts';
import styles from './club-bar.module.css';
import clubLinkStyles from './club-link.module.css';

interface Props {
  /** The fragment that the page was loaded with. */
  readonly loadedWith: string;
  readonly isInChatApp: boolean;
  /** `isNew`: its link has just been opened here. */
  readonly waitingOf: (myClub: MyClubReply, isNew: boolean) => ReactNode;
  /** Whether a submission made with this key waits on the device. */
  readonly isSubmissionWaiting: (clubKey: string) => boolean;
}

/** The top of the hub for a club that has opened its link: whom this device reports for, and what waits for it. */
export function ClubBar({ loadedWith, isInChatApp, ...own }: Props) {
  const key = useClubKey();
  const [offer, closeOffer] = useOfferedKey(loadedWith, isInChatApp);
  const isNew = offer?.kind === 'taken';
  if (key === null && (!offer || isNew)) return null;
  return (
    <section aria-label={CLUB_LINK.label} className={clubLinkStyles.clubBar}>
      {offer?.kind === 'broken' && <Problem sentence={CLUB_LINK.broken} />}
      {offer?.kind === 'other-club' && <OtherClub offered={offer.key} onClose={closeOffer} />}
      {key !== null && <OwnClub clubKey={key} isNew={isNew} {...own} />}
    </section>
  );
}

interface OwnClubProps extends Pick<Props, 'waitingOf' | 'isSubmissionWaiting'> {
  readonly clubKey: string;
  readonly isNew: boolean;
}

function OwnClub({ clubKey, isNew, waitingOf, isSubmissionWaiting }: OwnClubProps) {
  const { data, error, refetch } = useQuery(myClubQuery(clubKey));
  const [isAsked, setAsked] = useState(false);
  function forget() {
    forgetClubKey();
    toasts.add(CLUB_LINK.forgotten);
  }
  if (isUnknownKey(error))
    return (
      <Problem sentence={CLUB_LINK.unknown}>
        <Button variant="secondary" onClick={forgetClubKey}>
          {CLUB_LINK.forget}
        </Button>
      </Problem>
    );
  if (!data)
    return error ? (
      <Problem sentence={CLUB_LINK.failed}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {CLUB_LINK.retry}
        </Button>
      </Problem>
    ) : (
      <p className={clubLinkStyles.clubLine}>{CLUB_LINK.loading}</p>
    );
  const { club } = data;
  return (
    <>
      <p className={clubLinkStyles.clubLine}>
        <Crest name={club.name} size={36} />
        <span>
          {CLUB_LINK.submittingFor} <b dir="auto">{club.name}</b>
        </span>
        <button type="button" className={clubLinkStyles.clubForget} onClick={() => setAsked(true)}>
          {CLUB_LINK.forget}
        </button>
      </p>
      {waitingOf(data, isNew)}
      {isAsked && (
        <RemovalQuestion
          club={club.name}
          isSubmissionWaiting={isSubmissionWaiting(clubKey)}
          onConfirm={forget}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface RemovalQuestionProps {
  readonly club: string;
  readonly isSubmissionWaiting: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function RemovalQuestion({ club, isSubmissionWaiting, onConfirm, onClose }: RemovalQuestionProps) {
  // It opens under the finger that has asked for it.
  const isSettling = useSettling(club);
  const { title, text, waiting, cancel, confirm, close } = CLUB_LINK.removal;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={close}>
      <div className={styles.content}>
        <p>
          <b dir="auto">{club}</b>. {text}
        </p>
        {isSubmissionWaiting && <p>{waiting}</p>}
        <div className={shared.pair}>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" aria-disabled={isSettling} onClick={() => !isSettling && onConfirm()}>
            {confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** A link was opened on a device that reports for another club: nobody should report for the wrong one unawares. */
function OtherClub({ offered, onClose }: { readonly offered: string; readonly onClose: () => void }) {
  const { data, error } = useQuery(myClubQuery(offered));
  const kept = useQuery(myClubQuery(useClubKey()));
  // A new link takes the place of the one that was revoked for it.
  const isReplaced = isUnknownKey(kept.error) || kept.data?.club.id === data?.club.id;
  const isTaken = data !== undefined && isReplaced;
  useEffect(() => {
    if (!isTaken) return;
    keepClubKey(offered);
    onClose();
  }, [isTaken, offered, onClose]);
  if (isUnknownKey(error)) return <Problem sentence={CLUB_LINK.unknown} />;
  if (!data || isTaken || kept.isPending)
    return <p className={clubLinkStyles.clubLine}>{CLUB_LINK.loading}</p>;
  const { question, confirm, keep } = CLUB_LINK.change;
  return (
    <div role="status" className={clubLinkStyles.clubOffer}>
      <p className={clubLinkStyles.clubLine}>
        <Crest name={data.club.name} size={36} />
        <span>
          <b dir="auto">{data.club.name}</b>. {question}
        </span>
      </p>
      <div className="answers">
        <Button
          onClick={() => {
            keepClubKey(offered);
            onClose();
          }}
        >
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

function Problem({ sentence, children }: { readonly sentence: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className={clubLinkStyles.clubProblem}>
      <p>
        <TriangleAlert aria-hidden="true" className={styles.warningIcon} />
        {sentence}
      </p>
      {children}
    </div>
  );
}

/** A link that was opened, and what is to be done about it. */
type Offer = { readonly kind: 'broken' | 'taken' } | { readonly kind: 'other-club'; readonly key: string };

/** Each load of the page counts once, also when the hub is left and shown again. */
let isLoadTaken = false;

/**
 * Keeps the key of the link that the page was opened by. Where the device has the key of another club, it is offered
 * instead of taken. `loadedWith` is the fragment that the page was loaded with: by now the address may have changed.
 * `staysInAddress`: in the browser of a chat app, so that 'Open in browser' carries it.
 */
function useOfferedKey(loadedWith: string, staysInAddress: boolean): [Offer | null, () => void] {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const take = (fragment: string) => {
      if (!isClubLink(fragment)) return;
      const key = keyIn(fragment);
      const kept = currentClubKey();
      if (key === null) setOffer({ kind: 'broken' });
      else if (kept !== null && kept !== key) setOffer({ kind: 'other-club', key });
      else {
        keepClubKey(key);
        setOffer({ kind: 'taken' });
      }
      const { pathname, search, hash } = window.location;
      if (!staysInAddress && isClubLink(hash))
        window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    const takeNext = () => take(window.location.hash);
    if (!isLoadTaken) take(loadedWith);
    isLoadTaken = true;
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, [loadedWith, staysInAddress]);
  return [offer, () => setOffer(null)];
}
