import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isKnockoutFixture } from '#domain/matches/fixtures.ts';
import { BRACKETS, type KnockoutStage, ROUNDS } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { DECIDED_WORDS } from '#web/features/knockouts/words.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { competitionTitle, ROUND_TITLES } from '#words/titles.ts';
import { STATUS_WORDS } from '../approval/words.ts';
import { matchName } from '../forms/match-name.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import styles from './tie-list.module.css';
import { SEASON_PANEL } from './words.ts';

const LISTS = BRACKETS.flatMap((bracket) =>
  ROUNDS.map((round) => ({ bracket, round, value: `${bracket} ${round}` })),
);

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly onAward: (fixtureId: number) => void;
  readonly onReset: (fixtureId: number) => void;
}

/** The ties of one round that are known, and the ways to award or reset each. */
export function TieList({ season, draft, onAward, onReset }: Props) {
  const { title, about, round: label, none } = SEASON_PANEL.ties;
  const ties = season.fixtures.flatMap((fixture) => (isKnockoutFixture(fixture) ? [fixture] : []));
  const shown = draft.value('ties.round') || listOf(firstOpen(ties) ?? { bracket: 'UCL', round: 'final' });
  const listed = ties.filter(({ stage }) => listOf(stage) === shown);
  return (
    <section className="admin-form" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      <label className="admin-labelled">
        {label}
        <select
          className="admin-field"
          value={shown}
          onChange={(event) => draft.set('ties.round', event.target.value)}
        >
          {LISTS.map(({ bracket, round, value }) => (
            <option key={value} value={value}>
              {`${competitionTitle(bracket)}, ${ROUND_TITLES[round]}`}
            </option>
          ))}
        </select>
      </label>
      {listed.length === 0 && <p className={shared.muted}>{none}</p>}
      <ul className="admin-ties">
        {listed.map((tie) => (
          <TieLine key={tie.id} tie={tie} onAward={onAward} onReset={onReset} />
        ))}
      </ul>
    </section>
  );
}

interface TieLineProps extends Pick<Props, 'onAward' | 'onReset'> {
  readonly tie: ListedReadyFixture;
}

function TieLine({ tie, onAward, onReset }: TieLineProps) {
  const { award, reset } = SEASON_PANEL.ties;
  const name = matchName(tie);
  return (
    <li>
      <div>
        <p dir="auto">{name}</p>
        <p className={shared.note}>{stateOf(tie)}</p>
      </div>
      <div className={styles.row}>
        <Button variant="secondary" aria-label={`${award}: ${name}`} onClick={() => onAward(tie.id)}>
          {award}
        </Button>
        {tie.result && (
          <Button variant="quiet" aria-label={`${reset}: ${name}`} onClick={() => onReset(tie.id)}>
            {reset}
          </Button>
        )}
      </div>
    </li>
  );
}

/** '2–1, Approved', '1–0, Awarded', 'Walkover', 'No result yet'. */
function stateOf(tie: ListedReadyFixture): string {
  const decidedBy = isKnockoutFixture(tie) ? tie.outcome?.decidedBy : undefined;
  if (!tie.result) return (decidedBy && DECIDED_WORDS[decidedBy]) || SEASON_PANEL.ties.open;
  const word = decidedBy && DECIDED_WORDS[decidedBy];
  return `${scoreText(tie.result)}, ${word ?? STATUS_WORDS[tie.result.submissionStatus]}`;
}

function listOf({ bracket, round }: Pick<KnockoutStage, 'bracket' | 'round'>): string {
  return `${bracket} ${round}`;
}

function firstOpen(ties: readonly { readonly stage: KnockoutStage; readonly status: string }[]) {
  return ties.find(({ status }) => status !== 'COMPLETED')?.stage;
}
