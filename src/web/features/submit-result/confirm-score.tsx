import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import shared from '#web/ui/shared.module.css';
import { stageTitles } from '#words/titles.ts';
import { ScoreBoard } from './score-board.tsx';
import styles from './submit-dialog.module.css';
import { LateWarning } from './warnings.tsx';
import { CONFIRM_DIALOG, SUBMIT_DIALOG } from './words.ts';

interface Props {
  readonly open: boolean;
  readonly fixture: ReadyFixture;
  readonly score: ReportedScore;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last look before a result is sent. Enter confirms, since the focus is on the button; Escape closes. */
export function ConfirmScore({ open, fixture, score, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={CONFIRM_DIALOG.title} closeLabel={SUBMIT_DIALOG.close}>
      <div className="submit-form">
        <p className={styles.problem}>
          {stageTitles(fixture.stage).map((title) => (
            <Badge key={title}>{title}</Badge>
          ))}
        </p>
        <ScoreBoard home={fixture.home.name} away={fixture.away.name} score={score} />
        <LateWarning match={fixture} />
        <p className={shared.muted}>{CONFIRM_DIALOG.note}</p>
        <div className={shared.pair}>
          <Button variant="secondary" onClick={onClose}>
            {CONFIRM_DIALOG.cancel}
          </Button>
          <Button data-autofocus onKeyDown={ignoreKeyRepeat} onClick={onConfirm}>
            {CONFIRM_DIALOG.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
