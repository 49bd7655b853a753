import type { MatchResult } from '#contract/result-views.ts';
import { Score } from '#web/clubs/score.tsx';
import { placeTitle } from '#words/titles.ts';
import { STATUS_WORDS } from '../approval/words.ts';

interface Props {
  /** The ids of ties that have an open result. */
  readonly ties: readonly number[];
  readonly results: readonly MatchResult[];
}

/** Matches that follow from another one, with the results that they would lose. */
export function LaterTies({ ties, results }: Props) {
  return (
    <ul className="admin-later-ties">
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
