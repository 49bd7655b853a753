import { useQuery } from '@tanstack/react-query';
import type { Club } from '#domain/clubs/clubs.ts';
import { sizesOf } from '#domain/clubs/format.ts';
import { type DrawClub, potsOf } from '#domain/draw/draw-clubs.ts';
import { potTitle } from '#web/features/draw/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { adminStatsQuery } from '../admin-calls.ts';
import { CsvField, CsvPreview } from '../csv/csv-field.tsx';
import { downloadCsv } from '../csv/csv-text.ts';
import { CSV } from '../csv/words.ts';
import { CardTitle } from '../forms/panel-form.tsx';
import { Segments } from '../forms/segments.tsx';
import { useChange } from '../forms/use-change.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { PotRows } from './pot-rows.tsx';
import {
  checkRows,
  type PotRow,
  type PotSize,
  type PotsDraft,
  potsCsvRows,
  readPots,
  rowsFrom,
} from './pots.ts';
import styles from './pots-editor.module.css';
import { aboutPots, DRAW_PANEL } from './words.ts';

interface Props {
  /** The saved list. */
  readonly stored: readonly DrawClub[];
  readonly clubs: readonly Club[];
  readonly pots: PotsDraft;
}

/** The list for the draw, typed or pasted as CSV, checked while it is typed and saved on demand. */
export function PotsEditor({ stored, clubs, pots }: Props) {
  const { title, hand, csv, paste, csvHint, columns, download } = DRAW_PANEL.pots;
  const sizes = sizesOf(clubs);
  const potNumbers = potsOf(sizes);
  const saved = rowsFrom(stored, clubs);
  const rows = pots.typed?.rows ?? saved;
  const isCsv = pots.mode === 'csv';
  const byHand = checkRows(rows, sizes);
  const read = readPots(pots.csv, sizes);
  const isEmpty = isCsv && pots.csv.trim() === '';
  const { clubs: list, potSizes } = isCsv ? read : byHand;
  const problems = isCsv
    ? read.problems.length + read.lines.filter(({ problem }) => problem !== null).length
    : byHand.listProblems.length + byHand.rowProblems.filter((problem) => problem !== null).length;
  return (
    <section className={shared.stack}>
      <CardTitle title={title} about={aboutPots(sizes)} />
      <ActiveResults />
      <div className={shared.spread}>
        <Segments
          label={title}
          value={pots.mode}
          onChange={pots.setMode}
          options={[
            { value: 'hand', label: hand },
            { value: 'csv', label: csv },
          ]}
        />
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
          <PotRows
            rows={rows}
            pots={potNumbers}
            problems={byHand.rowProblems}
            onChange={(index, change) => pots.setRow(index, change, saved)}
          />
          {byHand.listProblems.length > 0 && (
            <ul className={panel.problems}>
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
        // A saved list can be saved again only after a change.
        isChanged={isCsv || pots.typed !== null || stored.length === 0}
        onSaved={() => pots.saved({ typed: isCsv ? null : pots.typed, csv: isCsv ? pots.csv : '' })}
      />
    </section>
  );
}

/** Results belong to places, so a draw is impossible while there are any. */
function ActiveResults() {
  const { show } = usePanel();
  const { data } = useQuery(adminStatsQuery);
  if (!data || data.total === 0) return null;
  return (
    <div className={panel.notice}>
      <p>{DRAW_PANEL.pots.activeResults}</p>
      <Button variant="secondary" onClick={() => show('resets')}>
        {DRAW_PANEL.pots.toResets}
      </Button>
    </div>
  );
}

interface UnsavedProps {
  readonly pots: PotsDraft;
  readonly saved: readonly PotRow[];
}

/** Warns about unsaved changes, and about a list that a colleague has saved since. */
function Unsaved({ pots, saved }: UnsavedProps) {
  const { typed, discardRows } = pots;
  if (!typed) return null;
  const isOutdated = JSON.stringify(typed.from) !== JSON.stringify(saved);
  return (
    <div className={isOutdated ? panel.notice : `${shared.spread} ${styles.unsaved}`}>
      <p>{isOutdated ? DRAW_PANEL.pots.outdated : DRAW_PANEL.pots.unsaved}</p>
      <Button variant="quiet" onClick={discardRows}>
        {DRAW_PANEL.pots.discard}
      </Button>
    </div>
  );
}

interface SaveBarProps {
  readonly list: readonly DrawClub[];
  readonly potSizes: readonly PotSize[];
  /** Null while the list is empty. */
  readonly problems: number | null;
  readonly isChanged: boolean;
  readonly onSaved: () => void;
}

/** At the bottom of the screen, within reach of the thumb. */
function SaveBar({ list, potSizes, problems, isChanged, onSaved }: SaveBarProps) {
  const { save, saved, ready, isSaved } = DRAW_PANEL.pots;
  const { send, isSending } = useChange();
  async function act() {
    const body = { clubs: list };
    const problem = await send({ method: 'PUT', path: 'draw/pots', body, done: saved });
    if (problem === null) onSaved();
  }
  return (
    <div className={`${panel.foot} ${styles.saveBar}`}>
      <dl>
        {potSizes.map(({ pot, size, isRight }) => (
          <div key={pot} data-right={isRight || undefined}>
            <dt>{potTitle(pot)}</dt>
            <dd>{size}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={problems === 0 ? shared.green : shared.orange}>
        {problems ? CSV.problems(problems) : problems === 0 && (isChanged ? ready : isSaved)}
      </p>
      <Button aria-disabled={problems !== 0 || !isChanged || isSending} onClick={() => void act()}>
        {save}
      </Button>
    </div>
  );
}
