import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Score } from '#web/clubs/score.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ignoreKeyRepeat } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { stageTitles } from '#words/titles.ts';
import styles from './confirm-score.module.css';
import scoreFields from './score-fields.module.css';
import submitDialog from './submit-dialog.module.css';
import { LateWarning } from './warnings.tsx';
import { CONFIRM_DIALOG, SUBMIT_DIALOG } from './words.ts';

interface Props {
  readonly open: boolean;
  readonly fixture: ReadyFixture;
  readonly score: ReportedScore;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last check before a result is sent. Enter confirms, since the button has the focus; Escape closes. */
export function ConfirmScore({ open, fixture, score, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={CONFIRM_DIALOG.title} closeLabel={SUBMIT_DIALOG.close}>
      <div className={submitDialog.form}>
        <p className={submitDialog.problem}>
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

interface ScoreBoardProps {
  readonly home: string;
  readonly away: string;
  readonly score: ReportedScore;
}

export function ScoreBoard({ home, away, score }: ScoreBoardProps) {
  const { homeScore, awayScore } = score;
  const decision = [
    score.homePenalties !== null && penaltiesText(score),
    score.afterExtraTime && CONFIRM_DIALOG.afterExtraTime,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={styles.board}>
      <div>
        <Side club={home} />
        <Score score={{ homeScore, awayScore }} />
        <Side club={away} />
      </div>
      {decision && <p>{decision}</p>}
    </div>
  );
}

function Side({ club }: { readonly club: string }) {
  return (
    <p>
      <Crest name={club} size={44} />
      <span className={scoreFields.club}>
        <ClubName name={club} isLarge />
      </span>
    </p>
  );
}
