import { CUPS, type Cups, type Format } from '#domain/clubs/format.ts';
import { possibleGroupCounts } from '#domain/clubs/possible-formats.ts';
import panel from '../panel.module.css';
import { Select } from './fields.tsx';
import styles from './format-choices.module.css';
import type { Form } from './use-form.ts';
import { FORMAT_CHOICES, formatRounds, formatText } from './words.ts';

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
  const { cups: cupsLabel, cupChoices, groups: groupsLabel } = FORMAT_CHOICES;
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

export function FormatMeaning({ format, isCurrent }: MeaningProps) {
  return (
    <span className={styles.meaning}>
      <span>{formatText(format)}</span>
      <small>
        {formatRounds(format)}
        {isCurrent && <b>{FORMAT_CHOICES.current}</b>}
      </small>
    </span>
  );
}
