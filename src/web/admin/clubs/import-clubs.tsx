import { useMemo } from 'react';
import type { RenameClubsBody } from '#contract/clubs.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { CsvField } from '../csv/csv-field.tsx';
import { CsvPreview } from '../csv/csv-preview.tsx';
import { problemCount } from '../csv/words.ts';
import { useKeptState } from '../use-kept-state.ts';
import { CLUBS } from '../words.ts';
import styles from './import-clubs.module.css';
import { readClubList } from './read-club-list.ts';
import { useRename } from './use-rename.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly clubImport: ClubImport;
}

/** All names at once: shown as they are understood, and applied only on request. */
export function ImportClubs({ clubs, clubImport }: Props) {
  const { text, setText, apply, isSending } = clubImport;
  const list = useMemo(() => readClubList(text, clubs), [text, clubs]);
  const problems = list.problems.length + list.names.filter(({ problem }) => problem !== null).length;
  const isEmpty = text.trim() === '';
  const { group, now, next } = CLUBS.columns;
  return (
    <section className={styles.stack}>
      <h3>{CLUBS.import}</h3>
      <CsvField label={CLUBS.paste} hint={CLUBS.importHint} text={text} onText={setText}>
        <Button
          aria-disabled={isEmpty || problems > 0 || isSending}
          onClick={() =>
            void apply(list.names.flatMap(({ club, name }) => (club ? [{ id: club.id, name }] : [])))
          }
        >
          {CLUBS.apply}
        </Button>
        {!isEmpty && (
          <p role="status" className={problems > 0 ? shared.orange : shared.green}>
            {problemCount(problems, CLUBS.ready)}
          </p>
        )}
      </CsvField>
      {!isEmpty && (
        <CsvPreview
          titles={[group, now, next]}
          lines={list.names.map(({ line, group, club, name, problem }) => ({
            line,
            cells: [group, club?.name ?? '', name],
            problem,
          }))}
          problems={list.problems}
        />
      )}
    </section>
  );
}

export type ClubImport = ReturnType<typeof useClubImport>;

/** The list to import, as it was typed so far. It outlives the tab that shows it. */
export function useClubImport() {
  const [text, setText] = useKeptState('club-import', '');
  const { send, isSending } = useRename();
  async function apply(clubs: RenameClubsBody['clubs']) {
    const problem = await send({ clubs, told: { title: CLUBS.applied } });
    // What was typed meanwhile stays.
    if (problem === null) setText((now) => (now === text ? '' : now));
  }
  return { text, setText, apply, isSending };
}
