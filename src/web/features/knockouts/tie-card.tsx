import { memo, type ReactNode } from 'react';
import type { FixtureSide } from '#contract/fixtures-view.ts';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { Round } from '#domain/matches/stages.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { MatchLink } from '#web/clubs/links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { feederOf, playsIn, tieId } from './tree-ties.ts';
import { DECIDED_WORDS, KNOCKOUTS, winnerOf } from './words.ts';

/** Which club's way is shown, and how another one is chosen. */
export interface Choice {
  readonly lit: number | null;
  readonly pinned: number | null;
  readonly choose: (clubId: number) => void;
  readonly preview: (clubId: number | null) => void;
}

interface Props {
  readonly round: Round;
  /** Its number in the round, from 1. */
  readonly number: number;
  readonly tie: KnockoutTie;
  /** Its newest result, when it has one. */
  readonly result: MatchResult | null;
  /** How its result is submitted; null where it cannot be. */
  readonly control: ReactNode;
  /** When it is played, and what its clubs can say about that. */
  readonly kickoff: ReactNode;
  /** Null where no club can be chosen. */
  readonly choice: Choice | null;
}

/**
 * One tie of a tree: two clubs or the places they will take, the score, and a word on how it was decided. A tree has 31,
 * and most changes of the page are none of theirs.
 */
export const TieCard = memo(function TieCard({
  round,
  number,
  tie,
  result,
  control,
  kickoff,
  choice,
}: Props) {
  const isDecided = tie.decidedBy !== null;
  const pending = !isDecided && result?.submissionStatus === 'pending' ? result : null;
  const score = isDecided ? tie : pending;
  const lit = choice?.lit ?? null;
  const isLit = lit !== null && playsIn(tie, lit);
  const goesOn = isLit && tie.winner === lit;
  const className = [
    'tie',
    isDecided && 'decided',
    pending && 'unconfirmed',
    isLit && 'lit',
    goesOn && 'goes-on',
  ];
  const side = (name: 'home' | 'away') => ({
    entrant: tie[name],
    feeder: feederOf(round, number, name),
    goals: score?.[`${name}Score`] ?? null,
    penalties: score?.[`${name}Penalties`] ?? null,
    isOut: isDecided && tie.winner !== null && tie[name]?.clubId !== tie.winner,
    isWinner: tie.winner !== null && tie[name]?.clubId === tie.winner,
    choice,
  });
  return (
    <li id={tieId(tie.fixtureId)} tabIndex={-1} className={className.filter(Boolean).join(' ')}>
      <div className="tie-box">
        <Side {...side('home')} />
        <Side {...side('away')} />
        <MatchLink fixtureId={tie.fixtureId} className="tie-match" label={matchLabel(tie)} />
        {control && <div className="tie-control">{control}</div>}
        <Foot tie={tie} result={result} isPending={pending !== null} />
        {kickoff}
      </div>
    </li>
  );
});

/** What a screen reader hears of the way to the match. */
function matchLabel({ fixtureId, home, away }: KnockoutTie): string {
  return home?.name && away?.name
    ? `${home.name} ${KNOCKOUTS.versus} ${away.name}`
    : `${KNOCKOUTS.match} ${fixtureId}`;
}

interface SideProps {
  readonly entrant: FixtureSide;
  readonly feeder: { readonly round: Round; readonly tie: number } | null;
  readonly goals: number | null;
  readonly penalties: number | null;
  readonly isOut: boolean;
  readonly isWinner: boolean;
  readonly choice: Choice | null;
}

function Side({ entrant, feeder, goals, penalties, isOut, isWinner, choice }: SideProps) {
  if (!entrant) return <p className="tie-side unknown">{feeder && winnerOf(feeder.round, feeder.tie)}</p>;
  if (entrant.clubId === null) return <p className="tie-side nobody">{KNOCKOUTS.bye}</p>;
  const { clubId, name } = entrant;
  const isChosen = choice?.lit === clubId;
  const className = `tie-side${isOut ? ' out' : ''}${isWinner ? ' through' : ''}${isChosen ? ' chosen' : ''}`;
  const content = (
    <>
      <Crest name={name} />
      <span className="tie-club" dir="auto" title={name}>
        {name}
      </span>
      {goals !== null && (
        <span className="tie-score">
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
    </>
  );
  if (!choice) return <p className={className}>{content}</p>;
  return (
    <ChoiceButton clubId={clubId} className={className} choice={choice}>
      {content}
    </ChoiceButton>
  );
}

interface ChoiceButtonProps {
  readonly clubId: number;
  readonly className: string | undefined;
  readonly choice: Choice;
  readonly children: ReactNode;
}

/** A button before it can be used, too: another element in its place would have the browser lay out both trees anew. */
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

interface FootProps {
  readonly tie: KnockoutTie;
  readonly result: MatchResult | null;
  readonly isPending: boolean;
}

/** What the score does not say. */
function Foot({ tie, result, isPending }: FootProps) {
  const decided = tie.decidedBy && DECIDED_WORDS[tie.decidedBy];
  const isNobody = tie.decidedBy !== null && tie.winner === null;
  const words = [
    decided && (isNobody ? `${decided}, ${KNOCKOUTS.nobodyGoesOn}` : decided),
    isPending && KNOCKOUTS.submitted,
    result?.late && (isPending || decided !== null || tie.decidedBy === 'score') && KNOCKOUTS.late,
  ].filter(Boolean);
  const note = noteOf(tie, result);
  if (words.length === 0 && !note) return null;
  return (
    <p className={`tie-foot${isPending ? ' waiting' : ''}`}>
      {words.join(' · ')}
      {note && (
        <span className="tie-note" dir="auto" title={note}>
          {words.length > 0 ? ': ' : ''}
          {note}
        </span>
      )}
    </p>
  );
}

/** Why a tie was awarded, or why its newest result was refused: both are public. */
function noteOf(tie: KnockoutTie, result: MatchResult | null): string | null {
  if (tie.decidedBy === 'award') return result?.adminNotes ?? null;
  if (tie.decidedBy === null && result?.submissionStatus === 'rejected') {
    const note = result.adminNotes ?? '';
    // The note that stands where the administrator wrote none begins with the same word.
    return note.startsWith(KNOCKOUTS.rejected) ? note : `${KNOCKOUTS.rejected}. ${note}`.trim();
  }
  return null;
}
