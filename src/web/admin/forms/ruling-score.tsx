import styles from '../panel.module.css';
import { typedScoreProblems } from './award-body.ts';
import { TextField } from './fields.tsx';
import { useFormAround } from './use-form.ts';
import { AWARD } from './words.ts';

interface Props {
  readonly isTie: boolean;
  /** Whether it gets the focus when its dialog opens. */
  readonly hasFocus?: boolean;
}

/** With a shoot-out if a tie is level. */
export function RulingScore({ isTie, hasFocus = false }: Props) {
  const { homeScore, awayScore, homePenalties, awayPenalties } = AWARD;
  const { value } = useFormAround();
  const isLevel = value('home') !== '' && value('home') === value('away');
  const { home, away, penalties } = typedScoreProblems(value);
  return (
    <div className={styles.rulingScores}>
      <TextField
        name="home"
        label={homeScore}
        type="number"
        data-autofocus={hasFocus || undefined}
        problem={home}
      />
      <TextField name="away" label={awayScore} type="number" problem={away} />
      {isTie && isLevel && (
        <>
          <TextField name="home-penalties" label={homePenalties} type="number" />
          <TextField name="away-penalties" label={awayPenalties} type="number" problem={penalties} />
        </>
      )}
    </div>
  );
}
