import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import {
  isSameWindow,
  type ReportingWindow,
  SCHEDULE_KEYS,
  type ScheduleEntry,
  timesOf,
} from '#domain/schedule/schedule.ts';
import { HttpError } from '#web/api/http.ts';
import { Button } from '#web/ui/button.tsx';
import { scheduleTitle } from '#words/schedule.ts';
import { adminReads } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { MatchField, ReasonField, TextField } from '../forms/fields.tsx';
import { closesAtOf, fieldOfClosing, fieldOfOpening, opensAtOf } from '../forms/gmt-minutes.ts';
import { InForce } from '../forms/in-force.tsx';
import { matchName } from '../forms/match-name.ts';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import styles from './schedule-screen.module.css';
import { SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
}

/** When everything is played, and what everybody is told about it. */
export function ScheduleScreen({ season, draft }: Props) {
  return (
    <div className="admin-season">
      <ScheduleForm draft={draft} facts={season.facts} />
      <div className="admin-forms">
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
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={text.trim() === '' ? null : { method: 'PUT', path: 'announcement', body: { text }, done }}
      onDone={() => draft.clear('announcement')}
    >
      {facts.announcement !== null && (
        <div className="admin-announced">
          <p dir="auto">{facts.announcement}</p>
          <Button
            variant="quiet"
            onClick={() =>
              void send({ method: 'PUT', path: 'announcement', body: { text: null }, done: removed })
            }
          >
            {remove}
          </Button>
        </div>
      )}
      <TextField draft={draft} name="announcement.text" label={label} />
    </ChangeForm>
  );
}

/**
 * What is not touched keeps its time, and follows what a colleague saves. A row that was typed into remembers the times
 * that it replaces: if a colleague saves others meanwhile, both are shown, and only a second press replaces theirs.
 */
function ScheduleForm({ draft, facts }: AnnouncementFormProps) {
  const { title, about, opens, closes, button, done } = SEASON_PANEL.schedule;
  const rows = SCHEDULE_KEYS.map((key) => {
    const stored = timesOf(key, facts.schedule);
    const isTyped = ENDS.some((end) => draft.value(`schedule.${key}-${end}`) !== '');
    return {
      key,
      stored,
      isTyped,
      from: isTyped ? kept(draft, `schedule.${key}-from`, stored) : stored,
      opens: typed(draft, `schedule.${key}-opens`) ?? fieldOfOpening(stored.opensAt),
      closes: typed(draft, `schedule.${key}-closes`) ?? fieldOfClosing(stored.closesAt),
    };
  });
  const entries = rows.map(({ key, ...row }) => ({
    key,
    opensAt: opensAtOf(row.opens),
    closesAt: closesAtOf(row.closes),
  }));
  const loaded = rows.map(({ key, from }) => ({ key, ...kept(draft, `schedule.${key}-seen`, from) }));
  function type(row: (typeof rows)[number], end: (typeof ENDS)[number], text: string) {
    if (!row.isTyped) draft.set(`schedule.${row.key}-from`, JSON.stringify(row.stored));
    draft.set(`schedule.${row.key}-${end}`, text || CLEARED);
  }
  function onRefused(error: unknown) {
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
        ...{ method: 'PUT', path: 'schedule', done, onRefused },
        body: { entries: entries.filter(hasTime), loaded: loaded.filter(hasTime) },
      }}
      onDone={() => draft.clear('schedule')}
    >
      {rows.map((row) => (
        <fieldset key={row.key} className="admin-times">
          <legend>{scheduleTitle(row.key)}</legend>
          {ENDS.map((end) => (
            <label key={end} className="admin-labelled">
              {end === 'opens' ? opens : closes}
              <input
                className="admin-field"
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

/** 'Saved by a colleague: Opens 2 Mar 2026, 18:00 GMT; Last minute not set'. */
function ColleaguesTimes({ times: { opensAt, closesAt } }: { readonly times: ReportingWindow }) {
  const { opens, closes, colleague, none } = SEASON_PANEL.schedule;
  const [opening, closing] = [opensAt && exactText(opensAt), closesAt && exactText(lastMinute(closesAt))];
  return (
    <p role="status" className={styles.warning}>
      {`${colleague}: ${opens} ${opening ?? none}; ${closes} ${closing ?? none}`}
    </p>
  );
}

const ENDS = ['opens', 'closes'] as const;

const hasTime = ({ opensAt, closesAt }: ReportingWindow) => opensAt !== null || closesAt !== null;

/** Times that the draft has noted under this name; without them, others. */
function kept(draft: TextDraft, name: string, others: ReportingWindow): ReportingWindow {
  const text = draft.value(name);
  return text === '' ? others : (JSON.parse(text) as ReportingWindow);
}

/** An emptied field is not an untouched one. */
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
    >
      <MatchField draft={draft} form="postpone" fixtures={fixtures} />
      <TextField draft={draft} name="postpone.closes" label={closes} type="datetime-local" />
      <ReasonField draft={draft} form="postpone" />
      <InForce
        entries={facts.postponements.map((postponement) => {
          const fixture = fixtures.find(({ id }) => id === postponement.fixtureId);
          const name = fixture ? matchName(fixture) : String(postponement.fixtureId);
          return {
            id: postponement.fixtureId,
            text: `${name}: ${exactText(lastMinute(postponement.closesAt))}`,
            reason: postponement.reason,
          };
        })}
      />
    </ChangeForm>
  );
}

const proposalsQuery = queryOptions({
  ...adminReads<KickoffProposalsReply>('/api/ucl/kickoff-proposals'),
  refetchInterval: 10_000,
});

interface KickoffFormProps {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

/** When one match is played, whatever its clubs propose. */
function KickoffForm({ draft, season: { facts, fixtures } }: KickoffFormProps) {
  const { title, about, at: label, button, done, takeAway, takenAway, proposed } = SEASON_PANEL.kickoff;
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
    const act = () => void send({ path: 'set-kickoff', body, done: takenAway });
    return [
      {
        id: fixture.id,
        text: `${matchName(fixture)}: ${exactText(kickoff.at)}`,
        reason: '',
        undo: { label: takeAway, act },
      },
    ];
  });
  const talkedAbout = (data?.proposals ?? []).map((proposal) => ({
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
    >
      <MatchField draft={draft} form="kickoff" fixtures={undecided} />
      <TextField draft={draft} name="kickoff.at" label={label} type="datetime-local" />
      <InForce entries={[...set, ...talkedAbout]} />
    </ChangeForm>
  );
}
