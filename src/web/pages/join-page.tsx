import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyClubReply } from '#contract/club-links.ts';
import type { RegistrationReply } from '#contract/registration.ts';
import { PATHS } from '#paths.ts';
import { forgetClubKey, useClubKey } from '#web/api/club-key.ts';
import { isUnknownKey, myClubQuery } from '#web/api/my-club.ts';
import { hasFailed, registrationQuery, tournamentQuery } from '#web/api/queries.ts';
import { EntryForm } from '#web/features/join/entry-form.tsx';
import { EntryList } from '#web/features/join/entry-list.tsx';
import styles from '#web/features/join/join.module.css';
import { OwnEntry } from '#web/features/join/own-entry.tsx';
import { Places } from '#web/features/join/places.tsx';
import { checkInPhase, hasBegun, isOpenAt } from '#web/features/join/registration-now.ts';
import { JOIN, JOIN_META, OWN_ENTRY } from '#web/features/join/words.ts';
import { Announcement } from '#web/features/season-notices/announcement.tsx';
import { ClubKeyField } from '#web/features/submit-result/club-key-field.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Container } from '#web/ui/layout.tsx';
import { StaleMark } from '#web/ui/load-error.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { SECOND } from '#web/ui/time/formats.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';
import { RECONNECTING } from '#words/fallbacks.ts';
import { HUB_LINK } from '#words/titles.ts';
import { ReadError } from './read-error.tsx';

export const meta = JOIN_META;

export default function JoinPage() {
  const read = useQuery(registrationQuery);
  const registration = read.data;
  const isOpen = useAsOfNow(SECOND, (now) => (registration && isOpenAt(registration, now) ? 1 : 0)) === 1;
  return (
    <>
      <PageHeader
        title={JOIN.title}
        back={HUB_LINK}
        lead={registration ? JOIN.leads[leadOf(registration, isOpen)] : JOIN.loading}
        art={<TitleArt constellation="ring" />}
      />
      <Container className={styles.page}>
        {!registration && <ReadError reads={[read]} words={JOIN} />}
        {registration && hasFailed(read) && <StaleMark>{RECONNECTING}</StaleMark>}
        {registration &&
          (hasBegun(registration) ? (
            <Registration registration={registration} isOpen={isOpen} />
          ) : (
            <NotOpen />
          ))}
      </Container>
    </>
  );
}

function leadOf(registration: RegistrationReply, isOpen: boolean): keyof typeof JOIN.leads {
  if (isOpen) return 'open';
  return hasBegun(registration) ? 'closed' : 'none';
}

function NotOpen() {
  return (
    <div className={`${styles.notOpen} ${shared.reading}`}>
      <p>{JOIN.none.text}</p>
      <LinkButton href={PATHS.hub} variant="secondary">
        {JOIN.none.link}
      </LinkButton>
    </div>
  );
}

interface Props {
  readonly registration: RegistrationReply;
  readonly isOpen: boolean;
}

function Registration({ registration, isOpen }: Props) {
  // Live events are enough here, as on the home page.
  const draw = useQuery({ ...tournamentQuery, refetchInterval: false }).data?.draw.state ?? 'none';
  const phase = useAsOfNow(SECOND, (now) => checkInPhase(registration, now));
  const key = useClubKey();
  const myClub = useQuery(myClubQuery(key));
  const [isNew, setNew] = useState(false);
  // A club that has left keeps the data of its last read.
  const reply = isUnknownKey(myClub.error) ? undefined : myClub.data;
  const entry = reply?.entry;
  const isSealed = draw !== 'none' && draw !== 'pots';
  const isHydrated = useHydrated();
  const isForm = key === null || (reply !== undefined && !entry);
  return (
    <>
      <Announcement text={registration.note} />
      <div className={styles.layout}>
        <div className={`${shared.stack} ${styles.side}`}>
          {key !== null && entry && (
            <OwnEntry
              clubKey={key}
              entry={entry}
              club={reply?.club ?? null}
              registration={registration}
              phase={phase}
              isSealed={isSealed}
              isNew={isNew}
            />
          )}
          {key !== null && !reply && <ClubNotLoaded read={myClub} />}
          {isForm && isOpen && <EntryForm registration={registration} onEntered={() => setNew(true)} />}
          {isForm && isHydrated && <ClubKeyField />}
          {isSealed && (
            <LinkButton href={PATHS.draw} variant="secondary">
              {JOIN.toDraw}
            </LinkButton>
          )}
        </div>
        <Places registration={registration} isOpen={isOpen} phase={phase} />
        <EntryList registration={registration} isOpen={isOpen} own={entry?.number ?? null} />
      </div>
    </>
  );
}

/** Shown instead of the club on this device: it is loading, could not be loaded, or has left. */
function ClubNotLoaded({ read }: { readonly read: UseQueryResult<MyClubReply> }) {
  const { loading, loadFailed, retry, unknown, forget } = OWN_ENTRY;
  if (!read.error)
    return (
      <p role="status" className={`${shared.card} ${shared.muted}`}>
        {loading}
      </p>
    );
  const hasLeft = isUnknownKey(read.error);
  return (
    <div role="alert" className={`${shared.card} ${shared.stack} ${styles.left}`}>
      <p>{hasLeft ? unknown : loadFailed}</p>
      <Button variant="secondary" onClick={() => (hasLeft ? forgetClubKey() : void read.refetch())}>
        {hasLeft ? forget : retry}
      </Button>
    </div>
  );
}
