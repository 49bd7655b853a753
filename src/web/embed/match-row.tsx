import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { matchPath } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { DECIDED_WORDS, KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { EMBED } from '#words/embed.ts';
import { comingText } from '#words/match-page.ts';
import { OutLink } from './out-link.tsx';

/** A match as embeds and overlays show it. What waits for approval is shown as open. */
export interface ShownMatch {
  readonly id: number;
  readonly home: FixtureSide;
  readonly away: FixtureSide;
  /** Null until it is decided, and after a walkover. */
  readonly score: Score | null;
  /** The id of the club that has won. */
  readonly winner: number | null;
  /** Small, below the score. */
  readonly foot: readonly (string | null)[];
}

type Score = Pick<KnockoutTie, 'homeScore' | 'awayScore' | 'homePenalties' | 'awayPenalties'>;

export function shownFixture(fixture: FixtureRow, foot: string): ShownMatch {
  const { id, home, away, status, result, winner } = fixture;
  const isDecided = status === 'COMPLETED';
  const how = result?.origin === 'award' ? DECIDED_WORDS.award : extraWords(result);
  return {
    ...{ id, home, away, winner },
    score: isDecided ? result : null,
    foot: [foot, isDecided ? (result ? how : DECIDED_WORDS.walkover) : null],
  };
}

function extraWords(result: FixtureRow['result']): string | null {
  if (result?.homePenalties != null) return DECIDED_WORDS.penalties;
  return result?.afterExtraTime ? DECIDED_WORDS['extra-time'] : null;
}

export function shownTie(tie: KnockoutTie): ShownMatch {
  const { fixtureId: id, home, away, decidedBy, winner } = tie;
  const how = decidedBy && DECIDED_WORDS[decidedBy];
  const isOver = decidedBy !== null && winner === null;
  return {
    ...{ id, home, away, winner },
    score: tie.homeScore === null ? null : tie,
    foot: [how, isOver ? KNOCKOUTS.nobodyGoesOn : null],
  };
}

interface Props {
  readonly match: ShownMatch;
  readonly crest?: number;
  /** Whether it leads to the page of its match. */
  readonly isLink?: boolean;
}

/** Two clubs and their goals: side by side, or one above the other where there is little room. */
export function MatchRow({ match, crest = 20, isLink = true }: Props) {
  const { id, score, foot } = match;
  const words = foot.filter(Boolean).join(' · ');
  const content = (
    <>
      <Side match={match} side="home" crest={crest} />
      <Goals match={match} side="home" />
      <span className="dash">{score ? SCORE_DASH : EMBED.versus}</span>
      <Goals match={match} side="away" />
      <Side match={match} side="away" crest={crest} />
      {words && <small className="foot">{words}</small>}
    </>
  );
  return (
    <li className="match" data-key={`match-${id}`}>
      {isLink ? (
        <OutLink path={matchPath(id)} className="match-line">
          {content}
        </OutLink>
      ) : (
        <div className="match-line">{content}</div>
      )}
    </li>
  );
}

interface SideProps {
  readonly match: ShownMatch;
  readonly side: 'home' | 'away';
}

function Side({ match, side, crest }: SideProps & { readonly crest: number }) {
  const entrant = match[side];
  if (entrant?.clubId == null)
    return <span className={`side ${side} nobody`}>{entrant ? KNOCKOUTS.bye : comingTo(match, side)}</span>;
  const isOut = match.winner !== null && match.winner !== entrant.clubId;
  return (
    <span className={`side ${side}${isOut ? ' out' : ''}`}>
      <Crest name={entrant.name} size={crest} />
      <bdi className="name">{entrant.name}</bdi>
    </span>
  );
}

function comingTo({ id }: ShownMatch, side: 'home' | 'away'): string {
  const stage = stageOf(id);
  return stage?.kind === 'knockout' ? comingText(stage, side === 'home' ? 0 : 1) : '';
}

function Goals({ match: { score }, side }: SideProps) {
  const penalties = score?.[`${side}Penalties`] ?? null;
  return (
    <b className={`goals ${side}`}>
      {score?.[`${side}Score`]}
      {penalties !== null && <small> ({penalties})</small>}
    </b>
  );
}
