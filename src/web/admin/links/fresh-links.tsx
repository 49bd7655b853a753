import { useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { downloadCsv } from '../csv/download-csv.ts';
import styles from './fresh-links.module.css';
import linksStyles from './links.module.css';
import { QrDialog } from './qr-dialog.tsx';
import type { NewLinks } from './use-club-links.ts';
import { LINKS, linkLine } from './words.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly newLinks: NewLinks;
}

/** The links that were just made: to be copied, downloaded or scanned before they are gone. */
export function FreshLinks({ clubs, newLinks }: Props) {
  const [scanned, setScanned] = useState<Fresh | null>(null);
  const fresh = clubs.flatMap((club): Fresh[] => {
    const link = newLinks.links.get(club.id);
    return link === undefined ? [] : [{ club, link }];
  });
  const lines = fresh.map(({ club, link }) => linkLine(club.name, link));
  const rows = [LINKS.csvHead, ...fresh.map(({ club, link }) => [club.group, club.name, link])];
  return (
    <section aria-label={LINKS.fresh} className={linksStyles.adminFreshLinks}>
      <h4>{LINKS.fresh}</h4>
      <p>{LINKS.freshAbout}</p>
      <div className={styles.actions}>
        <Button onClick={() => void copy(lines.join('\n'))}>{LINKS.copyAll}</Button>
        <Button variant="secondary" onClick={() => downloadCsv('club-links', rows)}>
          {LINKS.csv}
        </Button>
        <Button variant="quiet" onClick={newLinks.hide}>
          {LINKS.hide}
        </Button>
      </div>
      <ul>
        {fresh.map((each) => (
          <li key={each.club.id}>
            <span className={linksStyles.adminLinkClub} dir="auto">
              {each.club.name}
            </span>
            <code>{each.link}</code>
            <Button
              variant="quiet"
              aria-label={`${LINKS.copy}, ${each.club.name}`}
              onClick={() => void copy(linkLine(each.club.name, each.link))}
            >
              {LINKS.copy}
            </Button>
            <Button
              variant="quiet"
              aria-label={`${LINKS.qr}, ${each.club.name}`}
              onClick={() => setScanned(each)}
            >
              {LINKS.qr}
            </Button>
          </li>
        ))}
      </ul>
      {scanned && <QrDialog title={scanned.club.name} text={scanned.link} onClose={() => setScanned(null)} />}
    </section>
  );
}

interface Fresh {
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
