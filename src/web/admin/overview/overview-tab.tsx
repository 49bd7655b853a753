import { useQuery } from '@tanstack/react-query';
import type { AdminRecordReply } from '#contract/admin-record.ts';
import { mayUndo } from '#domain/record/kinds.ts';
import { countPerDay } from '#domain/results/count-per-day.ts';
import type { Role } from '#domain/staff.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { TimeAgo } from '#web/ui/time/time-ago.tsx';
import { adminRecordQuery } from '../admin-calls.ts';
import { useUndo } from '../undo/undo-context.ts';
import { UNDO, undoableKindOf } from '../undo/words.ts';
import { useAllResults } from '../use-all-results.ts';
import { ACTION_WORDS, OVERVIEW } from '../words.ts';
import { DayChart } from './day-chart.tsx';
import styles from './overview.module.css';
import { SystemStatus } from './system-status.tsx';

const DAYS = 14;
const RENEWED_MS = 60_000;

type Actions = AdminRecordReply['actions'];

/** What has happened lately, and whether everything works. */
export function OverviewTab({ forRole }: { readonly forRole: Role }) {
  const { results } = useAllResults();
  const record = useQuery(adminRecordQuery);
  const now = useNow(RENEWED_MS);
  const actions = record.data?.actions ?? [];
  const submittedAt = results?.map((result) => result.submittedAt);
  return (
    <div className={styles.adminOverview}>
      <section aria-labelledby="admin-activity">
        <h3 id="admin-activity">{OVERVIEW.activity}</h3>
        <dl className={styles.adminCounts}>
          {Object.entries(OVERVIEW.activityLabels).map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{record.data?.lastDay[name as keyof typeof OVERVIEW.activityLabels] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        <p className={shared.note}>{OVERVIEW.inPlay}</p>
      </section>
      <section aria-labelledby="admin-status">
        <h3 id="admin-status">{OVERVIEW.status}</h3>
        <SystemStatus />
      </section>
      <section aria-labelledby="admin-per-day">
        <h3 id="admin-per-day">{OVERVIEW.perDay}</h3>
        {submittedAt && <DayChart days={countPerDay(submittedAt, new Date(now), DAYS)} />}
      </section>
      <section aria-labelledby="admin-record">
        <h3 id="admin-record">{OVERVIEW.record}</h3>
        {record.isError && !record.data && <p role="alert">{OVERVIEW.recordFailed}</p>}
        {record.data && actions.length === 0 && <p>{OVERVIEW.recordEmpty}</p>}
        <ActionList actions={actions} forRole={forRole} />
      </section>
    </div>
  );
}

/** Undoes it, after the question; or says that it was undone. */
function UndoAction({
  action,
  subject,
  seq,
  undo: state,
  forRole,
}: Actions[number] & { readonly forRole: Role }) {
  const undo = useUndo();
  if (state === 'done') return <span className={shared.note}>{UNDO.undone}</span>;
  const kind = undoableKindOf(action);
  if (state === 'never' || seq === null || !kind || !mayUndo(forRole, kind)) return null;
  return (
    <Button
      variant="quiet"
      aria-label={`${UNDO.button}: ${ACTION_WORDS[action]} ${subject}`}
      onClick={() => undo.ask({ kind, seqs: [seq] })}
    >
      {UNDO.button}
    </Button>
  );
}

function ActionList({ actions, forRole }: { readonly actions: Actions; readonly forRole: Role }) {
  return (
    <ol className={styles.adminRecord}>
      {actions.map((entry) => (
        <li key={entry.id}>
          <div>
            <p>
              <b>{ACTION_WORDS[entry.action]}</b> <span dir="auto">{entry.subject}</span>
            </p>
            <p className={shared.note}>
              {`${entry.by ?? OVERVIEW.admin}, ${entry.device}, `}
              <TimeAgo iso={entry.at} />
            </p>
          </div>
          <UndoAction {...entry} forRole={forRole} />
        </li>
      ))}
    </ol>
  );
}
