import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Agreement } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Button, ignoreKeyRepeat } from '#web/ui/button.tsx';
import { Check, ChevronDown, X } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { useSettling } from '#web/ui/use-settling.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { placeTitle } from '#words/titles.ts';
import { UNDO } from '../undo/words.ts';
import { STATUS_WORDS } from '../words.ts';
import { type Effect, EffectLine, type Tournament, useApprovalEffect } from './approval-effect.tsx';
import { DisputeClaims } from './dispute-claims.tsx';
import type { Listed, Outcome } from './list-results.ts';
import { ResultDetails } from './result-details.tsx';
import styles from './result-row.module.css';
import { AllScreenshots } from './side-screenshots.tsx';
import type { Claim } from './use-decisions.ts';
import { AGREEMENT_MARKS, APPROVAL, DECIDED_ELSEWHERE, scoreLine } from './words.ts';

/** Controls for a pending result. */
export interface Review {
  /** Null where results cannot be selected. */
  readonly selection: { readonly isSelected: boolean; readonly onToggle: () => void } | null;
  /** Facts for administrators only; null until they are loaded. */
  readonly private: PendingResult | null;
  /** Whether the decision was refused because the result had changed before it arrived. */
  readonly isChanged: boolean;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision, claim?: Claim) => void;
  /** An award has set another score. */
  readonly onAwarded: () => void;
}

interface Props {
  readonly listed: Listed;
  readonly tournament: Tournament;
  readonly all: readonly MatchResult[];
  /** False where all results of the list have the same status. */
  readonly isStatusShown: boolean;
  /** Null when there is nothing left to decide. */
  readonly review: Review | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Null if there is nothing to undo, or nothing yet. */
  readonly onUndo: (() => void) | null;
}

/** One line that can be decided with one thumb or key. Details are shown on demand. */
export function ResultRow({
  listed,
  tournament,
  all,
  isStatusShown,
  review,
  isOpen,
  onToggle,
  onUndo,
}: Props) {
  const { result, status, left } = listed;
  const clubs = tournament.facts?.clubs ?? [];
  const evidence = review?.private?.evidence ?? [];
  const match = scoreLine(result);
  const effect = useApprovalEffect(result, tournament);
  const earlier = earlierRejections(result, all);
  const isDispute = review !== null && result.agreement === 'disputed';
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`${APPROVAL.details}, ${match}`}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <ChevronDown className={shared.iconSmall} />
    </button>
  );
  const signs = (
    <p className={styles.signs}>
      {isStatusShown && (
        <span className={styles.status} data-status={status}>
          {STATUS_WORDS[status]}
        </span>
      )}
      {AGREEMENT_MARKS[result.agreement] && (
        <span className={AGREEMENT_TONES[result.agreement]}>{AGREEMENT_MARKS[result.agreement]}</span>
      )}
      {result.late && <span>{APPROVAL.late}</span>}
      {result.origin === 'award' && <span>{APPROVAL.awarded}</span>}
      {review && earlier.length > 0 && <span className={shared.red}>{APPROVAL.earlier}</span>}
    </p>
  );
  return (
    <li
      tabIndex={left?.isOwn ? undefined : 0}
      aria-label={left?.isOwn ? `${outcomeText(left)}, ${match}` : match}
      className={`${styles.row} ${isDispute ? styles.dispute : ''}`}
      data-result={result.id}
      data-left={left ? (left.isOwn ? 'own' : 'elsewhere') : undefined}
    >
      <div className={isDispute ? styles.case : styles.head} inert={left !== null}>
        {isDispute ? (
          <div className={styles.caseHead}>
            <span className={styles.place}>{placeTitle(result)}</span>
            {signs}
            <p className={styles.pairing}>
              <Crest name={result.homeTeam} className={styles.inlineCrest} />{' '}
              <b dir="auto">{result.homeTeam}</b> {FIXTURES.versus}{' '}
              <Crest name={result.awayTeam} className={styles.inlineCrest} />{' '}
              <b dir="auto">{result.awayTeam}</b>
            </p>
            <TimeAgo iso={result.submittedAt} />
            {toggle}
          </div>
        ) : (
          <>
            <div className={styles.meta}>
              {review?.selection && (
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    className={shared.checkBox}
                    aria-label={match}
                    checked={review.selection.isSelected}
                    onChange={review.selection.onToggle}
                  />
                </label>
              )}
              <span className={styles.place}>{placeTitle(result)}</span>
              {signs}
            </div>
            <Team name={result.homeTeam} side="home" />
            <span className={styles.score}>
              <Goals goals={result.homeScore} penalties={result.homePenalties} />
              <i>{SCORE_DASH}</i>
              <Goals goals={result.awayScore} penalties={result.awayPenalties} />
            </span>
            <Team name={result.awayTeam} side="away" />
            <div className={styles.foot}>
              <Info result={result} effect={effect} review={review} />
              <TimeAgo iso={result.submittedAt} />
            </div>
            {toggle}
          </>
        )}
        {review?.isChanged && (
          <p role="alert" className={styles.changed}>
            {APPROVAL.changed}
          </p>
        )}
        {isDispute && (
          <DisputeClaims
            result={result}
            clubs={clubs}
            reason={review.private?.disputeReason ?? null}
            evidence={evidence}
            onApprove={(claim) => review.onDecide('approved', claim)}
            onReject={() => review.onDecide('rejected')}
            onAwarded={review.onAwarded}
          />
        )}
        {isDispute && review.note.trim() !== '' && !isOpen && (
          <Info result={result} effect={null} review={review} />
        )}
        {review && !isDispute && (
          <div className={styles.decide}>
            {DECISIONS.map(({ decision, label, Icon }) => (
              <Button
                key={decision}
                variant="quiet"
                data-decides
                onKeyDown={ignoreKeyRepeat}
                onClick={() => review.onDecide(decision)}
                title={label}
                aria-label={`${label} ${match}`}
              >
                <Icon className={shared.iconMedium} />
                <span>{label}</span>
              </Button>
            ))}
          </div>
        )}
        {review && !isDispute && <AllScreenshots evidence={evidence} clubs={clubs} />}
      </div>
      {left && <OutcomeLine outcome={left} match={match} onUndo={onUndo} />}
      {isOpen && (
        <div className={styles.more} inert={left?.isOwn}>
          <ResultDetails listed={listed} effect={effect} earlier={earlier} review={review} />
        </div>
      )}
    </li>
  );
}

const AGREEMENT_TONES: Record<Agreement, string | undefined> = {
  none: undefined,
  reported: shared.muted,
  agreed: shared.green,
  disputed: shared.red,
};

const DECISIONS = [
  { decision: 'approved', label: APPROVAL.approve, Icon: Check },
  { decision: 'rejected', label: APPROVAL.reject, Icon: X },
] as const;

/** On phones, an ellipsis would leave too little of a name: there it wraps between words. */
function Team({ name, side }: { readonly name: string; readonly side: 'home' | 'away' }) {
  return (
    <p className={styles.team} data-side={side}>
      <Crest name={name} size={20} />
      <ClubName name={name} />
    </p>
  );
}

function Goals({ goals, penalties }: { readonly goals: number; readonly penalties: number | null }) {
  return (
    <b>
      {goals}
      {penalties !== null && <small>{` (${penalties})`}</small>}
    </b>
  );
}

interface InfoProps {
  readonly result: MatchResult;
  readonly effect: Effect | null;
  readonly review: Review | null;
}

/** Facts that must not be overlooked while the details are closed. */
function Info({ result, effect, review }: InfoProps) {
  const note = review ? review.note.trim() : result.adminNotes;
  return (
    <div className={styles.info}>
      {note && (
        <p className={styles.note}>
          {review ? APPROVAL.note : APPROVAL.adminNote}: <span dir="auto">{note}</span>
        </p>
      )}
      {review && result.agreement !== 'disputed' && <EffectLine result={result} effect={effect} />}
    </div>
  );
}

interface OutcomeLineProps {
  readonly outcome: Outcome;
  readonly match: string;
  readonly onUndo: (() => void) | null;
}

/** In the place of the controls, but not under a finger in the middle of a double tap. */
function OutcomeLine({ outcome, match, onUndo }: OutcomeLineProps) {
  const isSettling = useSettling(outcome.became);
  return (
    <p className={styles.outcome}>
      <span className={styles.status} data-status={outcome.became}>
        {outcomeText(outcome)}
      </span>
      {onUndo && (
        <Button
          variant="quiet"
          aria-disabled={isSettling}
          aria-label={`${UNDO.button}: ${outcomeText(outcome)} ${match}`}
          onClick={onUndo}
        >
          {UNDO.button}
        </Button>
      )}
    </p>
  );
}

function outcomeText({ became, isOwn }: Outcome): string {
  return isOwn && (became === 'approved' || became === 'rejected')
    ? STATUS_WORDS[became]
    : DECIDED_ELSEWHERE[became];
}

function earlierRejections(result: MatchResult, results: readonly MatchResult[]): MatchResult[] {
  return results.filter(
    (other) =>
      other.fixtureId === result.fixtureId && other.submissionStatus === 'rejected' && other.id < result.id,
  );
}
