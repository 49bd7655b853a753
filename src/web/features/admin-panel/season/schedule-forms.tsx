import type { TournamentReply } from '#contract/tournament-view.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { scheduleTitle } from '#web/content/season.ts';
import { SEASON_PANEL } from '#web/content/season-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { closesAtOf, fieldOfClosing, fieldOfOpening, opensAtOf } from './gmt-minutes.ts';
import { ReasonField, SelectField, TextField } from './season-fields.tsx';
import { SeasonForm } from './season-form.tsx';
import { useSeasonChange } from './use-season-change.ts';
import type { SeasonDraft } from './use-season-draft.ts';

interface Props {
  readonly draft: SeasonDraft;
  readonly facts: TournamentReply;
}

export function AnnouncementForm({ draft, facts }: Props) {
  const { title, about, label, button, remove, done, removed } = SEASON_PANEL.announcement;
  const send = useSeasonChange();
  const text = draft.value('announcement.text');
  return (
    <SeasonForm
      title={title}
      about={about}
      button={button}
      change={text.trim() === '' ? null : { method: 'PUT', path: 'announcement', body: { text }, done }}
      onDone={() => draft.clear('announcement')}
    >
      {facts.announcement !== null && (
        <p dir="auto" className="border-accent border-l-2 pl-3">
          {facts.announcement}
        </p>
      )}
      <TextField draft={draft} name="announcement.text" label={label} />
      {facts.announcement !== null && (
        <Button
          variant="quiet"
          onClick={() =>
            void send({ method: 'PUT', path: 'announcement', body: { text: null }, done: removed })
          }
        >
          {remove}
        </Button>
      )}
    </SeasonForm>
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
    <SeasonForm
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
    </SeasonForm>
  );
}

/** An emptied field is not an untouched one. */
const CLEARED = ' ';

function typed(draft: SeasonDraft, name: string): string | null {
  const text = draft.value(name);
  return text === '' ? null : text.trim();
}

interface PostponeProps {
  readonly draft: SeasonDraft;
  readonly matches: readonly { readonly value: string; readonly text: string }[];
}

export function PostponeForm({ draft, matches }: PostponeProps) {
  const { title, about, closes, button, done } = SEASON_PANEL.postpone;
  const fixtureId = Number(draft.value('postpone.match'));
  const closesAt = closesAtOf(draft.value('postpone.closes'));
  const reason = draft.value('postpone.reason');
  const isComplete = fixtureId > 0 && closesAt !== null && reason.trim() !== '';
  return (
    <SeasonForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'postpone-match', body: { fixtureId, closesAt, reason }, done } : null}
      onDone={() => draft.clear('postpone')}
    >
      <SelectField
        draft={draft}
        name="postpone.match"
        label={SEASON_PANEL.match}
        choose={SEASON_PANEL.chooseMatch}
        options={matches}
      />
      <TextField draft={draft} name="postpone.closes" label={closes} type="datetime-local" />
      <ReasonField draft={draft} form="postpone" />
    </SeasonForm>
  );
}

/** Matches whose clubs are known, to choose from. */
export function matchOptions(fixtures: readonly ReadyFixture[]): PostponeProps['matches'] {
  return fixtures.map(({ id, stage, home, away }) => {
    const place = stage.kind === 'group' ? stage.group : `${stage.bracket}, ${scheduleTitle(stage.round)}`;
    return { value: String(id), text: `${home.name} vs ${away.name} (${place})` };
  });
}
