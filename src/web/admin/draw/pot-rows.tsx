import { type KeyboardEvent, useId } from 'react';
import { tidyName } from '#domain/clubs/club-names.ts';
import type { Pot } from '#domain/draw/draw-clubs.ts';
import { potTitle } from '#web/features/draw/words.ts';
import shared from '#web/ui/shared.module.css';
import styles from './pot-rows.module.css';
import type { PotRow } from './pots.ts';
import { DRAW_PANEL } from './words.ts';

interface Props {
  readonly rows: readonly PotRow[];
  readonly pots: readonly Pot[];
  readonly problems: readonly (string | null)[];
  readonly onChange: (index: number, change: Partial<PotRow>) => void;
}

/** One row per club, in the order of the list. Enter moves to the same field of the next row. */
export function PotRows({ rows, pots, problems, onChange }: Props) {
  const tagsId = useId();
  const tags = new Set(rows.map(({ keepApart }) => tidyName(keepApart)).filter((tag) => tag !== ''));
  return (
    <>
      <div className={styles.head} aria-hidden="true">
        <span>{DRAW_PANEL.pots.columns.name}</span>
        <span>{DRAW_PANEL.pots.columns.pot}</span>
        <span>{DRAW_PANEL.pots.columns.keepApart}</span>
      </div>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a row is known by
            key={index}
            index={index}
            row={row}
            pots={pots}
            problem={problems[index] ?? null}
            tagsId={tagsId}
            onChange={(change) => onChange(index, change)}
          />
        ))}
      </ol>
      <datalist id={tagsId}>
        {[...tags].map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

interface RowProps {
  readonly index: number;
  readonly row: PotRow;
  readonly pots: readonly Pot[];
  readonly problem: string | null;
  readonly tagsId: string;
  readonly onChange: (change: Partial<PotRow>) => void;
}

function Row({ index, row, pots, problem, tagsId, onChange }: RowProps) {
  const id = useId();
  const { name, pot, keepApart } = DRAW_PANEL.pots.columns;
  const described = { 'aria-invalid': problem !== null, 'aria-describedby': problem ? id : undefined };
  return (
    <li data-pot={row.pot}>
      <span aria-hidden="true">{index + 1}</span>
      <input
        className={shared.field}
        aria-label={DRAW_PANEL.pots.inRow(name, index)}
        {...described}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onKeyDown={toNextRow}
      />
      <select
        className={shared.field}
        aria-label={DRAW_PANEL.pots.inRow(pot, index)}
        value={row.pot}
        onChange={(event) => onChange({ pot: event.target.value })}
      >
        {!pots.some((number) => String(number) === row.pot) && <option value={row.pot}>{row.pot}</option>}
        {pots.map((number) => (
          <option key={number} value={number}>
            {potTitle(number)}
          </option>
        ))}
      </select>
      <input
        className={shared.field}
        aria-label={DRAW_PANEL.pots.inRow(keepApart, index)}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={keepApart}
        list={tagsId}
        value={row.keepApart}
        onChange={(event) => onChange({ keepApart: event.target.value })}
        onKeyDown={toNextRow}
      />
      {problem && (
        <p id={id} className={`${shared.small} ${shared.red}`}>
          {problem}
        </p>
      )}
    </li>
  );
}

function toNextRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const row = event.currentTarget.closest('li');
  const place = [...(row?.querySelectorAll('input') ?? [])].indexOf(event.currentTarget);
  row?.nextElementSibling?.querySelectorAll('input')[place]?.focus();
}
