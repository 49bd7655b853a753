import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { MyClubReply, PlacedClubReply } from '#contract/club-links.ts';
import { PATHS } from '#paths.ts';
import {
  clubKeyIn,
  currentClubKey,
  forgetClubKey,
  isClubLink,
  storeClubKey,
  useClubKey,
} from '#web/api/club-key.ts';
import { isPlaced, isUnknownKey, myClubQuery } from '#web/api/my-club.ts';
import { registrationQuery } from '#web/api/queries.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LogOut, TriangleAlert } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { CLUB_LINK } from '#words/club-link.ts';
import { entryStatusText } from '#words/registration.ts';
import clubLinkStyles from './club-link.module.css';

interface Props {
  /** The URL fragment when the page was loaded. */
  readonly initialFragment: string;
  readonly isInChatApp: boolean;
  /** `isNew`: its link has just been opened here. */
  readonly pendingFor: (myClub: PlacedClubReply, isNew: boolean) => ReactNode;
  /** Whether a submission made with this key is queued on the device. */
  readonly hasQueuedSubmission: (clubKey: string) => boolean;
}

/** The top of the hub on a device with a club link: the club, and everything it has to answer. */
export function ClubBar({ initialFragment, isInChatApp, ...own }: Props) {
  const key = useClubKey();
  const [offer, closeOffer] = useOfferedKey(initialFragment, isInChatApp);
  const isNew = offer?.kind === 'taken';
  if (key === null && (!offer || isNew)) return null;
  return (
    <section aria-label={CLUB_LINK.label} className={clubLinkStyles.clubBar}>
      {offer?.kind === 'broken' && <Problem message={CLUB_LINK.broken} />}
      {offer?.kind === 'other-club' && <OtherClub offered={offer.key} onClose={closeOffer} />}
      {key !== null && <OwnClub clubKey={key} isNew={isNew} {...own} />}
    </section>
  );
}

interface OwnClubProps extends Pick<Props, 'pendingFor' | 'hasQueuedSubmission'> {
  readonly clubKey: string;
  readonly isNew: boolean;
}

function OwnClub({ clubKey, isNew, pendingFor, hasQueuedSubmission }: OwnClubProps) {
  const { data, error, refetch } = useQuery(myClubQuery(clubKey));
  const [isAsking, setAsked] = useState(false);
  function forget() {
    forgetClubKey();
    toasts.add(CLUB_LINK.forgotten);
  }
  if (isUnknownKey(error))
    return (
      <Problem message={CLUB_LINK.unknown}>
        <Button variant="secondary" onClick={forgetClubKey}>
          {CLUB_LINK.forget}
        </Button>
      </Problem>
    );
  if (!data)
    return error ? (
      <Problem message={CLUB_LINK.failed}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {CLUB_LINK.retry}
        </Button>
      </Problem>
    ) : (
      <p className={clubLinkStyles.clubLine}>{CLUB_LINK.loading}</p>
    );
  const name = nameOf(data);
  const { title, text, waiting, confirm } = CLUB_LINK.removal;
  return (
    <>
      <p className={clubLinkStyles.clubLine}>
        <Crest name={name} size={28} />
        {data.club ? (
          <span>
            {CLUB_LINK.submittingFor}{' '}
            <b>
              <ClubName name={name} />
            </b>
          </span>
        ) : (
          <EntryLine name={name} entry={data.entry} />
        )}
        <button
          type="button"
          aria-label={CLUB_LINK.forget}
          title={CLUB_LINK.forget}
          className={clubLinkStyles.clubForget}
          onClick={() => setAsked(true)}
        >
          <LogOut />
        </button>
      </p>
      {isPlaced(data) && pendingFor(data, isNew)}
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirmLabel={confirm}
          onConfirm={forget}
          onClose={() => setAsked(false)}
        >
          <p>
            <b dir="auto">{name}</b>. {text}
          </p>
          {hasQueuedSubmission(clubKey) && <p>{waiting}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A club that has entered, until the draw gives it a place. */
function EntryLine({ name, entry }: { readonly name: string; readonly entry: MyClubReply['entry'] }) {
  const registration = useQuery({ ...registrationQuery, refetchInterval: false }).data;
  return (
    <span>
      <b>
        <ClubName name={name} />
      </b>{' '}
      <Link href={PATHS.join} className={`${shared.accent} ${shared.underlined}`}>
        {entry && entryStatusText(entry, registration)}
      </Link>
    </span>
  );
}

/** The device already submits for another club: switching has to be confirmed. */
function OtherClub({ offered, onClose }: { readonly offered: string; readonly onClose: () => void }) {
  const { data, error } = useQuery(myClubQuery(offered));
  const current = useQuery(myClubQuery(useClubKey()));
  // A new link replaces the one that was revoked for it.
  const isReplaced =
    isUnknownKey(current.error) || (!!current.data && !!data && isSameClub(current.data, data));
  const isAccepted = data !== undefined && isReplaced;
  useEffect(() => {
    if (!isAccepted) return;
    storeClubKey(offered);
    onClose();
  }, [isAccepted, offered, onClose]);
  if (isUnknownKey(error)) return <Problem message={CLUB_LINK.unknown} />;
  if (!data || isAccepted || current.isPending)
    return <p className={clubLinkStyles.clubLine}>{CLUB_LINK.loading}</p>;
  const { question, confirm, keep } = CLUB_LINK.change;
  return (
    <div role="status" className={`${shared.stack} ${clubLinkStyles.clubOffer}`}>
      <p className={clubLinkStyles.clubLine}>
        <Crest name={nameOf(data)} size={36} />
        <span>
          <b dir="auto">{nameOf(data)}</b>. {question}
        </span>
      </p>
      <div className={`${shared.pair} ${clubLinkStyles.clubChoice}`}>
        <Button
          onClick={() => {
            storeClubKey(offered);
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

/** A club that has entered has only its entry until the draw is done. */
function nameOf({ club, entry }: MyClubReply): string {
  return club?.name ?? entry?.name ?? '';
}

function isSameClub(a: MyClubReply, b: MyClubReply): boolean {
  if (a.club && b.club) return a.club.id === b.club.id;
  return a.entry !== undefined && a.entry.number === b.entry?.number;
}

function Problem({ message, children }: { readonly message: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className={`${shared.stack} ${clubLinkStyles.clubOffer}`}>
      <p className={clubLinkStyles.clubProblem}>
        <TriangleAlert aria-hidden="true" className={`${shared.iconMedium} ${shared.orange}`} />
        {message}
      </p>
      {children}
    </div>
  );
}

/** An opened link, and what happened to it. */
type Offer = { readonly kind: 'broken' | 'taken' } | { readonly kind: 'other-club'; readonly key: string };

/** The initial link is read once, even when the hub is left and shown again. */
let isInitialLinkRead = false;

/**
 * Stores the key of the link that opened the page. If the device has another club's key, the visitor is asked first.
 * `initialFragment` is needed because the URL may have changed since. `keepInUrl` is for in-app browsers, so that 'Open
 * in browser' passes it on.
 */
function useOfferedKey(loadedWith: string, keepInUrl: boolean): [Offer | null, () => void] {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const readLink = (fragment: string) => {
      if (!isClubLink(fragment)) return;
      const key = clubKeyIn(fragment);
      const current = currentClubKey();
      if (key === null) setOffer({ kind: 'broken' });
      else if (current !== null && current !== key) setOffer({ kind: 'other-club', key });
      else {
        storeClubKey(key);
        setOffer({ kind: 'taken' });
      }
      const { pathname, search, hash } = window.location;
      if (!keepInUrl && isClubLink(hash))
        window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    const onHashChange = () => readLink(window.location.hash);
    if (!isInitialLinkRead) readLink(loadedWith);
    isInitialLinkRead = true;
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [loadedWith, keepInUrl]);
  return [offer, () => setOffer(null)];
}
