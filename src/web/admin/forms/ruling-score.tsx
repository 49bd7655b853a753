import styles from '../panel.module.css';
import { typedScoreProblems } from '../season/award-body.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { TextField } from './fields.tsx';
import type { TextDraft } from './use-text-draft.ts';

interface Props {
  readonly draft: TextDraft;
  readonly isTie: boolean;
  readonly hasFocus?: boolean;
}

/** With a shoot-out if a tie is level. */
export function RulingScore({ draft, isTie, hasFocus = false }: Props) {
  const { homeScore, awayScore, homePenalties, awayPenalties } = SEASON_PANEL.award;
  const isLevel = draft.value('award.home') !== '' && draft.value('award.home') === draft.value('award.away');
  const problems = typedScoreProblems((field) => draft.value(`award.${field}`));
  return (
    <div className={styles.rulingScores}>
      <TextField
        draft={draft}
        name="award.home"
        label={homeScore}
        type="number"
        hasFocus={hasFocus}
        problem={problems.home}
      />
      <TextField draft={draft} name="award.away" label={awayScore} type="number" problem={problems.away} />
      {isTie && isLevel && (
        <>
          <TextField draft={draft} name="award.home-penalties" label={homePenalties} type="number" />
          <TextField
            draft={draft}
            name="award.away-penalties"
            label={awayPenalties}
            type="number"
            problem={problems.penalties}
          />
        </>
      )}
    </div>
  );
}
