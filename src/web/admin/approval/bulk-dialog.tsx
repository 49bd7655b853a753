import { useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { type Decision, NOTE_MAX } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import shared from '#web/ui/shared.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import bulkStyles from './bulk.module.css';
import styles from './bulk-dialog.module.css';
import { BULK, bulkConfirm, bulkScope, bulkTitle } from './words.ts';

interface Props {
  readonly decision: Decision;
  readonly results: readonly MatchResult[];
  readonly onConfirm: (noteForAll: string) => void;
  readonly onClose: () => void;
}

/** What would be decided at once, line by line. */
export function BulkDialog({ decision, results, onConfirm, onClose }: Props) {
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
      <ul className={bulkStyles.adminBulkList} tabIndex={0} aria-label={title}>
        {results.map((result) => (
          <li key={result.id}>
            <span className={shared.muted}>{result.group}</span>
            <span>
              <bdi>{result.homeTeam}</bdi> <b>{scoreText(result)}</b> <bdi>{result.awayTeam}</bdi>
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
