import type { MyClubReply } from '#contract/club-links.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ANSWERS, waitingTitle } from '#web/content/club-link.ts';
import { Answers } from './answers.tsx';

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
            <p className="waiting-match">
              <Side name={result.homeTeam} />
              <b>{scoreText(result)}</b>
              <Side name={result.awayTeam} />
            </p>
            {result.dispute && (
              <p className="waiting-dispute">
                {ANSWERS.otherScore} <b>{scoreText(result.dispute)}</b>
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

function Side({ name }: { readonly name: string }) {
  return (
    <span dir="auto">
      <Crest name={name} size={28} />
      {name}
    </span>
  );
}
