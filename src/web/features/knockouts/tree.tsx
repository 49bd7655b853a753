import { type ReactNode, type Ref, useContext, useMemo, useRef, useState } from 'react';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { Bracket, Round } from '#domain/matches/stages.ts';
import { PATHS } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ArchivedSeason, ClubLink } from '#web/clubs/links.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, ROUND_TITLES } from '#words/titles.ts';
import { type Choice, TieCard } from './tie-card.tsx';
import { currentRound, type Rounds, roundId } from './tree-ties.ts';
import { useRoundInView } from './use-round-in-view.ts';
import { KNOCKOUTS } from './words.ts';

/** What is known of ties beside the tree, and what can be done about them. */
export interface TieExtras {
  /** The newest result of a tie. */
  readonly resultOf: (fixtureId: number) => MatchResult | null;
  /** How the result of a tie is submitted; null where it cannot be. */
  readonly controlOf: (fixtureId: number) => ReactNode;
  /** When a tie is played, and what its clubs can say about that. */
  readonly kickoffOf: (fixtureId: number) => ReactNode;
  /** Below the title of a round. */
  readonly noteOf: (round: Round) => ReactNode;
}

interface Props extends TieExtras {
  readonly bracket: Bracket;
  readonly rounds: Rounds;
  /** Of its heading. */
  readonly level: 2 | 3;
}

/** A knockout tree: its title, and a list of rounds with their ties. */
export function Tree({ bracket, rounds, level, ...extras }: Props) {
  const scroller = useRef<HTMLOListElement>(null);
  const { current, show } = useRoundInView(scroller, currentRound(rounds));
  const choice = useChoice();
  const isRunning = useContext(ArchivedSeason) === null;
  const Title = `h${level}` as const;
  return (
    <section className={`tree ${bracket.toLowerCase()}`} aria-labelledby={`tree-${bracket}`}>
      <Title id={`tree-${bracket}`} className="tree-title">
        {BRACKET_TITLES[bracket]}
      </Title>
      {isRunning && (
        <ShareLink path={`${PATHS.knockouts}#tree-${bracket}`} title={BRACKET_TITLES[bracket]} isSmall />
      )}
      {choice.pinned !== null && <ChosenClub rounds={rounds} clubId={choice.pinned} />}
      <nav className="round-tabs" aria-label={`${KNOCKOUTS.rounds}, ${BRACKET_TITLES[bracket]}`}>
        {rounds.map(({ round }) => (
          <a
            key={round}
            href={`#${roundId(bracket, round)}`}
            aria-current={round === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(round);
            }}
          >
            {ROUND_TITLES[round]}
          </a>
        ))}
      </nav>
      <TreeRounds
        ref={scroller}
        {...{ bracket, rounds, choice }}
        title={level === 2 ? 'h3' : 'h4'}
        {...extras}
      />
    </section>
  );
}

interface RoundsProps extends TieExtras {
  readonly ref?: Ref<HTMLOListElement>;
  readonly bracket: Bracket;
  readonly rounds: Rounds;
  /** The element of their titles. */
  readonly title: 'h2' | 'h3' | 'h4';
  /** Null where no club can be chosen. */
  readonly choice: Choice | null;
}

/**
 * On a wide screen the rounds stand side by side and lines join the ties; on a phone one round is seen at a time. Both
 * are laid out by tree.css and tree-on-phone.css.
 */
export function TreeRounds({ ref, bracket, rounds, title: Title, choice, ...extras }: RoundsProps) {
  const { resultOf, controlOf, kickoffOf, noteOf } = extras;
  return (
    <ol ref={ref} className="rounds">
      {rounds.map(({ round, ties }, index) => (
        <li key={round} id={roundId(bracket, round)} data-round={round} className="round">
          <header>
            <Title>{ROUND_TITLES[round]}</Title>
            {noteOf(round)}
          </header>
          <ol className="ties">
            {ties.map((tie, place) => (
              <TieCard
                key={tie.fixtureId}
                round={round}
                number={place + 1}
                tie={tie}
                result={resultOf(tie.fixtureId)}
                control={controlOf(tie.fixtureId)}
                kickoff={kickoffOf(tie.fixtureId)}
                choice={choice}
              />
            ))}
          </ol>
          <NextPlaces ties={rounds[index + 1]?.ties ?? []} />
        </li>
      ))}
    </ol>
  );
}

/** The club whose way is kept in sight leads to its page. */
function ChosenClub({ rounds, clubId: id }: { readonly rounds: Rounds; readonly clubId: number }) {
  const first = rounds[0]?.ties.flatMap(({ home, away }) => [home, away]);
  const name = first?.find((side) => side?.clubId === id)?.name;
  return (
    name && (
      <p className="tree-chosen">
        <ClubLink club={{ id, name }} className={shared.accent} />
      </p>
    )
  );
}

/** Beside each pair of ties on a phone: the place in the next round that their winners take. Told there in words. */
function NextPlaces({ ties }: { readonly ties: readonly KnockoutTie[] }) {
  return (
    <div aria-hidden="true" className="next-places">
      {ties.map(({ fixtureId, home, away }) => (
        <div key={fixtureId}>
          {[home, away].map((entrant, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: home and away
            <span key={side} className={entrant ? undefined : 'unknown'}>
              {entrant?.name && <Crest name={entrant.name} size={24} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A click keeps a club chosen until the next one; focus and a resting pointer show another way meanwhile. */
function useChoice(): Choice {
  const [pinned, setPinned] = useState<number | null>(null);
  const [previewed, preview] = useState<number | null>(null);
  return useMemo(() => {
    const choose = (clubId: number) => setPinned(pinned === clubId ? null : clubId);
    return { lit: previewed ?? pinned, pinned, choose, preview };
  }, [pinned, previewed]);
}
