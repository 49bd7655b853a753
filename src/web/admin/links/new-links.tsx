import { useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Button } from '#web/ui/button.tsx';
import QrDialog from '#web/ui/dialog/qr-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { downloadCsv } from '../csv/csv-text.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.ts';
import styles from './new-links.module.css';
import { LINKS, linkLine } from './words.ts';

/** New links, to be copied, downloaded or scanned: they are shown only once. */
export function NewLinksPanel({ clubs }: { readonly clubs: readonly Club[] }) {
  const { newLinks } = usePanel().drafts;
  const [scanned, setScanned] = useState<NewLink | null>(null);
  const fresh = clubs.flatMap((club): NewLink[] => {
    const link = newLinks.links.get(club.id);
    return link === undefined ? [] : [{ club, link }];
  });
  const lines = fresh.map(({ club, link }) => linkLine(club.name, link));
  const rows = [LINKS.csvHead, ...fresh.map(({ club, link }) => [club.group, club.name, link])];
  return (
    <section aria-label={LINKS.fresh} className={`${shared.stack} ${styles.links}`}>
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
      {scanned && (
        <QrDialog
          title={scanned.club.name}
          text={scanned.link}
          hint={LINKS.qrHint}
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
