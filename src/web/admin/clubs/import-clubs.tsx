import { type ReactNode, useMemo, useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import { CsvField, CsvPreview } from '../csv/csv-field.tsx';
import { CSV } from '../csv/words.ts';
import panel from '../panel.module.css';
import { createSessionState } from '../session-state.ts';
import { readClubList } from './read-club-list.ts';
import { useRename } from './use-rename.ts';
import { CLUBS } from './words.ts';

interface Props {
  readonly clubs: readonly Club[];
  /** Another way to set all names. */
  readonly children: ReactNode;
}

/** The list typed so far. */
const TEXT = createSessionState('club-import', '');

/** Shows a preview and applies it on demand. */
export function ImportClubs({ clubs, children }: Props) {
  const text = useStore(TEXT);
  const { send, isSending } = useRename();
  const list = useMemo(() => readClubList(text, clubs), [text, clubs]);
  const problems = list.problems.length + list.names.filter(({ problem }) => problem !== null).length;
  const [startsOpen] = useState(text !== '');
  const isEmpty = text.trim() === '';
  const { group, now, next } = CLUBS.columns;
  async function apply() {
    const names = list.names.flatMap(({ club, name }) => (club ? [{ id: club.id, name }] : []));
    const problem = await send({ clubs: names, toast: { title: CLUBS.applied } });
    // Keeps text that was typed in the meantime.
    if (problem === null) TEXT.change((typed) => (typed === text ? '' : typed));
  }
  return (
    <details className={panel.disclosure} open={startsOpen}>
      <summary>{CLUBS.importTitle(clubs.length)}</summary>
      <div className={shared.stack}>
        <CsvField label={CLUBS.paste} hint={CLUBS.importHint} text={text} onText={TEXT.set}>
          <Button aria-disabled={isEmpty || problems > 0 || isSending} onClick={() => void apply()}>
            {CLUBS.apply}
          </Button>
          {!isEmpty && (
            <p role="status" className={problems > 0 ? shared.orange : shared.green}>
              {problems > 0 ? CSV.problems(problems) : CLUBS.ready}
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
