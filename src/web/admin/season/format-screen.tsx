import { CUPS, type Cups, type Format } from '#domain/clubs/format.ts';
import { possibleGroupCounts } from '#domain/clubs/possible-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeForm } from '../forms/change-form.tsx';
import { Select, TextField } from '../forms/fields.tsx';
import { PanelCard } from '../forms/panel-form.tsx';
import { type Form, useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.ts';
import { useSeason } from '../use-season.ts';
import styles from './format-screen.module.css';
import { formatRounds, formatText, SEASON_PANEL } from './words.ts';

/** The number of clubs, groups and cups, while neither a result nor a draw depends on it. */
export function FormatScreen() {
  const { facts, results } = useSeason();
  const { show } = usePanel();
  const { title, fixedBy, toResets } = SEASON_PANEL.format;
  const hasResults = results.length > 0;
  const fixed = hasResults ? 'results' : facts.draw.state;
  if (fixed === 'none' || fixed === 'pots') return <FormatForm />;
  return (
    <PanelCard title={title} about={fixedBy[fixed]}>
      <FormatMeaning format={facts.format} isCurrent />
      {hasResults && (
        <div className={panel.formEnd}>
          <Button variant="secondary" onClick={() => show('resets')}>
            {toResets}
          </Button>
        </div>
      )}
    </PanelCard>
  );
}

/** Shows the current format until another number is typed; then the best format for that number is chosen. */
function FormatForm() {
  const { format: current } = useSeason().facts;
  const form = useForm('format', { clubs: String(current.clubs) });
  const { clubs: clubsLabel, clubsHint, impossible, warning } = SEASON_PANEL.format;
  const typed = form.value('clubs').trim();
  const clubs = /^\d+$/.test(typed) ? Number(typed) : 0;
  const choice = formatChoice(form, clubs, current);
  const { cups, groups } = choice;
  return (
    <ChangeForm
      words={SEASON_PANEL.format}
      form={form}
      isDestructive
      change={groups === undefined ? null : { method: 'PUT', path: 'format', body: { clubs, groups, cups } }}
      question={{
        summary: groups === undefined ? '' : formatText({ clubs, groups }),
        detail: <Consequences />,
        warning,
      }}
    >
      <TextField
        name="clubs"
        label={clubsLabel}
        hint={clubsHint}
        type="number"
        problem={typed !== '' && groups === undefined ? impossible : null}
      />
      <FormatChoices form={form} choice={choice} current={current} />
    </ChangeForm>
  );
}

function Consequences() {
  const { ends, ended, stays, kept } = SEASON_PANEL.format;
  const list = (title: string, points: readonly string[]) => (
    <div>
      <p>{title}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={styles.consequences}>
      {list(ends, ended)}
      {list(stays, kept)}
    </div>
  );
}

interface Choice {
  readonly clubs: number;
  readonly cups: Cups;
  /** The possible numbers of groups, the best first. */
  readonly counts: readonly number[];
  /** Undefined if no format is possible. */
  readonly groups: number | undefined;
}

/** The chosen format for this many clubs: the current or the best one until another is chosen. */
export function formatChoice(form: Form, clubs: number, current: Format): Choice {
  const cups = CUPS.find((each) => String(each) === form.value('cups')) ?? current.cups;
  const counts = possibleGroupCounts(clubs, cups);
  const groups =
    counts.find((each) => String(each) === form.value('groups')) ??
    counts.find((each) => clubs === current.clubs && each === current.groups) ??
    counts[0];
  return { clubs, cups, counts, groups };
}

interface Props {
  readonly form: Form;
  readonly choice: Choice;
  readonly current: Format;
}

/** The number of cups and groups, each with its meaning. */
export function FormatChoices({ form, choice: { clubs, cups, counts, groups: chosen }, current }: Props) {
  const { cups: cupsLabel, cupChoices, groups: groupsLabel } = SEASON_PANEL.format;
  const isCurrent = (groups: number) =>
    clubs === current.clubs && cups === current.cups && groups === current.groups;
  return (
    <>
      <Select label={cupsLabel} value={String(cups)} onChange={(value) => form.set('cups', value)}>
        {CUPS.toReversed().map((each) => (
          <option key={each} value={each}>
            {cupChoices[each]}
          </option>
        ))}
      </Select>
      {counts.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={panel.labelled}>{groupsLabel}</legend>
          {counts.map((groups) => (
            <label key={groups} className={styles.choice}>
              <input
                type="radio"
                name="groups"
                checked={groups === chosen}
                onChange={() => form.set('groups', String(groups))}
              />
              <FormatMeaning format={{ clubs, groups, cups }} isCurrent={isCurrent(groups)} />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface MeaningProps {
  readonly format: Format;
  readonly isCurrent: boolean;
}

function FormatMeaning({ format, isCurrent }: MeaningProps) {
  return (
    <span className={styles.meaning}>
      <span>{formatText(format)}</span>
      <small>
        {formatRounds(format)}
        {isCurrent && <b>{SEASON_PANEL.format.current}</b>}
      </small>
    </span>
  );
}
