import { type KeyboardEvent, useId } from 'react';
import { SCORE_MAX, SCORE_MIN } from '#domain/results/scores.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly club: string;
  readonly value: string;
  /** What is wrong with it, in a sentence. */
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The goals of one club. */
export function ScoreField(props: Props) {
  const { name, label, club, value, problem, readOnly, autoFocus, onChange, onKeyDown } = props;
  const id = useId();
  return (
    <div className="score-field">
      <label htmlFor={id}>
        <Crest name={club} size={44} />
        <span className="score-club" title={club} dir="auto">
          {club}
        </span>
        <span className={shared.note}>{label}</span>
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={SCORE_MIN}
        max={SCORE_MAX}
        step={1}
        autoComplete="off"
        value={value}
        readOnly={readOnly}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        data-autofocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={`${id}-problem`} problem={problem} className="score-problem" />
    </div>
  );
}
