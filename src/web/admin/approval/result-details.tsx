import { type KeyboardEvent, useId } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { NOTE_MAX } from '#domain/results/results.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { STATUS_WORDS } from '../words.ts';
import { ApprovalEffect, type Effect } from './approval-effect.tsx';
import type { Listed } from './list-results.ts';
import styles from './result-details.module.css';
import { SubmissionOrigin } from './senders.tsx';
import { APPROVAL, DECIDED_ELSEWHERE, noteNotUsed } from './words.ts';

interface Props {
  readonly listed: Listed;
  readonly effect: Effect | null;
  readonly earlier: readonly MatchResult[];
  readonly review: {
    readonly private: PendingResult | null;
    readonly note: string;
    readonly onNote: (note: string) => void;
  } | null;
}

export function ResultDetails({ listed: { result, status, left }, effect, earlier, review }: Props) {
  return (
    <div className={styles.details}>
      <p className={shared.muted}>
        <b>{STATUS_WORDS[status]}</b>{' '}
        <span>
          {`${APPROVAL.submittedBy} ${result.submittedBy || APPROVAL.unknown}, ${exactText(result.submittedAt)}`}
        </span>
      </p>
      {result.adminNotes && (
        <p>
          <b>{APPROVAL.adminNote}:</b> <span dir="auto">{result.adminNotes}</span>
        </p>
      )}
      {review && effect && <ApprovalEffect effect={effect} />}
      {review && earlier.length > 0 && (
        <div className={styles.earlier}>
          <p>{APPROVAL.earlier}</p>
          <ul>
            {earlier.map((rejected) => (
              <li key={rejected.id}>
                <Score score={rejected} /> <span dir="auto">{rejected.adminNotes}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {review?.private && <SubmissionOrigin result={review.private} />}
      {review && result.late && review.note !== APPROVAL.lateNote && (
        <Button variant="secondary" onClick={() => review.onNote(APPROVAL.lateNote)}>
          {APPROVAL.useLateNote}
        </Button>
      )}
      {review && <NoteField {...review} left={left} />}
    </div>
  );
}

interface NoteFieldProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly left: Listed['left'];
}

/** If a colleague decides while a note is being typed, the focus and the text stay, and a message explains it. */
function NoteField({ note, onNote, left }: NoteFieldProps) {
  const id = useId();
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{APPROVAL.note}</label>
      <input
        id={id}
        className={shared.field}
        dir="auto"
        enterKeyHint="done"
        maxLength={NOTE_MAX}
        aria-describedby={`${id}-hint`}
        value={note}
        readOnly={left !== null}
        onChange={(event) => onNote(event.target.value)}
        onKeyDown={leaveNote}
      />
      {/* One replaces the other, so that the results below do not move. */}
      <p id={`${id}-hint`} role="status" className={`${styles.hint} ${left ? shared.orange : shared.muted}`}>
        {left ? `${DECIDED_ELSEWHERE[left.became]}.${noteNotUsed(note)}` : APPROVAL.noteHint}
      </p>
    </div>
  );
}

/** Returns to the row, where the shortcuts work. Otherwise Escape would close the panel. */
function leaveNote(event: KeyboardEvent<HTMLElement>): void {
  const isLeaving = event.key === 'Enter' || event.key === 'Escape';
  if (!isLeaving || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest('li')?.focus();
}
