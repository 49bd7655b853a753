import type { MatchResult } from '#contract/result-views.ts';
import { Score } from '#web/clubs/score.tsx';
import { placeTitle } from '#words/titles.ts';
import styles from '../panel.module.css';
import { STATUS_WORDS } from '../words.ts';

interface Props {
  /** The ids of ties that have an active result. */
  readonly ties: readonly number[];
  readonly results: readonly MatchResult[];
}

/** Ties that depend on another match, with the results they would lose. */
export function LaterTies({ ties, results }: Props) {
  return (
    <ul className={styles.laterTies}>
      {ties.map((id) => {
        const result = results.find(
          ({ fixtureId, submissionStatus }) => fixtureId === id && submissionStatus !== 'rejected',
        );
        return (
          <li key={id}>
            {result ? (
              <>
                <small>
                  {placeTitle(result)}, {STATUS_WORDS[result.submissionStatus]}
                </small>
                <span>
                  <bdi>{result.homeTeam}</bdi> <Score score={result} /> <bdi>{result.awayTeam}</bdi>
                </span>
              </>
            ) : (
              id
            )}
          </li>
        );
      })}
    </ul>
  );
}
