import './result-card.css';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results/results.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import { Check, ChevronDown, X } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { placeTitle } from '#words/titles.ts';
import { type Effect, EffectLine, type Tournament, useApprovalEffect } from './approval-effect.tsx';
import { DisputeClaims } from './dispute-claims.tsx';
import type { Listed } from './list-results.ts';
import styles from './result-card.module.css';
import { ResultDetails } from './result-details.tsx';
import type { Ruling } from './ruling-dialog.tsx';
import { scoreLine } from './score-line.ts';
import { AllPictures } from './side-pictures.tsx';
import type { Claim } from './use-decisions.ts';
import { AGREEMENT_MARKS, APPROVAL, DECIDED_ELSEWHERE, STATUS_WORDS } from './words.ts';

/** What can be done about a result that is pending. */
export interface Review {
  /** Null where results cannot be selected. */
  readonly selection: { readonly isSelected: boolean; readonly onToggle: () => void } | null;
  /** What only the administrator may read about it; null until it is read. */
  readonly private: PendingResult | null;
  /** Whether the sender of a report can be blocked. */
  readonly canBlock: boolean;
  /** Whether it was not decided because it had changed before the decision arrived. */
  readonly isChanged: boolean;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onDecide: (decision: Decision, claim?: Claim) => void;
  readonly ruling: Ruling;
}

interface Props {
  readonly listed: Listed;
  readonly tournament: Tournament;
  readonly all: readonly MatchResult[];
  /** Null when there is nothing left to decide. */
  readonly review: Review | null;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A result as a row to be decided with one thumb. What is not needed for most of them is shown on request. */
export function ResultCard({ listed, tournament, all, review, isOpen, onToggle }: Props) {
  const { result, status, elsewhere } = listed;
  const match = scoreLine(result);
  const effect = useApprovalEffect(result, tournament);
  const earlier = earlierRejections(result, all);
  return (
    <li
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where the keys of the review work
      tabIndex={0}
      aria-label={match}
      className="admin-card"
      data-result={result.id}
      data-elsewhere={elsewhere ?? undefined}
    >
      <div className="admin-card-head">
        <div className="admin-card-meta">
          {review?.selection && (
            <label className="admin-check">
              <input
                type="checkbox"
                className={shared.checkBox}
                aria-label={match}
                aria-disabled={elsewhere !== null}
                checked={review.selection.isSelected}
                onChange={review.selection.onToggle}
              />
            </label>
          )}
          <span>{placeTitle(result)}</span>
          <span className="admin-status" data-status={elsewhere ? undefined : status}>
            {elsewhere ? DECIDED_ELSEWHERE[elsewhere] : STATUS_WORDS[status]}
          </span>
          {AGREEMENT_MARKS[result.agreement] && (
            <span className="admin-mark" data-agreement={result.agreement}>
              {AGREEMENT_MARKS[result.agreement]}
            </span>
          )}
          {result.late && <span className="admin-mark">{APPROVAL.late}</span>}
          {result.origin === 'award' && <span className="admin-mark">{APPROVAL.awarded}</span>}
          <TimeAgo iso={result.submittedAt} className="admin-card-time" />
          <button
            type="button"
            className="admin-card-toggle"
            aria-label={`${APPROVAL.details}, ${match}`}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <ChevronDown className={shared.iconSmall} />
          </button>
        </div>
        <div className="admin-teams">
          <Team name={result.homeTeam} score={result.homeScore} penalties={result.homePenalties} />
          <Team name={result.awayTeam} score={result.awayScore} penalties={result.awayPenalties} />
        </div>
        {review?.isChanged && (
          <p role="alert" className="admin-card-changed">
            {APPROVAL.changed}
          </p>
        )}
        {review && result.agreement === 'disputed' && (
          <DisputeClaims
            result={result}
            clubs={tournament.facts?.clubs ?? []}
            reason={review.private?.disputeReason ?? null}
            evidence={review.private?.evidence ?? []}
            isDecidable={elsewhere === null}
            onApprove={(claim) => review.onDecide('approved', claim)}
            onReject={() => review.onDecide('rejected')}
            ruling={review.ruling}
          />
        )}
        {review && result.agreement !== 'disputed' && (
          <div className="admin-decide">
            <Button
              onKeyDown={ignoreKeyRepeat}
              aria-disabled={elsewhere !== null}
              onClick={() => review.onDecide('approved')}
              aria-label={`${APPROVAL.approve} ${match}`}
            >
              <Check className={shared.iconMedium} />
              <span>{APPROVAL.approve}</span>
            </Button>
            <Button
              variant="secondary"
              onKeyDown={ignoreKeyRepeat}
              aria-disabled={elsewhere !== null}
              onClick={() => review.onDecide('rejected')}
              aria-label={`${APPROVAL.reject} ${match}`}
            >
              <X className={styles.rejectIcon} />
              <span>{APPROVAL.reject}</span>
            </Button>
          </div>
        )}
        {review && result.agreement !== 'disputed' && (
          <AllPictures evidence={review.private?.evidence ?? []} clubs={tournament.facts?.clubs ?? []} />
        )}
        {!isOpen && <Foot result={result} effect={effect} earlier={earlier} review={review} />}
      </div>
      {isOpen && <ResultDetails listed={listed} effect={effect} earlier={earlier} review={review} />}
    </li>
  );
}

interface TeamProps {
  readonly name: string;
  readonly score: number;
  readonly penalties: number | null;
}

function Team({ name, score, penalties }: TeamProps) {
  return (
    <p>
      <Crest name={name} size={20} />
      <span dir="auto">{name}</span>
      <b>
        {score}
        {penalties !== null && <small>{` (${penalties})`}</small>}
      </b>
    </p>
  );
}

interface FootProps {
  readonly result: MatchResult;
  readonly effect: Effect | null;
  readonly earlier: readonly MatchResult[];
  readonly review: Review | null;
}

/** What must not be overlooked while the card is closed. */
function Foot({ result, effect, earlier, review }: FootProps) {
  const note = review ? review.note.trim() : result.adminNotes;
  return (
    <div className="admin-card-foot">
      {review && result.agreement !== 'disputed' && <EffectLine result={result} effect={effect} />}
      {review && earlier.length > 0 && <p className={shared.red}>{APPROVAL.earlier}</p>}
      {note && (
        <p className="admin-card-note">
          {review ? APPROVAL.note : APPROVAL.adminNote}: <span dir="auto">{note}</span>
        </p>
      )}
    </div>
  );
}

function earlierRejections(result: MatchResult, results: readonly MatchResult[]): MatchResult[] {
  return results.filter(
    (other) =>
      other.fixtureId === result.fixtureId && other.submissionStatus === 'rejected' && other.id < result.id,
  );
}
