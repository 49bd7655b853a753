import { type KeyboardEvent, useId } from 'react';
import type { IdStage } from '#domain/matches/match-plan.ts';
import { PENALTIES_MAX } from '#domain/results/penalties.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { SCORE_MAX, SCORE_MIN, type ScoreProblem } from '#domain/results/scores.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { type Draft, isLevel } from './drafts.ts';
import styles from './score-fields.module.css';
import { SUBMIT_DIALOG } from './words.ts';

interface Props {
  readonly stage: IdStage;
  readonly draft: Draft;
  readonly home: string;
  readonly away: string;
  readonly problems: readonly ScoreProblem[];
  /** A problem with the shoot-out. */
  readonly decisionProblem: string | null;
  readonly readOnly: boolean;
  readonly onChange: (changed: Partial<Draft>) => void;
  readonly onHomeKeyDown?: (event: KeyboardEvent) => void;
}

/** The goals of both clubs and, for a tie, how it was decided. */
export function ScoreFields(props: Props) {
  const { stage, draft, home, away, problems, readOnly, onChange } = props;
  const field = (name: ScoreProblem['field'], club: string) => ({
    name,
    club,
    value: draft[name],
    problem: problems.find((problem) => problem.field === name)?.message ?? null,
    readOnly,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <div className={styles.fields}>
        <ScoreField {...field('homeScore', home)} onKeyDown={props.onHomeKeyDown} autoFocus />
        <span aria-hidden="true">{SCORE_DASH}</span>
        <ScoreField {...field('awayScore', away)} />
      </div>
      {stage.kind === 'knockout' && <TieDecision {...props} />}
    </>
  );
}

interface ScoreFieldProps {
  readonly name: ScoreProblem['field'];
  readonly club: string;
  readonly value: string;
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: Props['onHomeKeyDown'];
}

function ScoreField(props: ScoreFieldProps) {
  const { name, club, value, problem, readOnly, autoFocus, onChange, onKeyDown } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Crest name={club} size={44} />
        <span className={styles.club}>
          <ClubName name={club} isLarge />
        </span>
        <span className={shared.note}>{SUBMIT_DIALOG[name]}</span>
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
        className={`${shared.field} ${styles.goals}`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** Extra time and, if the score is level, the shoot-out. */
function TieDecision({ draft, home, away, decisionProblem, readOnly, onChange }: Props) {
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
      aria-invalid={decisionProblem !== null}
      aria-describedby={decisionProblem === null ? undefined : id}
      value={draft[name] ?? ''}
      readOnly={readOnly}
      className={`${shared.field} ${styles.goals}`}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className={styles.decision}>
      {isLevel(draft) && (
        <fieldset>
          <legend>{SUBMIT_DIALOG.penalties}</legend>
          {field('homePenalties', home)}
          <span aria-hidden="true">{SCORE_DASH}</span>
          {field('awayPenalties', away)}
          <FieldError id={id} problem={decisionProblem} />
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
