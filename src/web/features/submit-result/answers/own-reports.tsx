import type { MyClubReply } from '#contract/club-links.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { OWN_REPORTS } from '#words/club-link.ts';
import { Answers } from './answers.tsx';
import { WaitingMatch } from './waiting-match.tsx';

interface Props {
  readonly results: MyClubReply['reported'];
  readonly clubId: number;
}

/** What this club has said, while others have to answer or decide: it can add screenshots to it. */
export function OwnReports({ results, clubId }: Props) {
  return (
    <div className="waiting own-reports">
      <h2>{OWN_REPORTS.title}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <WaitingMatch result={result} />
            <p className="waiting-dispute">
              {result.dispute ? (
                <>
                  {OWN_REPORTS.disputed} <b>{scoreText(result.dispute)}</b>. {OWN_REPORTS.decides}
                </>
              ) : (
                OWN_REPORTS[result.agreement === 'agreed' ? 'agreed' : 'waits']
              )}
            </p>
            <Answers report={{ result, home: result.homeTeam, away: result.awayTeam }} clubId={clubId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
