import { useId, useState } from 'react';
import { clubPost } from '#web/api/repeatable-call.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FieldError, FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { serverNow } from '#web/ui/time/server-time.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { ANSWERS } from '#words/club-link.ts';
import { MATCH_TIMES } from '#words/match-states.ts';
import kickoffControl from './kickoff-control.module.css';
import styles from './kickoff-dialog.module.css';
import { KICKOFF_DIALOG, KICKOFFS } from './words.ts';

interface Props {
  readonly match: { readonly fixtureId: number; readonly homeTeam: string; readonly awayTeam: string };
  /** The time that has been proposed so far. */
  readonly initial: string | null;
  readonly onClose: () => void;
}

/** Proposes a kick-off. The field starts with a reasonable suggestion. */
export default function KickoffDialog({ match, initial, onClose }: Props) {
  const { fixtureId, homeTeam, awayTeam } = match;
  const [field, setField] = useState(() =>
    fieldOf(initial ? new Date(initial) : suggestedKickoff(new Date(serverNow()))),
  );
  const { send, isSending, problem } = useWrite({
    call: (time: string) => clubPost('propose-kickoff', { fixtureId, at: time }),
    onDone: () => KICKOFFS.proposed,
    failed: () => ANSWERS.failed,
  });
  const id = useId();
  const at = momentOf(field);

  const { onSubmit, isMissing } = useSubmit(at, async (time) => {
    if ((await send(time)) === null) onClose();
  });

  return (
    <Dialog open onClose={onClose} title={KICKOFF_DIALOG.title} closeLabel={KICKOFF_DIALOG.close}>
      <form noValidate onSubmit={onSubmit} className={styles.form}>
        <p className={shared.muted}>
          <bdi>{homeTeam}</bdi> {MATCH_TIMES.versus} <bdi>{awayTeam}</bdi>
        </p>
        <div className={styles.field}>
          <label htmlFor={id}>{KICKOFF_DIALOG.label}</label>
          <input
            id={id}
            type="datetime-local"
            className={shared.field}
            data-autofocus
            aria-describedby={`${id}-time`}
            value={field}
            readOnly={isSending}
            onChange={(event) => setField(event.target.value)}
          />
          <p id={`${id}-time`} className={shared.strong}>
            {at && <LocalTime iso={at} />}
          </p>
          <FieldError problem={isMissing ? KICKOFF_DIALOG.missing : null} />
        </div>
        <p className={shared.note}>{KICKOFF_DIALOG.hint}</p>
        <FormError problem={problem} isAnnounced />
        <div className={kickoffControl.answers}>
          <Button variant="secondary" onClick={onClose}>
            {KICKOFF_DIALOG.cancel}
          </Button>
          <Button type="submit" aria-disabled={isSending}>
            {KICKOFF_DIALOG.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const EVENING_HOUR = 21;

/** Tonight at nine, or the next half hour after that, in local time. */
export function suggestedKickoff(now: Date): Date {
  const evening = new Date(now);
  evening.setHours(EVENING_HOUR, 0, 0, 0);
  if (evening > now) return evening;
  const halfHour = new Date(now);
  halfHour.setMinutes(now.getMinutes() < 30 ? 30 : 60, 0, 0);
  return halfHour;
}

/** The value of a `datetime-local` field. */
export function fieldOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Uses the UTC offset of the chosen day; null while the field is empty. */
export function momentOf(field: string): string | null {
  const time = new Date(field).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
