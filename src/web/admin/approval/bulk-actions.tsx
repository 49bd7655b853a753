import { type RefObject, useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { type Decision, NOTE_MAX } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import panel from '../panel.module.css';
import { resultCount } from '../words.ts';
import styles from './bulk-actions.module.css';
import type { BulkFailure } from './use-decisions.ts';
import { APPROVAL, BULK } from './words.ts';

interface Props {
  /** Results on which both clubs agree. */
  readonly results: readonly MatchResult[];
  readonly onApprove: (looked: readonly MatchResult[]) => void;
}

/** Approves all results on which both clubs agree, after a look at the list: most of an evening's work. */
export function ApproveAgreed({ results, onApprove }: Props) {
  const [requested, setRequested] = useState<ReadonlySet<number> | null>(null);
  // Results agreed after the list was opened have not been reviewed, and decided ones need nothing.
  const listed = results.filter(({ id }) => requested?.has(id));
  return (
    <>
      <Button
        variant="secondary"
        className={styles.agreed}
        aria-disabled={results.length === 0}
        onClick={() => setRequested(new Set(results.map(({ id }) => id)))}
      >
        <CircleCheck className={shared.iconMedium} />
        {APPROVAL.approveAgreed(results.length)}
      </Button>
      {listed.length > 0 && (
        <BulkDialog
          decision="approved"
          results={listed}
          onConfirm={() => onApprove(listed)}
          onClose={() => setRequested(null)}
        />
      )}
    </>
  );
}

interface BulkBarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly chosen: readonly MatchResult[];
  readonly onDecideAll: (decision: Decision, noteForAll: string) => void;
}

/** At the bottom of the screen, within reach of the thumb. */
export function BulkBar({ bar, chosen, onDecideAll }: BulkBarProps) {
  const [asked, setAsked] = useState<Decision | null>(null);
  if (chosen.length === 0) return null;
  return (
    <div ref={bar} className={`${panel.foot} ${styles.bar}`}>
      <Button
        onClick={() => setAsked('approved')}
      >{`${BULK.approved.verb} ${chosen.length} selected`}</Button>
      <Button variant="secondary" onClick={() => setAsked('rejected')}>
        {`${BULK.rejected.verb} ${chosen.length} selected`}
      </Button>
      {asked && (
        <BulkDialog
          decision={asked}
          results={chosen}
          onConfirm={(noteForAll) => onDecideAll(asked, noteForAll)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface BulkDialogProps {
  readonly decision: Decision;
  readonly results: readonly MatchResult[];
  readonly onConfirm: (noteForAll: string) => void;
  readonly onClose: () => void;
}

/** Lists every result before a bulk decision. */
function BulkDialog({ decision, results, onConfirm, onClose }: BulkDialogProps) {
  const [note, setNote] = useState('');
  const id = useId();
  const groups = [...new Set(results.map(({ group }) => group))].sort();
  const title = `${BULK[decision].verb} ${resultCount(results.length)}`;
  return (
    <ConfirmDialog
      title={title}
      summary={BULK.scope(results.length, groups)}
      confirmLabel={`${BULK[decision].verb} ${results.length}`}
      confirmVariant={decision === 'approved' ? 'primary' : 'danger'}
      onConfirm={() => onConfirm(note)}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard */}
      <ul className={styles.list} tabIndex={0} aria-label={title}>
        {results.map((result) => (
          <li key={result.id}>
            <span className={shared.muted}>{result.group}</span>
            <span>
              <bdi>{result.homeTeam}</bdi> <Score score={result} /> <bdi>{result.awayTeam}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {decision === 'rejected' && (
        <div className={panel.labelled}>
          <label htmlFor={id}>{BULK.noteForAll}</label>
          <input
            id={id}
            className={shared.field}
            dir="auto"
            maxLength={NOTE_MAX}
            aria-describedby={`${id}-hint`}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <p id={`${id}-hint`} className={shared.note}>
            {BULK.noteForAllHint}
          </p>
        </div>
      )}
    </ConfirmDialog>
  );
}

interface BulkFailuresProps {
  readonly failure: BulkFailure;
  readonly onDismiss: () => void;
}

/** Stays until it is dismissed. */
export function BulkFailures({ failure: { decision, failed }, onDismiss }: BulkFailuresProps) {
  return (
    <div role="alert" className={`${panel.problems} ${styles.failures}`}>
      <p className={shared.strong}>{BULK[decision].failed}</p>
      <ul>
        {failed.map(({ result, reason }) => (
          <li key={result.id}>
            <b>
              <bdi>{result.homeTeam}</bdi> {scoreText(result)} <bdi>{result.awayTeam}</bdi>
            </b>{' '}
            {reason}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onDismiss}>
        {BULK.dismiss}
      </Button>
    </div>
  );
}
