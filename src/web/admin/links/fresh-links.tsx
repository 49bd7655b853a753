import { useState } from 'react';
import { encode } from 'uqr';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { downloadCsv } from '../csv/download-csv.ts';
import { ADMIN_CLOSE } from '../words.ts';
import styles from './fresh-links.module.css';
import linksStyles from './links.module.css';
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

interface QrDialogProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A link to be scanned from the screen of the administrator. */
function QrDialog({ title, text, onClose }: QrDialogProps) {
  const { size, data } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={ADMIN_CLOSE}>
      <div className={styles.content}>
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={LINKS.qr} className={linksStyles.adminQr}>
          <rect width={size} height={size} fill="#fff" />
          <path d={modules.join('')} fill="#000" />
        </svg>
        <p>{LINKS.qrAbout}</p>
      </div>
    </Dialog>
  );
}
