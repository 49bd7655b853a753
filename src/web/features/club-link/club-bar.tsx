import './club-link.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import { forgetClubKey, keepClubKey, useClubKey } from '#web/api/club-key.ts';
import { HttpError } from '#web/api/http.ts';
import { myClubQuery } from '#web/api/my-club.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { CLUB_LINK } from '#web/content/club-link.ts';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons/triangle-alert.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useOfferedKey } from './offered-key.ts';

interface Props {
  /** The fragment that the page was loaded with. */
  readonly loadedWith: string;
  readonly isInChatApp: boolean;
  readonly waitingOf: (myClub: MyClubReply) => ReactNode;
}

/** The top of the hub for a club that has opened its link: whom this device reports for, and what waits for it. */
export function ClubBar({ loadedWith, isInChatApp, waitingOf }: Props) {
  const key = useClubKey();
  const [offer, closeOffer] = useOfferedKey(loadedWith, isInChatApp);
  if (key === null && !offer) return null;
  return (
    <section aria-label={CLUB_LINK.label} className="club-bar">
      {offer?.kind === 'broken' && <Problem sentence={CLUB_LINK.broken} />}
      {offer?.kind === 'other-club' && <OtherClub offered={offer.key} onClose={closeOffer} />}
      {key !== null && <OwnClub clubKey={key} waitingOf={waitingOf} />}
    </section>
  );
}

function OwnClub({ clubKey, waitingOf }: Pick<Props, 'waitingOf'> & { readonly clubKey: string }) {
  const { data, error, refetch } = useQuery(myClubQuery(clubKey));
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
      <p className="club-line">{CLUB_LINK.loading}</p>
    );
  const { club } = data;
  return (
    <>
      <p className="club-line">
        <Crest name={club.name} size={36} />
        <span>
          {CLUB_LINK.reportingFor} <b dir="auto">{club.name}</b>
        </span>
        <button type="button" className="club-forget" onClick={forget}>
          {CLUB_LINK.forget}
        </button>
      </p>
      {waitingOf(data)}
    </>
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
  if (!data || isTaken || kept.isPending) return <p className="club-line">{CLUB_LINK.loading}</p>;
  const { question, confirm, keep } = CLUB_LINK.change;
  return (
    <div role="status" className="club-offer">
      <p className="club-line">
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

function isUnknownKey(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'unknown_club_key';
}

function Problem({ sentence, children }: { readonly sentence: string; readonly children?: ReactNode }) {
  return (
    <div role="alert" className="club-problem">
      <p>
        <TriangleAlert aria-hidden="true" className="size-5 text-orange" />
        {sentence}
      </p>
      {children}
    </div>
  );
}
