import type { TournamentReply } from '#contract/tournament-view.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { scheduleTitle } from '#web/content/season.ts';
import { SEASON_PANEL } from '#web/content/season-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeForm } from '../forms/change-form.tsx';
import { MatchField, ReasonField, TextField } from '../forms/fields.tsx';
import { closesAtOf, fieldOfClosing, fieldOfOpening, opensAtOf } from '../forms/gmt-minutes.ts';
import { InForce } from '../forms/in-force.tsx';
import { matchName } from '../forms/match-name.ts';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';

interface Props {
  readonly draft: TextDraft;
  readonly facts: TournamentReply;
}

export function AnnouncementForm({ draft, facts }: Props) {
  const { title, about, label, button, remove, done, removed } = SEASON_PANEL.announcement;
  const send = useChange();
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

/** What is not touched keeps its time. */
export function ScheduleForm({ draft, facts }: Props) {
  const { title, about, opens, closes, button, done } = SEASON_PANEL.schedule;
  const rows = SCHEDULE_KEYS.map((key) => {
    const stored = facts.schedule.find((entry) => entry.key === key);
    return {
      key,
      opens: typed(draft, `schedule.${key}-opens`) ?? fieldOfOpening(stored?.opensAt ?? null),
      closes: typed(draft, `schedule.${key}-closes`) ?? fieldOfClosing(stored?.closesAt ?? null),
    };
  });
  const entries = rows
    .map((row) => ({ key: row.key, opensAt: opensAtOf(row.opens), closesAt: closesAtOf(row.closes) }))
    .filter(({ opensAt, closesAt }) => opensAt !== null || closesAt !== null);
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={{ method: 'PUT', path: 'schedule', body: { entries }, done }}
      onDone={() => draft.clear('schedule')}
    >
      {rows.map((row) => (
        <fieldset key={row.key} className="admin-times">
          <legend>{scheduleTitle(row.key)}</legend>
          {(['opens', 'closes'] as const).map((end) => (
            <label key={end} className="admin-labelled">
              {end === 'opens' ? opens : closes}
              <input
                className="admin-field"
                type="datetime-local"
                value={row[end]}
                onChange={(event) => draft.set(`schedule.${row.key}-${end}`, event.target.value || CLEARED)}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </ChangeForm>
  );
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

export function PostponeForm({ draft, season: { facts, fixtures } }: PostponeProps) {
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
