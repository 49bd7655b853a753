import './clubs.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Download, RotateCcw } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { downloadCsv } from '../csv/download-csv.ts';
import { LinkList } from '../links/link-list.tsx';
import type { NewLinks } from '../links/use-club-links.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { CLUBS, RESETS } from '../words.ts';
import { ClubNames } from './club-names.tsx';
import styles from './clubs-tab.module.css';
import { type ClubImport, ImportClubs } from './import-clubs.tsx';
import type { NameDraft } from './use-name-draft.ts';
import { useRename } from './use-rename.ts';

interface Props {
  readonly clubImport: ClubImport;
  readonly nameDraft: NameDraft;
  readonly newLinks: NewLinks;
}

/** The names of the clubs: one by one, all at once, and back to the placeholders; and their links. */
export function ClubsTab({ clubImport, nameDraft, newLinks }: Props) {
  const query = useQuery(tournamentQuery);
  if (!query.data) return <NotLoaded queries={[query]} />;
  const { clubs } = query.data;
  return (
    <div className={`admin-clubs ${styles.screen}`}>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => downloadCsv('clubs', clubRows(clubs))}>
          <Download className={shared.iconMedium} />
          {CLUBS.export}
        </Button>
        <Placeholders />
      </div>
      <ImportClubs clubs={clubs} clubImport={clubImport} />
      <ClubNames clubs={clubs} nameDraft={nameDraft} />
      <LinkList clubs={clubs} newLinks={newLinks} />
      <section>
        <h3>{CLUBS.exports}</h3>
        <ul className={styles.list}>
          {CLUBS.exportLinks.map(({ href, text }) => (
            <li key={href}>
              <a href={href} download className="admin-link">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Placeholders() {
  const [asking, setAsking] = useState(false);
  const { send, isSending } = useRename();
  function confirm() {
    setAsking(false);
    const clubs = placeholderClubs().map(({ id, name }) => ({ id, name }));
    void send({ clubs, told: { title: CLUBS.placeholdersDone } });
  }
  return (
    <>
      <Button variant="quiet" aria-disabled={isSending} onClick={() => setAsking(true)}>
        <RotateCcw className={shared.iconMedium} />
        {CLUBS.placeholders}
      </Button>
      {asking && (
        <ConfirmDialog
          title={CLUBS.placeholders}
          summary={CLUBS.placeholdersAsk}
          warning={RESETS.warning}
          confirmLabel={CLUBS.placeholders}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The clubs as the import reads them. */
export function clubRows(clubs: readonly Club[]): string[][] {
  return [['group', 'club'], ...clubs.map(({ group, name }) => [group, name])];
}
