import { useQuery } from '@tanstack/react-query';
import { type Club, placeholderName } from '#domain/clubs/clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Download, RotateCcw } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { downloadCsv } from '../csv/csv-text.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { usePanel } from '../panel-context.tsx';
import styles from './club-names.module.css';
import { ClubNames } from './club-names.tsx';
import { ImportClubs } from './import-clubs.tsx';
import { useRename } from './use-rename.ts';
import { CLUBS } from './words.ts';

export function ClubsTab() {
  const query = useQuery(tournamentQuery);
  if (!query.data) return <NotLoaded queries={[query]} />;
  const { clubs } = query.data;
  return (
    <div className={`${shared.stack} ${styles.screen}`}>
      <section className={shared.stack}>
        <div className={shared.spread}>
          <h3>{CLUBS.names}</h3>
          <Button variant="secondary" onClick={() => downloadCsv('clubs', clubRows(clubs))}>
            <Download className={shared.iconMedium} />
            {CLUBS.export}
          </Button>
        </div>
        <ImportClubs clubs={clubs}>
          <Placeholders clubs={clubs} />
        </ImportClubs>
        <ClubNames clubs={clubs} />
      </section>
      <section>
        <h3>{CLUBS.exports}</h3>
        <ul className={`${shared.row} ${styles.downloads}`}>
          {CLUBS.exportLinks.map(({ href, text }) => (
            <li key={href}>
              <a href={href} download className={`${shared.touch} ${shared.accent} ${shared.underlined}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Placeholders({ clubs }: { readonly clubs: readonly Club[] }) {
  const { ask } = usePanel();
  const { send, isSending } = useRename();
  const placeholders = clubs.map(({ id }) => ({ id, name: placeholderName(id) }));
  const question = {
    title: CLUBS.placeholders,
    summary: CLUBS.placeholdersQuestion(clubs.length),
    act: () => send({ clubs: placeholders, toast: { title: CLUBS.placeholdersDone } }),
  };
  return (
    <Button variant="quiet" aria-disabled={isSending} onClick={() => ask(question)}>
      <RotateCcw className={shared.iconMedium} />
      {CLUBS.placeholders}
    </Button>
  );
}

/** In the format that the import reads. */
export function clubRows(clubs: readonly Club[]): string[][] {
  return [['group', 'club'], ...clubs.map(({ group, name }) => [group, name])];
}
