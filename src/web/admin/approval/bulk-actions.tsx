import { useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { type Decision, NOTE_MAX } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Score } from '#web/clubs/score.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './bulk-actions.module.css';
import type { BulkFailure } from './use-decisions.ts';
import { approveAgreed, BULK, bulkConfirm, bulkScope, bulkTitle, decideSelected } from './words.ts';

interface Props {
  /** Those on which both clubs agree. */
  readonly results: readonly MatchResult[];
  readonly onApprove: (looked: readonly MatchResult[]) => void;
}

/** Most of an evening: what both clubs say, with one look at the list of it. */
export function ApproveAgreed({ results, onApprove }: Props) {
  const [asked, setAsked] = useState<ReadonlySet<number> | null>(null);
  // What became agreed after the list was opened has not been looked at, and what was decided since needs nothing.
  const listed = results.filter(({ id }) => asked?.has(id));
  return (
    <>
      <Button className="admin-approve-agreed" onClick={() => setAsked(new Set(results.map(({ id }) => id)))}>
        <CircleCheck className={shared.iconMedium} />
        {approveAgreed(results.length)}
      </Button>
      {listed.length > 0 && (
        <BulkDialog
          decision="approved"
          results={listed}
          onConfirm={() => {
            setAsked(null);
            onApprove(listed);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface BulkBarProps {
  readonly chosen: readonly MatchResult[];
  readonly onDecideAll: (decision: Decision, noteForAll: string) => void;
}

/** At the foot of the screen, where the thumb is: what is done to several results at once. */
export function BulkBar({ chosen, onDecideAll }: BulkBarProps) {
  const [asked, setAsked] = useState<Decision | null>(null);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.adminBulk}>
      <Button className={styles.adminBulkButton} onClick={() => setAsked('approved')}>
        {decideSelected('approved', chosen.length)}
      </Button>
      <Button variant="secondary" className={styles.adminBulkButton} onClick={() => setAsked('rejected')}>
        {decideSelected('rejected', chosen.length)}
      </Button>
      {asked && (
        <BulkDialog
          decision={asked}
          results={chosen}
          onConfirm={(noteForAll) => {
            setAsked(null);
            onDecideAll(asked, noteForAll);
          }}
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

/** What would be decided at once, line by line. */
function BulkDialog({ decision, results, onConfirm, onClose }: BulkDialogProps) {
  const [note, setNote] = useState('');
  const id = useId();
  const groups = [...new Set(results.map(({ group }) => group))].sort();
  const title = bulkTitle(decision, results.length);
  return (
    <ConfirmDialog
      title={title}
      summary={bulkScope(results.length, groups)}
      confirmLabel={bulkConfirm(decision, results.length)}
      confirmVariant={decision === 'approved' ? 'primary' : 'danger'}
      onConfirm={() => onConfirm(note)}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard */}
      <ul className={styles.adminBulkList} tabIndex={0} aria-label={title}>
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
        <div className={styles.stack}>
          <label htmlFor={id}>{BULK.noteForAll}</label>
          <input
            id={id}
            className="admin-field"
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

/** What could not be decided together with the others, and why. It stays until it was read. */
export function BulkFailures({ failure: { decision, failed }, onDismiss }: BulkFailuresProps) {
  return (
    <div role="alert" className={styles.adminFailures}>
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
