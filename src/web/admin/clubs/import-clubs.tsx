import { type ReactNode, useMemo, useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { CsvField, CsvPreview } from '../csv/csv-field.tsx';
import { problemCount } from '../csv/words.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.ts';
import { CLUBS, importTitle } from '../words.ts';
import { readClubList } from './read-club-list.ts';

interface Props {
  readonly clubs: readonly Club[];
  /** Another way to set all names. */
  readonly children: ReactNode;
}

/** Shows a preview and applies it on demand. */
export function ImportClubs({ clubs, children }: Props) {
  const { text, setText, apply, isSending } = usePanel().drafts.clubImport;
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
