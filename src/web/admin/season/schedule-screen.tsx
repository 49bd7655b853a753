import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import {
  isSameWindow,
  type ReportingWindow,
  type ScheduleEntry,
  scheduleKeysOf,
  scheduleTitle,
  timesOf,
} from '#domain/schedule/schedule.ts';
import { HttpError } from '#web/api/http.ts';
import shared from '#web/ui/shared.module.css';
import { adminQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import {
  closesAtOf,
  fieldOfDeadline,
  fieldOfOpening,
  opensAtOf,
  ReasonField,
  TextField,
} from '../forms/fields.tsx';
import { MatchField } from '../forms/match-picker.tsx';
import { CurrentDecisions } from '../forms/panel-form.tsx';
import { useChange } from '../forms/use-change.ts';
import { type Form, useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import { matchName } from '../words.ts';
import styles from './schedule-screen.module.css';
import { SEASON_PANEL } from './words.ts';

export function ScheduleScreen() {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <ScheduleForm />
      <div className={shared.stack}>
        <AnnouncementForm />
        <PostponeForm />
        <KickoffForm />
      </div>
    </div>
  );
}

function AnnouncementForm() {
  const { announcement } = useSeason().facts;
  const form = useForm('announcement');
  const { label, remove, removed } = SEASON_PANEL.announcement;
  const { send } = useChange();
  const text = form.value('text');
  const act = () => void send({ method: 'PUT', path: 'announcement', body: { text: null }, done: removed });
  return (
    <ChangeForm
      words={SEASON_PANEL.announcement}
      form={form}
      change={text.trim() === '' ? null : { method: 'PUT', path: 'announcement', body: { text } }}
      history={
        announcement !== null && (
          <CurrentDecisions
            entries={[{ id: 'announcement', text: announcement, reason: '', undo: { label: remove, act } }]}
          />
        )
      }
    >
      <TextField name="text" label={label} />
    </ChangeForm>
  );
}

/**
 * Untouched times follow what colleagues save. A row that was typed into remembers the times it replaces: if a
 * colleague saves others in the meantime, both are shown, and only a second press replaces theirs.
 */
function ScheduleForm() {
  const { facts } = useSeason();
  const form = useForm('schedule');
  const { opens, closes } = SEASON_PANEL.schedule;
  const rows = scheduleKeysOf(facts.clubs).map((key) => {
    const stored = timesOf(key, facts.schedule);
    const isTyped = ENDS.some((end) => form.value(`${key}-${end}`) !== '');
    return {
      key,
      stored,
      isTyped,
      from: isTyped ? timesIn(form, `${key}-from`, stored) : stored,
      opens: typed(form, `${key}-opens`) ?? fieldOfOpening(stored.opensAt),
      closes: typed(form, `${key}-closes`) ?? fieldOfDeadline(stored.closesAt),
    };
  });
  const entries = rows.map(({ key, ...row }) => ({
    key,
    opensAt: opensAtOf(row.opens),
    closesAt: closesAtOf(row.closes),
  }));
  const loaded = rows.map(({ key, from }) => ({ key, ...timesIn(form, `${key}-seen`, from) }));
  function type(row: (typeof rows)[number], end: (typeof ENDS)[number], text: string) {
    if (!row.isTyped) form.set(`${row.key}-from`, JSON.stringify(row.stored));
    form.set(`${row.key}-${end}`, text || CLEARED);
  }
  function onConflict(error: unknown) {
    if (!(error instanceof HttpError) || error.code !== 'schedule_changed') return;
    const { schedule = [] } = error.reply as { readonly schedule?: readonly ScheduleEntry[] };
    for (const { key, isTyped } of rows)
      if (isTyped) form.set(`${key}-seen`, JSON.stringify(timesOf(key, schedule)));
  }
  return (
    <ChangeForm
      words={SEASON_PANEL.schedule}
      form={form}
      change={{
        ...{ method: 'PUT', path: 'schedule', onConflict },
        body: { entries: entries.filter(hasTime), loaded: loaded.filter(hasTime) },
      }}
      isChanged={rows.some(({ isTyped }) => isTyped)}
    >
      {rows.map((row) => (
        <fieldset key={row.key} className={styles.times}>
          <legend>{scheduleTitle(row.key)}</legend>
          {ENDS.map((end) => (
            <label key={end} className={panel.labelled}>
              {end === 'opens' ? opens : closes}
              <input
                className={shared.field}
                type="datetime-local"
                value={row[end]}
                onChange={(event) => type(row, end, event.target.value)}
              />
            </label>
          ))}
          {!isSameWindow(row.from, row.stored) && <ColleaguesTimes times={row.stored} />}
        </fieldset>
      ))}
    </ChangeForm>
  );
}

/** 'Saved by a colleague: Opens 2 Mar 2026, 18:00 GMT; Deadline not set'. */
function ColleaguesTimes({ times: { opensAt, closesAt } }: { readonly times: ReportingWindow }) {
  const { opens, closes, colleague, none } = SEASON_PANEL.schedule;
  const [opening, closing] = [opensAt && exactText(opensAt), closesAt && exactText(shownDeadline(closesAt))];
  return (
    <p role="status" className={`${shared.small} ${shared.orange} ${styles.warning}`}>
      {`${colleague}: ${opens} ${opening ?? none}; ${closes} ${closing ?? none}`}
    </p>
  );
}

const ENDS = ['opens', 'closes'] as const;

const hasTime = ({ opensAt, closesAt }: ReportingWindow) => opensAt !== null || closesAt !== null;

/** The times stored in the form under this name, or the given ones. */
function timesIn(form: Form, name: string, others: ReportingWindow): ReportingWindow {
  const text = form.value(name);
  return text === '' ? others : (JSON.parse(text) as ReportingWindow);
}

/** Distinguishes a cleared field from an untouched one. */
const CLEARED = ' ';

function typed(form: Form, name: string): string | null {
  const text = form.value(name);
  return text === '' ? null : text.trim();
}

function PostponeForm() {
  const { facts, fixtures } = useSeason();
  const form = useForm('postpone');
  const fixtureId = Number(form.value('match'));
  const closesAt = closesAtOf(form.value('closes'));
  const reason = form.value('reason');
  const isComplete = fixtureId > 0 && closesAt !== null && reason.trim() !== '';
  return (
    <ChangeForm
      words={SEASON_PANEL.postpone}
      form={form}
      change={isComplete ? { path: 'postpone-match', body: { fixtureId, closesAt, reason } } : null}
      history={
        <CurrentDecisions
          entries={facts.postponements.map((postponement) => {
            const fixture = fixtures.find(({ id }) => id === postponement.fixtureId);
            const name = fixture ? matchName(fixture) : String(postponement.fixtureId);
            return {
              id: postponement.fixtureId,
              text: `${name}: ${exactText(shownDeadline(postponement.closesAt))}`,
              reason: postponement.reason,
            };
          })}
        />
      }
    >
      <MatchField fixtures={fixtures} />
      <TextField name="closes" label={SEASON_PANEL.postpone.closes} type="datetime-local" />
      <ReasonField />
    </ChangeForm>
  );
}

const proposalsQuery = queryOptions({
  ...adminQuery<KickoffProposalsReply>('/api/ucl/kickoff-proposals'),
  refetchInterval: 10_000,
});

/** Sets a kick-off, whatever the clubs have proposed. */
function KickoffForm() {
  const { facts, fixtures } = useSeason();
  const form = useForm('kickoff');
  const { at: label, clear, cleared, proposed } = SEASON_PANEL.kickoff;
  const { send } = useChange();
  const { data } = useQuery(proposalsQuery);
  const undecided = fixtures.filter(({ status }) => status !== 'COMPLETED');
  const fixtureId = Number(form.value('match'));
  const at = opensAtOf(form.value('at'));
  const isComplete = fixtureId > 0 && at !== null;
  const set = facts.kickoffs.flatMap((kickoff) => {
    const fixture = undecided.find(({ id }) => id === kickoff.fixtureId);
    if (!fixture) return [];
    const body = { fixtureId: fixture.id, at: null };
    const act = () => void send({ path: 'set-kickoff', body, done: cleared });
    return [
      {
        id: fixture.id,
        text: `${matchName(fixture)}: ${exactText(kickoff.at)}`,
        reason: '',
        undo: { label: clear, act },
      },
    ];
  });
  const proposedTime = (data?.proposals ?? []).map((proposal) => ({
    id: `proposal ${proposal.fixtureId}`,
    text: `${proposal.homeTeam} vs ${proposal.awayTeam}:`,
    reason: `${proposed} ${exactText(proposal.at)}`,
  }));
  return (
    <ChangeForm
      words={SEASON_PANEL.kickoff}
      form={form}
      change={isComplete ? { path: 'set-kickoff', body: { fixtureId, at } } : null}
      history={<CurrentDecisions entries={[...set, ...proposedTime]} />}
    >
      <MatchField fixtures={undecided} />
      <TextField name="at" label={label} type="datetime-local" />
    </ChangeForm>
  );
}
