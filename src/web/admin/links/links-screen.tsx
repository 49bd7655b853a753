import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClubLinksReply, NewClubLinksReply } from '#contract/club-links.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { clubLinkPath } from '#paths.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import QrDialog from '#web/ui/dialog/qr-dialog.tsx';
import { Ban, RotateCcw } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, adminQuery } from '../admin-calls.ts';
import { downloadCsv } from '../csv/csv-text.ts';
import { Segments } from '../forms/segments.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { NEW_LINK } from '../words.ts';
import styles from './links-screen.module.css';
import { LINKS, type LinkStatus } from './words.ts';

type Link = ClubLinksReply['links'][number];

const STATUSES = Object.keys(LINKS.statuses) as LinkStatus[];

const TONES = { none: shared.faint, unused: shared.muted, used: shared.green };

interface Props {
  readonly newLinks: ReturnType<typeof useNewLinks>;
}

/** The links of all clubs by status, to be created, replaced and revoked. */
export function LinksScreen({ newLinks }: Props) {
  const tournament = useQuery(tournamentQuery);
  const query = useQuery(clubLinksQuery);
  const { ask } = usePanel();
  const [filter, setFilter] = useState<LinkStatus | 'all'>('all');
  if (!tournament.data || !query.data) return <NotLoaded queries={[tournament, query]} />;
  const { clubs } = tournament.data;
  const { links } = query.data;
  const rows = clubs.map((club) => {
    const link = links.find(({ clubId }) => clubId === club.id);
    return { club, link, status: statusOf(link) };
  });
  const missing = rows.filter(({ status }) => status === 'none');
  const shown = rows.filter(({ status }) => filter === 'all' || status === filter);
  const { make, revoke, isSending } = newLinks;
  const renewAll = {
    title: LINKS.makeAll,
    summary: LINKS.makeAllQuestion,
    act: () => make(clubs.map(({ id }) => id)),
  };
  const renewal = ({ id, name }: Club) => ({
    title: LINKS.renew,
    summary: NEW_LINK.renewQuestion(name),
    act: () => make([id]),
  });
  const revocation = ({ id, name }: Club) => ({
    title: LINKS.revoke,
    summary: LINKS.revokeQuestion(name),
    act: () => revoke(id),
  });
  return (
    <section className={shared.stack}>
      <div className={styles.about}>
        <h3>{LINKS.title}</h3>
        <p className={shared.note}>{LINKS.about}</p>
      </div>
      <div className={shared.spread}>
        <Segments
          label={LINKS.filter}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: LINKS.all, count: rows.length },
            ...STATUSES.map((value) => ({
              value,
              label: LINKS.statuses[value],
              count: rows.filter(({ status }) => status === value).length,
            })),
          ]}
        />
        <div className={shared.row}>
          {missing.length > 0 && (
            <Button aria-disabled={isSending} onClick={() => void make(missing.map(({ club }) => club.id))}>
              {LINKS.makeMissing}
            </Button>
          )}
          {links.length > 0 && (
            <Button variant="outlinedDanger" aria-disabled={isSending} onClick={() => ask(renewAll)}>
              {LINKS.makeAll}
            </Button>
          )}
        </div>
      </div>
      {newLinks.links.size > 0 && <NewLinksPanel clubs={clubs} newLinks={newLinks} />}
      {shown.length === 0 && <p className={shared.muted}>{LINKS.empty}</p>}
      <ul className={`${panel.rows} ${styles.clubs}`}>
        {shown.map(({ club, link, status }) => (
          <li key={club.id}>
            <Crest name={club.name} size={24} />
            <b>
              <ClubName name={club.name} />
            </b>
            <span className={`${shared.small} ${TONES[status]}`}>
              {LINKS.statuses[status]}
              {link?.usedAt && (
                <>
                  {' '}
                  <TimeAgo iso={link.usedAt} />
                </>
              )}
            </span>
            {link ? (
              <span className={styles.pair}>
                <button
                  type="button"
                  className={panel.iconButton}
                  title={LINKS.renew}
                  aria-label={`${LINKS.renew}, ${club.name}`}
                  aria-disabled={isSending}
                  onClick={() => ask(renewal(club))}
                >
                  <RotateCcw className={shared.iconSmall} />
                </button>
                <button
                  type="button"
                  className={panel.iconButton}
                  title={LINKS.revoke}
                  aria-label={`${LINKS.revoke}, ${club.name}`}
                  aria-disabled={isSending}
                  onClick={() => ask(revocation(club))}
                >
                  <Ban className={shared.iconSmall} />
                </button>
              </span>
            ) : (
              <Button
                variant="quiet"
                className={styles.create}
                aria-label={`${LINKS.make}, ${club.name}`}
                aria-disabled={isSending}
                onClick={() => void make([club.id])}
              >
                {LINKS.make}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusOf(link: Link | undefined): LinkStatus {
  if (!link) return 'none';
  return link.usedAt === null ? 'unused' : 'used';
}

/** New links, to be copied, downloaded or scanned: they are shown only once. */
function NewLinksPanel({ clubs, newLinks }: Props & { readonly clubs: readonly Club[] }) {
  const [scanned, setScanned] = useState<NewLink | null>(null);
  const fresh = clubs.flatMap((club): NewLink[] => {
    const link = newLinks.links.get(club.id);
    return link === undefined ? [] : [{ club, link }];
  });
  const lines = fresh.map(({ club, link }) => NEW_LINK.line(club.name, link));
  const rows = [LINKS.csvHead, ...fresh.map(({ club, link }) => [club.group, club.name, link])];
  return (
    <section aria-label={LINKS.fresh} className={`${shared.stack} ${panel.newLinks}`}>
      <h4>{LINKS.fresh}</h4>
      <p>{LINKS.newLinksHint}</p>
      <div className={shared.row}>
        <Button onClick={() => void copy(lines.join('\n'))}>{LINKS.copyAll}</Button>
        <Button variant="secondary" onClick={() => downloadCsv('club-links', rows)}>
          {LINKS.csv}
        </Button>
        <Button variant="quiet" onClick={newLinks.hide}>
          {LINKS.hide}
        </Button>
      </div>
      <ul className={panel.rows}>
        {fresh.map((each) => (
          <li key={each.club.id}>
            <b>
              <ClubName name={each.club.name} />
            </b>
            <code>{each.link}</code>
            <Button
              variant="quiet"
              aria-label={`${NEW_LINK.copy}, ${each.club.name}`}
              onClick={() => void copy(NEW_LINK.line(each.club.name, each.link))}
            >
              {NEW_LINK.copy}
            </Button>
            <Button
              variant="quiet"
              aria-label={`${NEW_LINK.qr}, ${each.club.name}`}
              onClick={() => setScanned(each)}
            >
              {NEW_LINK.qr}
            </Button>
          </li>
        ))}
      </ul>
      {scanned && (
        <QrDialog
          title={scanned.club.name}
          text={scanned.link}
          hint={NEW_LINK.qrHint}
          onClose={() => setScanned(null)}
        />
      )}
    </section>
  );
}

interface NewLink {
  readonly club: Club;
  readonly link: string;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.add(LINKS.copied);
  } catch {
    toasts.add(LINKS.notCopied);
  }
}

export const clubLinksQuery = queryOptions({
  ...adminQuery<ClubLinksReply>('/api/ucl/club-links'),
  refetchInterval: 10_000,
});

/** Links created in this session, by club. The server never shows them again. */
export function useNewLinks() {
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());
  const failed = () => NEW_LINK.failed;
  const make = useWrite({
    call: (clubIds: readonly number[]) => adminPost<NewClubLinksReply>('/api/ucl/club-links', { clubIds }),
    onDone: ({ links: made }) => {
      setLinks(
        (known) => new Map([...known, ...made.map(({ clubId, key }) => [clubId, linkOf(key)] as const)]),
      );
      return LINKS.done;
    },
    failed,
  });
  const revoke = useWrite({
    call: (clubId: number) => adminPost('/api/ucl/revoke-club-link', { clubId }),
    onDone: (_reply, clubId) => {
      setLinks((known) => new Map([...known].filter(([id]) => id !== clubId)));
      return LINKS.revoked;
    },
    failed,
  });
  return {
    links,
    isSending: make.isSending || revoke.isSending,
    make: make.send,
    revoke: revoke.send,
    hide: () => setLinks(new Map()),
  };
}

function linkOf(key: string): string {
  return `${window.location.origin}${clubLinkPath(key)}`;
}
