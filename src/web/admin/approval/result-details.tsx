import { type KeyboardEvent, useId } from 'react';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { NOTE_MAX } from '#domain/results/results.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ApprovalEffect, type Effect } from './approval-effect.tsx';
import type { Listed } from './list-results.ts';
import { ReportOrigin } from './report-origin.tsx';
import styles from './result-details.module.css';
import { APPROVAL, noteAfter } from './words.ts';

interface Props {
  readonly listed: Listed;
  readonly effect: Effect | null;
  readonly earlier: readonly MatchResult[];
  readonly review: {
    readonly private: PendingResult | null;
    readonly canBlock: boolean;
    readonly note: string;
    readonly onNote: (note: string) => void;
  } | null;
}

/** Everything there is to know about a result, and the note that goes with a decision. */
export function ResultDetails({ listed: { result, elsewhere }, effect, earlier, review }: Props) {
  return (
    <div className="admin-card-details">
      <p className={shared.muted}>
        {`${APPROVAL.submittedBy} ${result.submittedBy || APPROVAL.unknown}, ${exactText(result.submittedAt)}`}
      </p>
      {result.adminNotes && (
        <p>
          <b>{APPROVAL.adminNote}:</b> <span dir="auto">{result.adminNotes}</span>
        </p>
      )}
      {review && effect && <ApprovalEffect effect={effect} />}
      {review && earlier.length > 0 && (
        <div className="admin-earlier">
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
      {review?.private && <ReportOrigin result={review.private} canBlock={review.canBlock} />}
      {review && result.late && review.note !== APPROVAL.lateNote && (
        <Button variant="secondary" onClick={() => review.onNote(APPROVAL.lateNote)}>
          {APPROVAL.useLateNote}
        </Button>
      )}
      {review && <NoteField {...review} elsewhere={elsewhere} />}
    </div>
  );
}

interface NoteFieldProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly elsewhere: Listed['elsewhere'];
}

/** Whoever is typing when somebody else decides keeps the focus and the text, and is told. */
function NoteField({ note, onNote, elsewhere }: NoteFieldProps) {
  const id = useId();
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{APPROVAL.note}</label>
      <input
        id={id}
        className="admin-field"
        dir="auto"
        enterKeyHint="done"
        maxLength={NOTE_MAX}
        aria-describedby={`${id}-hint`}
        value={note}
        readOnly={elsewhere !== null}
        onChange={(event) => onNote(event.target.value)}
        onKeyDown={leaveNote}
      />
      {/* One stands in the place of the other, so that the cards below do not move. */}
      <p
        id={`${id}-hint`}
        role="status"
        className={`${styles.hint} ${elsewhere ? shared.orange : shared.muted}`}
      >
        {elsewhere ? noteAfter(elsewhere, note) : APPROVAL.noteHint}
      </p>
    </div>
  );
}

/** Back to the card, where the keys of the review work. Escape would close the panel otherwise. */
function leaveNote(event: KeyboardEvent<HTMLElement>): void {
  const isLeaving = event.key === 'Enter' || event.key === 'Escape';
  if (!isLeaving || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.closest('li')?.focus();
}
