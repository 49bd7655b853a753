import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { Score as Goals } from '#domain/results/score-text.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import { MATCH } from '#words/match-page.ts';
import styles from './claims.module.css';

/** The two scores of a dispute, side by side, the home club's first. */
export function Claims({ fixture: { result, home, away } }: { readonly fixture: FixtureRow }) {
  if (!result?.dispute) return null;
  const { dispute, reportedBy } = result;
  const nameOf = (clubId: number | null) =>
    [home, away].find((side) => side?.clubId === clubId && clubId !== null)?.name ?? null;
  const claims = [
    { name: nameOf(reportedBy), score: result as Goals },
    { name: nameOf(dispute.by), score: dispute as Goals },
  ];
  if (dispute.by === home?.clubId) claims.reverse();
  return (
    <ul className={styles.claims}>
      {claims.map(({ name, score }) => (
        <li key={name}>
          <p>
            {name && <Crest name={name} size={28} />}
            <span>
              {name === null ? (
                MATCH.submitted
              ) : (
                <>
                  <bdi>{name}</bdi> {MATCH.say}
                </>
              )}
            </span>
          </p>
          <Score score={score} className={styles.score} />
          {score.homePenalties != null && <p>{penaltiesText(score)}</p>}
        </li>
      ))}
    </ul>
  );
}
