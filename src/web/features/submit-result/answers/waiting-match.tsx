import type { MatchResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';

type Shown = Pick<MatchResult, 'homeTeam' | 'awayTeam'> & Parameters<typeof scoreText>[0];

/** The two clubs of a report with its score between them. */
export function WaitingMatch({ result }: { readonly result: Shown }) {
  return (
    <p className="waiting-match">
      <Side name={result.homeTeam} />
      <b>{scoreText(result)}</b>
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
