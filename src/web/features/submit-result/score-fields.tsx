import { type ComponentProps, type KeyboardEvent, useId } from 'react';
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
  const { stage, draft, home, away, problems, readOnly, onChange, onHomeKeyDown } = props;
  const id = useId();
  const field = (name: ScoreProblem['field'], club: string) => {
    const isHome = name === 'homeScore';
    const problem = problems.find((each) => each.field === name)?.message;
    const fieldId = `${id}-${name}`;
    return (
      <div className={styles.field}>
        <label htmlFor={fieldId}>
          <Crest name={club} size={44} />
          <span className={styles.club}>
            <ClubName name={club} isLarge />
          </span>
          <span className={shared.note}>{SUBMIT_DIALOG[name]}</span>
        </label>
        <GoalsInput
          id={fieldId}
          name={name}
          min={SCORE_MIN}
          max={SCORE_MAX}
          value={draft[name]}
          readOnly={readOnly}
          problemId={problem && `${fieldId}-problem`}
          data-autofocus={isHome || undefined}
          onChange={(event) => onChange({ [name]: event.target.value })}
          onKeyDown={isHome ? onHomeKeyDown : undefined}
        />
        <FieldError id={`${fieldId}-problem`} problem={problem} />
      </div>
    );
  };
  return (
    <>
      <div className={styles.fields}>
        {field('homeScore', home)}
        <span aria-hidden="true">{SCORE_DASH}</span>
        {field('awayScore', away)}
      </div>
      {stage.kind === 'knockout' && <TieDecision {...props} />}
    </>
  );
}

interface GoalsInputProps extends ComponentProps<'input'> {
  /** The id of its error message; undefined if there is none. */
  readonly problemId: string | undefined;
}

function GoalsInput({ problemId, ...props }: GoalsInputProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      step={1}
      autoComplete="off"
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      className={`${shared.field} ${styles.goals}`}
      {...props}
    />
  );
}

/** Extra time and, if the score is level, the shoot-out. */
function TieDecision({ draft, home, away, decisionProblem, readOnly, onChange }: Props) {
  const id = useId();
  const field = (name: 'homePenalties' | 'awayPenalties', club: string) => (
    <GoalsInput
      name={name}
      min={0}
      max={PENALTIES_MAX}
      aria-label={`${SUBMIT_DIALOG[name]}, ${club}`}
      problemId={decisionProblem === null ? undefined : id}
      value={draft[name] ?? ''}
      readOnly={readOnly}
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
