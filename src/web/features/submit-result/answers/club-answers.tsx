import type { MyClubReply, UndoableAnswer } from '#contract/club-links.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import { ANSWERS, OWN_REPORTS, UNDO_ANSWERS, waitingTitle } from '#words/club-link.ts';
import { Answers, UndoButton } from './answers.tsx';

interface Props {
  readonly results: MyClubReply['waiting'];
  readonly clubId: number;
}

/** What the other clubs say, to be answered with one press each. */
export function WaitingResults({ results, clubId }: Props) {
  return (
    <div className="waiting">
      <h2>{waitingTitle(results.length)}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <WaitingMatch result={result} />
            {result.dispute && (
              <p className="waiting-dispute">
                {ANSWERS.youSay} <Score score={result} />.{' '}
                <bdi>{clubId === result.homeClubId ? result.awayTeam : result.homeTeam}</bdi> {ANSWERS.says}{' '}
                <Score score={result.dispute} />. {OWN_REPORTS.decides}
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

interface OwnReportsProps {
  readonly results: MyClubReply['reported'];
  readonly clubId: number;
}

/** What this club has said, while others have to answer or decide: it can add screenshots to it. */
export function OwnReports({ results, clubId }: OwnReportsProps) {
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
                  {OWN_REPORTS.disputed} <Score score={result.dispute} />. {OWN_REPORTS.decides}
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

/** What this club has answered and can undo. Closed at first: most clubs have nothing to undo. */
export function UndoableAnswers({ answers }: { readonly answers: readonly UndoableAnswer[] }) {
  return (
    <details className="waiting undoable">
      <summary>{UNDO_ANSWERS.title(answers.length)}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.seq}>
            <WaitingMatch result={answer} />
            <p className="waiting-dispute">{UNDO_ANSWERS.kinds[answer.kind].about}</p>
            <UndoButton answer={answer} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The two clubs of a report with its score between them. */
function WaitingMatch({ result }: { readonly result: MatchResult | UndoableAnswer }) {
  return (
    <p className="waiting-match">
      <Side name={result.homeTeam} />
      <Score score={result} />
      <Side name={result.awayTeam} />
    </p>
  );
}

function Side({ name }: { readonly name: string }) {
  return (
    <span dir="auto">
      <Crest name={name} size={28} />
      {name}
    </span>
  );
}
