import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CLUB_COUNT, type Club } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { DrawClub } from '#domain/draw/draw-clubs.ts';
import { potTitle } from '#web/features/draw/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { adminStatsQuery } from '../admin-calls.ts';
import { CsvField } from '../csv/csv-field.tsx';
import { CsvPreview } from '../csv/csv-preview.tsx';
import { downloadCsv } from '../csv/download-csv.ts';
import { problemCount } from '../csv/words.ts';
import { useChange } from '../forms/use-change.ts';
import { checkRows, type PotRow, type PotsDraft, potsCsvRows, readPots, rowsFrom } from './pots.ts';
import { PotsByHand } from './pots-by-hand.tsx';
import styles from './pots-editor.module.css';
import { DRAW_PANEL } from './words.ts';

interface Props {
  /** The list that was saved last. */
  readonly stored: readonly DrawClub[];
  readonly clubs: readonly Club[];
  readonly pots: PotsDraft;
  readonly onResets: () => void;
}

/** The list for the draw, by hand or as CSV, judged as it is typed and saved on request. */
export function PotsEditor({ stored, clubs, pots, onResets }: Props) {
  const { title, about, hand, csv, paste, csvHint, columns, download } = DRAW_PANEL.pots;
  const saved = useMemo(() => rowsFrom(stored, clubs), [stored, clubs]);
  const rows = pots.typed?.rows ?? saved;
  const isCsv = pots.mode === 'csv';
  const byHand = useMemo(() => checkRows(rows), [rows]);
  const read = useMemo(() => readPots(pots.csv), [pots.csv]);
  const isEmpty = isCsv && pots.csv.trim() === '';
  const { clubs: list, potSizes } = isCsv ? read : byHand;
  const problems = isCsv
    ? read.problems.length + read.lines.filter(({ problem }) => problem !== null).length
    : byHand.listProblems.length + byHand.rowProblems.filter((problem) => problem !== null).length;
  return (
    <section className="admin-pots">
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      <ResultsInPlay onResets={onResets} />
      <div className={styles.row}>
        <fieldset className="admin-modes">
          <legend className={shared.hidden}>{title}</legend>
          {(['hand', 'csv'] as const).map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="pots-mode"
                className={shared.hidden}
                checked={pots.mode === mode}
                onChange={() => pots.setMode(mode)}
              />
              {mode === 'hand' ? hand : csv}
            </label>
          ))}
        </fieldset>
        <Button variant="quiet" onClick={() => downloadCsv('pots', potsCsvRows(rows))}>
          <Download className={shared.iconMedium} />
          {download}
        </Button>
      </div>
      {isCsv ? (
        <>
          <CsvField label={paste} hint={csvHint} text={pots.csv} onText={pots.setCsv} />
          {!isEmpty && (
            <CsvPreview
              titles={[columns.name, columns.pot, columns.keepApart]}
              lines={read.lines.map(({ line, row, problem }) => ({
                line,
                cells: [row.name, row.pot, row.keepApart],
                problem,
              }))}
              problems={read.problems}
            />
          )}
        </>
      ) : (
        <>
          <Unsaved pots={pots} saved={saved} />
          <PotsByHand
            rows={rows}
            problems={byHand.rowProblems}
            onChange={(index, change) => pots.setRow(index, change, saved)}
          />
          {byHand.listProblems.length > 0 && (
            <ul className="admin-problems">
              {byHand.listProblems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </>
      )}
      <SaveBar
        list={list}
        potSizes={isEmpty ? [] : potSizes}
        problems={isEmpty ? null : problems}
        // A list that is saved already can be saved again only when it was changed.
        isChanged={isCsv || pots.typed !== null || stored.length === 0}
        onSaved={() => pots.saved({ typed: isCsv ? null : pots.typed, csv: isCsv ? pots.csv : '' })}
      />
    </section>
  );
}

/** Results belong to places, so nothing can be drawn while there is one. */
function ResultsInPlay({ onResets }: { readonly onResets: () => void }) {
  const { data } = useQuery(adminStatsQuery);
  if (!data || data.total === 0) return null;
  return (
    <div className="admin-note">
      <p>{DRAW_PANEL.pots.resultsInPlay}</p>
      <Button variant="secondary" onClick={onResets}>
        {DRAW_PANEL.pots.toResets}
      </Button>
    </div>
  );
}

interface UnsavedProps {
  readonly pots: PotsDraft;
  readonly saved: readonly PotRow[];
}

/** What was typed and not saved, and whether a colleague has saved another list since. */
function Unsaved({ pots, saved }: UnsavedProps) {
  const { typed, discardRows } = pots;
  if (!typed) return null;
  const isOutdated = JSON.stringify(typed.from) !== JSON.stringify(saved);
  return (
    <div className={isOutdated ? 'admin-note' : 'admin-unsaved'}>
      <p>{isOutdated ? DRAW_PANEL.pots.outdated : DRAW_PANEL.pots.unsaved}</p>
      <Button variant="quiet" onClick={discardRows}>
        {DRAW_PANEL.pots.discard}
      </Button>
    </div>
  );
}

interface SaveBarProps {
  readonly list: readonly DrawClub[];
  readonly potSizes: readonly { readonly pot: number; readonly size: number }[];
  /** Null when there is nothing yet. */
  readonly problems: number | null;
  readonly isChanged: boolean;
  readonly onSaved: () => void;
}

/** At the foot of the screen, where the thumb is. */
function SaveBar({ list, potSizes, problems, isChanged, onSaved }: SaveBarProps) {
  const { save, saved, ready, isSaved } = DRAW_PANEL.pots;
  const { send, isSending } = useChange();
  async function act() {
    const body = { clubs: list };
    const problem = await send({ method: 'PUT', path: 'draw/pots', body, done: saved });
    if (problem === null) onSaved();
  }
  return (
    <div className="admin-save-pots">
      <dl>
        {potSizes.map(({ pot, size }) => (
          <div key={pot} data-right={size === GROUPS.length || undefined}>
            <dt>{potTitle(pot)}</dt>
            <dd>{size}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={problems === 0 ? shared.green : shared.orange}>
        {problems !== null && problemCount(problems, isChanged ? ready : isSaved)}
      </p>
      <Button
        aria-disabled={problems !== 0 || !isChanged || isSending || list.length !== CLUB_COUNT}
        onClick={() => void act()}
      >
        {save}
      </Button>
    </div>
  );
}
