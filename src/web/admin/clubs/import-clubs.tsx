import { type ReactNode, useMemo, useState } from 'react';
import type { RenameClubsBody } from '#contract/clubs.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { CsvField, CsvPreview } from '../csv/csv-field.tsx';
import { problemCount } from '../csv/words.ts';
import panel from '../panel.module.css';
import { useSessionState } from '../use-session-state.ts';
import { readClubList } from './read-club-list.ts';
import { useRename } from './use-rename.ts';
import { CLUBS, importTitle } from './words.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly clubImport: ReturnType<typeof useClubImport>;
  /** Another way to set all names. */
  readonly children: ReactNode;
}

/** Shows a preview and applies it on demand. */
export function ImportClubs({ clubs, clubImport, children }: Props) {
  const { text, setText, apply, isSending } = clubImport;
  const list = useMemo(() => readClubList(text, clubs), [text, clubs]);
  const problems = list.problems.length + list.names.filter(({ problem }) => problem !== null).length;
  const [startsOpen] = useState(text !== '');
  const isEmpty = text.trim() === '';
  const { group, now, next } = CLUBS.columns;
  return (
    <details className={panel.disclosure} open={startsOpen}>
      <summary>{importTitle(clubs.length)}</summary>
      <div className={shared.stack}>
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
        <div>{children}</div>
      </div>
    </details>
  );
}

/** The list typed so far. Outlives the tab. */
export function useClubImport() {
  const [text, setText] = useSessionState('club-import', '');
  const { send, isSending } = useRename();
  async function apply(clubs: RenameClubsBody['clubs']) {
    const problem = await send({ clubs, toast: { title: CLUBS.applied } });
    // Keeps text that was typed in the meantime.
    if (problem === null) setText((now) => (now === text ? '' : now));
  }
  return { text, setText, apply, isSending };
}
