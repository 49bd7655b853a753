import type { MyClubReply, UndoableAnswer } from '#contract/club-links.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import cardList from '#web/ui/card-list.module.css';
import { ANSWERS, OWN_SUBMISSIONS, UNDO_ANSWERS, waitingTitle } from '#words/club-link.ts';
import { Answers, UndoButton } from './answers.tsx';
import styles from './club-answers.module.css';

interface Props {
  readonly results: MyClubReply['waiting'];
  readonly clubId: number;
}

/** Submissions by other clubs, each answered with one press. */
export function ResultsToAnswer({ results, clubId }: Props) {
  return (
    <div className={cardList.list}>
      <h2>{waitingTitle(results.length)}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <ResultLine result={result} />
            {result.dispute && (
              <p className={styles.dispute}>
                {ANSWERS.youSay} <Score score={result} />.{' '}
                <bdi>{clubId === result.homeClubId ? result.awayTeam : result.homeTeam}</bdi> {ANSWERS.says}{' '}
                <Score score={result.dispute} />. {OWN_SUBMISSIONS.decides}
                {result.disputeReason && <q dir="auto">{result.disputeReason}</q>}
              </p>
            )}
            <Answers submission={{ result, home: result.homeTeam, away: result.awayTeam }} clubId={clubId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OwnSubmissionsProps {
  readonly results: MyClubReply['reported'];
  readonly clubId: number;
}

/** Submissions of this club that are waiting for an answer or a decision: it can add screenshots. */
export function OwnSubmissions({ results, clubId }: OwnSubmissionsProps) {
  return (
    <div className={`${cardList.list} ${cardList.settled}`}>
      <h2>{OWN_SUBMISSIONS.title}</h2>
      <ul>
        {results.map((result) => (
          <li key={result.id}>
            <ResultLine result={result} />
            <p className={styles.dispute}>
              {result.dispute ? (
                <>
                  {OWN_SUBMISSIONS.disputed} <Score score={result.dispute} />. {OWN_SUBMISSIONS.decides}
                </>
              ) : (
                OWN_SUBMISSIONS[result.agreement === 'agreed' ? 'agreed' : 'waiting']
              )}
            </p>
            <Answers submission={{ result, home: result.homeTeam, away: result.awayTeam }} clubId={clubId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Collapsed, because most clubs have nothing to undo. */
export function UndoableAnswers({ answers }: { readonly answers: readonly UndoableAnswer[] }) {
  return (
    <details className={`${cardList.list} ${styles.undoable}`}>
      <summary>{UNDO_ANSWERS.title(answers.length)}</summary>
      <ul>
        {answers.map((answer) => (
          <li key={answer.seq}>
            <ResultLine result={answer} />
            <p className={styles.dispute}>{UNDO_ANSWERS.kinds[answer.kind].about}</p>
            <UndoButton answer={answer} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function ResultLine({ result }: { readonly result: MatchResult | UndoableAnswer }) {
  return (
    <p className={styles.match}>
      <Side name={result.homeTeam} />
      <Score score={result} />
      <Side name={result.awayTeam} />
    </p>
  );
}

function Side({ name }: { readonly name: string }) {
  return (
    <span>
      <Crest name={name} size={28} />
      <ClubName name={name} isLarge />
    </span>
  );
}
