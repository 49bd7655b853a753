import type { PublicViews } from '#contract/public-views.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { EMBED } from '#words/embed.ts';
import { BRACKET_TITLES, ROUND_TITLES } from '#words/titles.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { MatchRow, shownTie } from './match-row.tsx';
import { championIn, type ShownRound, shownRounds } from './shown-rounds.ts';

interface Props {
  readonly bracket: Bracket;
  readonly views: PublicViews;
}

/** The round that is played now, what is known of those after it, and those before it for whoever opens them. */
export function KnockoutsEmbed({ bracket, views }: Props) {
  const { isProvisional } = views['/api/ucl/knockouts'];
  const { now, earlier } = shownRounds(views, bracket);
  const champion = championIn(views, bracket);
  return (
    <EmbedFrame title={BRACKET_TITLES[bracket]} path="/knockouts">
      {champion && (
        <p className="champion">
          <Crest name={champion} size={56} />
          <span>
            <small>{EMBED.champions}</small>
            <bdi>{champion}</bdi>
          </span>
        </p>
      )}
      {isProvisional && <p className="note">{EMBED.provisional}</p>}
      {now.map((round) => (
        <section key={round.round}>
          <h2>{ROUND_TITLES[round.round]}</h2>
          <Ties round={round} />
        </section>
      ))}
      {earlier.map((round) => (
        <details key={round.round} data-key={`round-${round.round}`}>
          <summary>{ROUND_TITLES[round.round]}</summary>
          <Ties round={round} />
        </details>
      ))}
    </EmbedFrame>
  );
}

function Ties({ round: { ties } }: { readonly round: ShownRound }) {
  return (
    <ol className="cards">
      {ties.map((tie) => (
        <MatchRow key={tie.fixtureId} match={shownTie(tie)} />
      ))}
    </ol>
  );
}
