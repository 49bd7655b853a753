import { memo, type ReactNode } from 'react';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { Round } from '#domain/matches/stages.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { MatchLink } from '#web/clubs/links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { feederOf, NAMED_MAX, type Possible, playsIn, type Seat, tieId } from './bracket-ties.ts';
import styles from './tie-card.module.css';
import { DECIDED_BY_TEXTS, KNOCKOUTS, numberedTitle, oneOf, SHORT_TEXTS, winnerOf } from './words.ts';

/** Which club's road is highlighted, and how to choose another. */
export interface Choice {
  readonly highlighted: number | null;
  readonly pinned: number | null;
  readonly choose: (clubId: number) => void;
  readonly preview: (clubId: number | null) => void;
}

interface Props {
  readonly round: Round;
  /** The first one of the bracket. */
  readonly isFirstRound: boolean;
  /** Its number in the round, from 1. */
  readonly number: number;
  /** In the right half of a poster. */
  readonly isRight: boolean;
  readonly tie: KnockoutTie;
  readonly possible: Possible | undefined;
  readonly result: MatchResult | null;
  /** The control to submit a result; null if there is none. */
  readonly control: ReactNode;
  /** The agreed kick-off. */
  readonly kickoff: ReactNode;
  /** By club id, while the bracket is provisional. */
  readonly seats: ReadonlyMap<number, Seat> | undefined;
  /** Null where no club can be chosen. */
  readonly choice: Choice | null;
}

/**
 * Two rows and nothing else, so that the line to the next tie leaves between the clubs. Memoised: a bracket has 31 ties,
 * and most changes of the page concern none of them.
 */
export const TieCard = memo(function TieCard(props: Props) {
  const { round, isFirstRound, number, isRight, tie, possible, result, control, kickoff, choice } = props;
  const isDecided = tie.decidedBy !== null;
  const pending = !isDecided && result?.submissionStatus === 'pending' ? result : null;
  const score = isDecided ? tie : pending;
  const highlighted = choice?.highlighted ?? null;
  const isHighlighted = highlighted !== null && playsIn(tie, highlighted);
  const advances = isHighlighted && tie.winner === highlighted;
  const className = [
    styles.tie,
    pending && styles.unconfirmed,
    isHighlighted && styles.highlighted,
    advances && styles.advances,
  ];
  const isNumbered =
    round === 'sf' ||
    (round !== 'final' && possible && possible.home.length + possible.away.length > NAMED_MAX);
  // A bye in the first round is not a walkover: a group has no club for that place.
  const state = isFirstRound && hasBye(tie) ? null : stateOf(tie, result, pending !== null);
  return (
    <li
      id={tieId(tie.fixtureId)}
      tabIndex={-1}
      data-half={isRight ? 'right' : undefined}
      className={className.filter(Boolean).join(' ')}
    >
      <div className={styles.box}>
        {(isNumbered || kickoff) && (
          <p className={styles.caption}>
            {isNumbered && numberedTitle(round, number)} {kickoff}
          </p>
        )}
        <Side name="home" score={score} {...props} />
        <Side name="away" score={score} {...props} />
        <MatchLink
          fixtureId={tie.fixtureId}
          className={choice ? styles.match : `${styles.match} ${styles.whole}`}
          label={matchLabel(tie)}
        />
        {(state || control) && (
          <div className={styles.aside}>
            {state && <State {...state} />}
            {control}
          </div>
        )}
      </div>
    </li>
  );
});

function hasBye({ home, away }: KnockoutTie): boolean {
  return [home, away].some((side) => side?.clubId === null);
}

/** The link's text for screen readers. */
function matchLabel({ fixtureId, home, away }: KnockoutTie): string {
  return home?.name && away?.name
    ? `${home.name} ${KNOCKOUTS.versus} ${away.name}`
    : `${KNOCKOUTS.match} ${fixtureId}`;
}

interface SideProps extends Props {
  readonly name: 'home' | 'away';
  readonly score: Pick<KnockoutTie, `${'home' | 'away'}${'Score' | 'Penalties'}`> | null;
}

/** Three fifths of the crest of a club that is in the tie. */
const POSSIBLE_CREST = 12;
const [CREST, FINAL_CREST] = [20, 72];

function Side(props: SideProps) {
  const { name: side, tie, score, seats, choice } = props;
  const entrant = tie[side];
  if (!entrant) return <ToBeConfirmed {...props} />;
  if (entrant.clubId === null) return <p className={`${styles.side} ${styles.bye}`}>{KNOCKOUTS.bye}</p>;
  const { clubId, name } = entrant;
  const isFinal = props.round === 'final';
  const isWinner = tie.winner === clubId;
  const seat = seats?.get(clubId);
  const goals = score?.[`${side}Score`] ?? null;
  const penalties = score?.[`${side}Penalties`] ?? null;
  const className = [
    styles.side,
    tie.winner !== null && !isWinner && styles.eliminated,
    isWinner && styles.through,
    choice?.highlighted === clubId && styles.chosen,
  ]
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      {seat && <span className={styles.seat}>{seat.place}</span>}
      <Crest name={name} size={isFinal ? FINAL_CREST : CREST} />
      <span className={styles.club} title={isFinal ? name : undefined}>
        <ClubName name={name} isLarge={isFinal} />
      </span>
      {goals !== null && (
        <span className={styles.score}>
          <b>{goals}</b>
          {penalties !== null && (
            <small>
              ({penalties}
              <span className={shared.hidden}> {KNOCKOUTS.penalties}</span>)
            </small>
          )}
        </span>
      )}
      {isWinner && <span className={shared.hidden}>{KNOCKOUTS.winner}</span>}
      {seat?.reason && <span className={styles.reason}>{seat.reason}</span>}
    </>
  );
  if (!choice) return <p className={className}>{content}</p>;
  return (
    <ChoiceButton clubId={clubId} className={className} choice={choice}>
      {content}
    </ChoiceButton>
  );
}

/** The clubs that can come, or the tie that decides it. Nothing in the first round: the groups decide. */
function ToBeConfirmed({ name: side, round, isFirstRound, number, possible }: SideProps) {
  const clubs = possible?.[side] ?? [];
  const named = clubs.length <= NAMED_MAX ? clubs : [];
  const feeder = isFirstRound ? null : feederOf(round, number, side);
  const text =
    named.length > 0 ? oneOf(named.map(({ name }) => name)) : feeder && winnerOf(feeder.round, feeder.tie);
  return (
    <p className={`${styles.side} ${styles.toBeConfirmed}`} title={text ?? undefined}>
      {named.length > 0 && (
        <span className={styles.possible}>
          {named.map(({ id, name }) => (
            <Crest key={id} name={name} size={POSSIBLE_CREST} />
          ))}
        </span>
      )}
      <span className={styles.club}>{text}</span>
    </p>
  );
}

interface ChoiceButtonProps {
  readonly clubId: number;
  readonly className: string | undefined;
  readonly choice: Choice;
  readonly children: ReactNode;
}

/** A button even before hydration: replacing the element would lay out both brackets again. */
function ChoiceButton({ clubId, className, choice, children }: ChoiceButtonProps) {
  const { choose, preview, pinned } = choice;
  return (
    <button
      type="button"
      className={className}
      data-club={clubId}
      disabled={!useHydrated()}
      aria-pressed={pinned === clubId}
      onClick={() => choose(clubId)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && preview(clubId)}
      onBlur={() => preview(null)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && preview(clubId)}
      onPointerLeave={() => preview(null)}
    >
      {children}
    </button>
  );
}

interface TieState {
  /** A few letters behind the score. */
  readonly words: readonly string[];
  /** For screen readers, and as a tooltip. */
  readonly text: string;
  readonly tone: string | undefined;
}

function State({ words, text, tone }: TieState) {
  return (
    <small className={tone} title={text}>
      {words.map((word) => (
        <span key={word} aria-hidden="true">
          {word}
        </span>
      ))}
      <span className={shared.hidden}>{text}</span>
    </small>
  );
}

/** How the tie was decided, or where its result stands. */
function stateOf(tie: KnockoutTie, result: MatchResult | null, isPending: boolean): TieState | null {
  const { decidedBy, winner } = tie;
  const decided = decidedBy && DECIDED_BY_TEXTS[decidedBy];
  const isLate = result?.late && (isPending || decidedBy !== null);
  const isRejected = decidedBy === null && result?.submissionStatus === 'rejected';
  const words = [
    decidedBy && SHORT_TEXTS[decidedBy],
    isPending && KNOCKOUTS.submittedShort,
    isRejected && KNOCKOUTS.rejected,
    isLate && KNOCKOUTS.late,
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return null;
  const text = [
    decided && (winner === null ? `${decided}, ${KNOCKOUTS.noneAdvances}` : decided),
    isPending && KNOCKOUTS.submitted,
    isRejected && rejectedText(result.adminNotes ?? ''),
    isLate && KNOCKOUTS.late,
  ].filter(Boolean);
  // Why a tie was awarded is public.
  const note = decidedBy === 'award' && result?.adminNotes ? `: ${result.adminNotes}` : '';
  return {
    words,
    text: text.join(' · ') + note,
    tone: isPending ? styles.waiting : isRejected ? styles.rejected : undefined,
  };
}

/** The reason is public. The default note begins with the same word. */
function rejectedText(note: string): string {
  return note.startsWith(KNOCKOUTS.rejected) ? note : `${KNOCKOUTS.rejected}. ${note}`.trim();
}
