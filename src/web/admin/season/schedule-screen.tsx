import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
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
import { CurrentDecisions } from '../forms/current-decisions.tsx';
import { MatchField, ReasonField, TextField } from '../forms/fields.tsx';
import { closesAtOf, fieldOfClosing, fieldOfOpening, opensAtOf } from '../forms/gmt-minutes.ts';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import type { SeasonNow } from '../use-season.ts';
import { matchName } from '../words.ts';
import styles from './schedule-screen.module.css';
import { SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
}

export function ScheduleScreen({ season, draft }: Props) {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <ScheduleForm draft={draft} facts={season.facts} />
      <div className={shared.stack}>
        <AnnouncementForm draft={draft} facts={season.facts} />
        <PostponeForm draft={draft} season={season} />
        <KickoffForm draft={draft} season={season} />
      </div>
    </div>
  );
}

interface AnnouncementFormProps {
  readonly draft: TextDraft;
  readonly facts: TournamentReply;
}

function AnnouncementForm({ draft, facts }: AnnouncementFormProps) {
  const { title, about, label, button, remove, done, removed } = SEASON_PANEL.announcement;
  const { send } = useChange();
  const text = draft.value('announcement.text');
  const act = () => void send({ method: 'PUT', path: 'announcement', body: { text: null }, done: removed });
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={text.trim() === '' ? null : { method: 'PUT', path: 'announcement', body: { text }, done }}
      onDone={() => draft.clear('announcement')}
      history={
        facts.announcement !== null && (
          <CurrentDecisions
            entries={[
              { id: 'announcement', text: facts.announcement, reason: '', undo: { label: remove, act } },
            ]}
          />
        )
      }
    >
      <TextField draft={draft} name="announcement.text" label={label} />
    </ChangeForm>
  );
}

/**
 * Untouched times follow what colleagues save. A row that was typed into remembers the times it replaces: if a
 * colleague saves others in the meantime, both are shown, and only a second press replaces theirs.
 */
function ScheduleForm({ draft, facts }: AnnouncementFormProps) {
  const { title, about, opens, closes, button, done } = SEASON_PANEL.schedule;
  const rows = scheduleKeysOf(facts.clubs).map((key) => {
    const stored = timesOf(key, facts.schedule);
    const isTyped = ENDS.some((end) => draft.value(`schedule.${key}-${end}`) !== '');
    return {
      key,
      stored,
      isTyped,
      from: isTyped ? timesInDraft(draft, `schedule.${key}-from`, stored) : stored,
      opens: typed(draft, `schedule.${key}-opens`) ?? fieldOfOpening(stored.opensAt),
      closes: typed(draft, `schedule.${key}-closes`) ?? fieldOfClosing(stored.closesAt),
    };
  });
  const entries = rows.map(({ key, ...row }) => ({
    key,
    opensAt: opensAtOf(row.opens),
    closesAt: closesAtOf(row.closes),
  }));
  const loaded = rows.map(({ key, from }) => ({ key, ...timesInDraft(draft, `schedule.${key}-seen`, from) }));
  function type(row: (typeof rows)[number], end: (typeof ENDS)[number], text: string) {
    if (!row.isTyped) draft.set(`schedule.${row.key}-from`, JSON.stringify(row.stored));
    draft.set(`schedule.${row.key}-${end}`, text || CLEARED);
  }
  function onConflict(error: unknown) {
    if (!(error instanceof HttpError) || error.code !== 'schedule_changed') return;
    const { schedule = [] } = error.reply as { readonly schedule?: readonly ScheduleEntry[] };
    for (const { key, isTyped } of rows)
      if (isTyped) draft.set(`schedule.${key}-seen`, JSON.stringify(timesOf(key, schedule)));
  }
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={{
        ...{ method: 'PUT', path: 'schedule', done, onConflict },
        body: { entries: entries.filter(hasTime), loaded: loaded.filter(hasTime) },
      }}
      isChanged={rows.some(({ isTyped }) => isTyped)}
      onDone={() => draft.clear('schedule')}
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

/** The times stored in the draft under this name, or the given ones. */
function timesInDraft(draft: TextDraft, name: string, others: ReportingWindow): ReportingWindow {
  const text = draft.value(name);
  return text === '' ? others : (JSON.parse(text) as ReportingWindow);
}

/** Distinguishes a cleared field from an untouched one. */
const CLEARED = ' ';

function typed(draft: TextDraft, name: string): string | null {
  const text = draft.value(name);
  return text === '' ? null : text.trim();
}

interface PostponeProps {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

function PostponeForm({ draft, season: { facts, fixtures } }: PostponeProps) {
  const { title, about, closes, button, done } = SEASON_PANEL.postpone;
  const fixtureId = Number(draft.value('postpone.match'));
  const closesAt = closesAtOf(draft.value('postpone.closes'));
  const reason = draft.value('postpone.reason');
  const isComplete = fixtureId > 0 && closesAt !== null && reason.trim() !== '';
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'postpone-match', body: { fixtureId, closesAt, reason }, done } : null}
      onDone={() => draft.clear('postpone')}
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
      <MatchField draft={draft} form="postpone" fixtures={fixtures} />
      <TextField draft={draft} name="postpone.closes" label={closes} type="datetime-local" />
      <ReasonField draft={draft} form="postpone" />
    </ChangeForm>
  );
}

const proposalsQuery = queryOptions({
  ...adminQuery<KickoffProposalsReply>('/api/ucl/kickoff-proposals'),
  refetchInterval: 10_000,
});

interface KickoffFormProps {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

/** Sets a kick-off, whatever the clubs have proposed. */
function KickoffForm({ draft, season: { facts, fixtures } }: KickoffFormProps) {
  const { title, about, at: label, button, done, clear, cleared, proposed } = SEASON_PANEL.kickoff;
  const { send } = useChange();
  const { data } = useQuery(proposalsQuery);
  const undecided = fixtures.filter(({ status }) => status !== 'COMPLETED');
  const fixtureId = Number(draft.value('kickoff.match'));
  const at = opensAtOf(draft.value('kickoff.at'));
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
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'set-kickoff', body: { fixtureId, at }, done } : null}
      onDone={() => draft.clear('kickoff')}
      history={<CurrentDecisions entries={[...set, ...proposedTime]} />}
    >
      <MatchField draft={draft} form="kickoff" fixtures={undecided} />
      <TextField draft={draft} name="kickoff.at" label={label} type="datetime-local" />
    </ChangeForm>
  );
}
