import { useId } from 'react';
import { PENALTIES_MAX } from '#domain/results/penalties.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import type { Draft } from './drafts.ts';
import { isLevel } from './reported-score.ts';
import { SUBMIT_DIALOG } from './words.ts';

interface Props {
  readonly draft: Draft;
  readonly home: string;
  readonly away: string;
  /** What is wrong with the shoot-out, in a sentence. */
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly onChange: (changed: Partial<Draft>) => void;
}

/** How a tie was decided: whether it took extra time and, when the score is level, its penalty shoot-out. */
export function TieDecision({ draft, home, away, problem, readOnly, onChange }: Props) {
  const id = useId();
  const field = (name: 'homePenalties' | 'awayPenalties', club: string) => (
    <input
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={PENALTIES_MAX}
      step={1}
      autoComplete="off"
      aria-label={`${SUBMIT_DIALOG[name]}, ${club}`}
      aria-invalid={problem !== null}
      aria-describedby={problem === null ? undefined : id}
      value={draft[name] ?? ''}
      readOnly={readOnly}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="tie-decision">
      {isLevel(draft) && (
        <fieldset>
          <legend>{SUBMIT_DIALOG.penalties}</legend>
          {field('homePenalties', home)}
          <span aria-hidden="true">{SCORE_DASH}</span>
          {field('awayPenalties', away)}
          <FieldError id={id} problem={problem} className="score-problem" />
        </fieldset>
      )}
      <label>
        <input
          type="checkbox"
          checked={draft.afterExtraTime === true}
          onChange={(event) => !readOnly && onChange({ afterExtraTime: event.target.checked })}
        />
        {SUBMIT_DIALOG.afterExtraTime}
      </label>
    </div>
  );
}
