import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClubLinksReply } from '#contract/club-links.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { FreshLinks } from './fresh-links.tsx';
import styles from './link-list.module.css';
import linksStyles from './links.module.css';
import { clubLinksQuery, type NewLinks } from './use-club-links.ts';
import { LINKS } from './words.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly newLinks: NewLinks;
}

/** What is asked before it is done. */
interface Question {
  readonly title: string;
  readonly summary: string;
  readonly act: () => void;
}

/** Which clubs have a link, and where they get and lose it. */
export function LinkList({ clubs, newLinks }: Props) {
  const query = useQuery(clubLinksQuery);
  const [asked, setAsked] = useState<Question | null>(null);
  if (!query.data) return <NotLoaded queries={[query]} />;
  const { links } = query.data;
  const linkOf = (clubId: number) => links.find((link) => link.clubId === clubId);
  const missing = clubs.filter(({ id }) => !linkOf(id));
  const { make, revoke, isSending } = newLinks;
  const renewAll = {
    title: LINKS.makeAll,
    summary: LINKS.makeAllAsk,
    act: () => make(clubs.map(({ id }) => id)),
  };
  return (
    <section className={linksStyles.adminLinks}>
      <h3>{LINKS.title}</h3>
      <p className={shared.note}>{LINKS.about}</p>
      <div className={styles.actions}>
        {missing.length > 0 && (
          <Button aria-disabled={isSending} onClick={() => void make(missing.map(({ id }) => id))}>
            {LINKS.makeMissing}
          </Button>
        )}
        {links.length > 0 && (
          <Button variant="secondary" aria-disabled={isSending} onClick={() => setAsked(renewAll)}>
            {LINKS.makeAll}
          </Button>
        )}
      </div>
      {newLinks.links.size > 0 && <FreshLinks clubs={clubs} newLinks={newLinks} />}
      <ul>
        {clubs.map((club) => {
          const link = linkOf(club.id);
          return (
            <li key={club.id}>
              <Crest name={club.name} size={24} />
              <span className={linksStyles.adminLinkClub} dir="auto">
                {club.name}
              </span>
              <LinkState link={link} />
              <Button
                variant="quiet"
                aria-label={`${link ? LINKS.renew : LINKS.make}, ${club.name}`}
                aria-disabled={isSending}
                onClick={() =>
                  link
                    ? setAsked({
                        title: LINKS.renew,
                        summary: LINKS.renewAsk(club.name),
                        act: () => make([club.id]),
                      })
                    : void make([club.id])
                }
              >
                {link ? LINKS.renew : LINKS.make}
              </Button>
              {link && (
                <Button
                  variant="quiet"
                  aria-label={`${LINKS.revoke}, ${club.name}`}
                  aria-disabled={isSending}
                  onClick={() =>
                    setAsked({
                      title: LINKS.revoke,
                      summary: LINKS.revokeAsk(club.name),
                      act: () => revoke(club.id),
                    })
                  }
                >
                  {LINKS.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={asked.title}
          summary={asked.summary}
          confirmLabel={asked.title}
          onConfirm={() => {
            setAsked(null);
            asked.act();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function LinkState({ link }: { readonly link: ClubLinksReply['links'][number] | undefined }) {
  if (!link) return <span className={styles.unused}>{LINKS.none}</span>;
  if (link.usedAt === null) return <span className={shared.note}>{LINKS.unused}</span>;
  return (
    <span className={styles.used}>
      {LINKS.used} <TimeAgo iso={link.usedAt} />
    </span>
  );
}
