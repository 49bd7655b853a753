import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRecordReply } from '#contract/admin-record.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import { mayUndo } from '#domain/record/kinds.ts';
import { PATHS } from '#paths.ts';
import { useLiveConnected } from '#web/api/live-state.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { adminRecordQuery, healthQuery } from '../admin-calls.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { UNDO, undoableKindOf } from '../undo/words.ts';
import { useAllResults } from '../use-season.ts';
import styles from './overview-tab.module.css';
import { countPerDay, DayChart } from './results-per-day.tsx';
import { ACTION_WORDS, OVERVIEW } from './words.ts';

const DAYS = 14;
const RENEWED_MS = 60_000;
const LINES = 10;
const LOGINS: readonly AdminAction[] = ['login', 'logout'];

type Actions = AdminRecordReply['actions'];

export function OverviewTab() {
  const { results } = useAllResults();
  const record = useQuery(adminRecordQuery);
  const now = useNow(RENEWED_MS);
  const submittedAt = results?.map((result) => result.submittedAt);
  return (
    <div className={`${shared.stack} ${panel.columns} ${styles.overview}`}>
      <div className={`${shared.stack} ${styles.overview}`}>
        <section aria-labelledby="admin-activity">
          <h3 id="admin-activity">{OVERVIEW.activity}</h3>
          <dl className={`${panel.rows} ${styles.counts}`}>
            {Object.entries(OVERVIEW.activityLabels).map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{record.data?.lastDay[name as keyof typeof OVERVIEW.activityLabels] ?? '–'}</dd>
              </div>
            ))}
          </dl>
          <p className={shared.note}>{OVERVIEW.excludesReset}</p>
        </section>
        <section aria-labelledby="admin-status">
          <h3 id="admin-status">{OVERVIEW.status}</h3>
          <SystemStatus />
        </section>
        <section aria-labelledby="admin-per-day">
          <h3 id="admin-per-day">{OVERVIEW.perDay}</h3>
          {submittedAt && <DayChart days={countPerDay(submittedAt, new Date(now), DAYS)} />}
        </section>
      </div>
      <section aria-labelledby="admin-record">
        <h3 id="admin-record">{OVERVIEW.record}</h3>
        {record.isError && !record.data && <p role="alert">{OVERVIEW.recordFailed}</p>}
        {record.data && <ActivityLog actions={record.data.actions} />}
      </section>
    </div>
  );
}

/** The newest actions, and all on request. Logins would hide the decisions between them. */
function ActivityLog({ actions }: { readonly actions: Actions }) {
  const [withLogins, setWithLogins] = useState(false);
  const [isLong, setLong] = useState(false);
  const listed = withLogins ? actions : actions.filter(({ action }) => !LOGINS.includes(action));
  return (
    <>
      <CheckBox label={OVERVIEW.withLogins} isChecked={withLogins} onChange={setWithLogins} />
      {listed.length === 0 && <p>{OVERVIEW.recordEmpty}</p>}
      <ActionList actions={isLong ? listed : listed.slice(0, LINES)} />
      <div className={shared.spread}>
        {listed.length > LINES && !isLong && (
          <Button variant="secondary" onClick={() => setLong(true)}>
            {OVERVIEW.showAll(listed.length)}
          </Button>
        )}
        <Link href={PATHS.record} className={`${shared.touch} ${shared.accent} ${shared.underlined}`}>
          {OVERVIEW.openRecord}
        </Link>
      </div>
    </>
  );
}

/** An undo button with a confirmation, or a note that it was undone. */
function UndoAction({ action, subject, seq, undo: state }: Actions[number]) {
  const { role } = usePanel();
  const undo = useUndo();
  if (state === 'done') return <span className={shared.note}>{UNDO.done}</span>;
  const kind = undoableKindOf(action);
  if (state === 'never' || seq === null || !kind || !mayUndo(role, kind)) return null;
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

function ActionList({ actions }: { readonly actions: Actions }) {
  return (
    <ol className={panel.rows}>
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
          <UndoAction {...entry} />
        </li>
      ))}
    </ol>
  );
}

type State = keyof typeof OVERVIEW.states;

const TONES: Record<State, BadgeTone> = {
  ok: 'green',
  down: 'red',
  unknown: 'neutral',
  checking: 'neutral',
};

function SystemStatus() {
  const health = useQuery(healthQuery);
  const live = useLiveConnected();
  const state = health.data ? toState(health.data.database === 'ok') : 'checking';
  const api: State = health.isError ? 'down' : health.data ? 'ok' : 'checking';
  return (
    <dl className={panel.rows}>
      <Part name={OVERVIEW.parts.database} state={health.isError ? 'unknown' : state} />
      <Part name={OVERVIEW.parts.api} state={api} />
      <Part
        name={OVERVIEW.parts.live}
        state={live === null ? 'checking' : toState(live)}
        word={live === false ? OVERVIEW.liveDown : undefined}
      />
    </dl>
  );
}

function toState(well: boolean): State {
  return well ? 'ok' : 'down';
}

interface PartProps {
  readonly name: string;
  readonly state: State;
  readonly word?: string | undefined;
}

function Part({ name, state, word = OVERVIEW.states[state] }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Badge tone={TONES[state]}>{word}</Badge>
      </dd>
    </div>
  );
}
