import type { MyClubReply } from '#contract/club-links.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { ANSWERS, OWN_REPORTS, waitingTitle } from '#words/club-link.ts';
import { Answers } from './answers.tsx';
import { WaitingMatch } from './waiting-match.tsx';

interface Props {
  readonly results: MyClubReply['waiting'];
  readonly club: MyClubReply['club'];
}

/** What the other clubs say, to be answered with one press each. */
export function WaitingResults({ results, club: { id: clubId, name: own } }: Props) {
  return (
    <div className="waiting">
      <h2>{waitingTitle(results.length)}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <WaitingMatch result={result} />
            {result.dispute && (
              <p className="waiting-dispute">
                {ANSWERS.youSay} <b>{scoreText(result)}</b>.{' '}
                <bdi>{own === result.homeTeam ? result.awayTeam : result.homeTeam}</bdi> {ANSWERS.says}{' '}
                <b>{scoreText(result.dispute)}</b>. {OWN_REPORTS.decides}
                {result.disputeReason && <q dir="auto">{result.disputeReason}</q>}
              </p>
            )}
            <Answers report={{ result, home: result.homeTeam, away: result.awayTeam }} clubId={clubId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
