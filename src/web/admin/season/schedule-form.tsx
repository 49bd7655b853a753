import type { ErrorReply } from '#contract/errors.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import {
  isSameWindow,
  type ReportingWindow,
  type ScheduleEntry,
  scheduleKeysOf,
  scheduleTitle,
  timesOf,
} from '#domain/schedule/schedule.ts';
import { errorReply } from '#web/api/http.ts';
import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { closesAtOf, fieldOfDeadline, fieldOfOpening, opensAtOf } from '../forms/fields.tsx';
import { type Form, useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import styles from './schedule-form.module.css';
import { SEASON_PANEL } from './words.ts';

type ScheduleConflict = ErrorReply & { readonly schedule?: readonly ScheduleEntry[] };

/**
 * Untouched times follow what colleagues save. A row that was typed into remembers the times it replaces: if a
 * colleague saves others in the meantime, both are shown, and only a second press replaces theirs.
 */
export function ScheduleForm() {
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
    const schedule = errorReply<ScheduleConflict>(error, 'schedule_changed')?.schedule;
    if (!schedule) return;
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
