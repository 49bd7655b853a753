import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { matchdayTitle } from '#web/content/fixtures.ts';
import { groupTitle } from '#web/content/groups.ts';
import { CONFIRM_DIALOG, SUBMIT_DIALOG } from '#web/content/submission.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ignoreKeyRepeat } from '#web/ui/dialog/ignore-key-repeat.ts';
import type { Draft } from './drafts.ts';

interface Props {
  readonly open: boolean;
  readonly fixture: GroupFixture;
  readonly score: Draft;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The last look before a result is sent. Enter confirms, since the focus is on the button; Escape closes. */
export function ConfirmDialog({ open, fixture, score, onConfirm, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={CONFIRM_DIALOG.title} closeLabel={SUBMIT_DIALOG.close}>
      <div className="submit-form">
        <p className="flex gap-2">
          <Badge>{groupTitle(fixture.stage.group)}</Badge>
          <Badge>{matchdayTitle(fixture.stage.matchday)}</Badge>
        </p>
        <div className="confirm-score">
          <Side club={fixture.home.name} />
          <p>{scoreText({ homeScore: Number(score.homeScore), awayScore: Number(score.awayScore) })}</p>
          <Side club={fixture.away.name} />
        </div>
        <p className="text-muted">{CONFIRM_DIALOG.note}</p>
        <div className="grid grid-cols-2 gap-3">
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

function Side({ club }: { readonly club: string }) {
  return (
    <p className="confirm-club">
      <Crest name={club} size={44} />
      <span className="score-club" dir="auto">
        {club}
      </span>
    </p>
  );
}
