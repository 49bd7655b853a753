import { type ReactNode, useId } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { REASON_MAX, textProblem, tidyText } from '#domain/text/text-problem.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import panel from '../panel.module.css';
import { SEASON_PANEL } from '../season/words.ts';
import { MatchPicker } from './match-picker.tsx';
import type { TextDraft } from './use-text-draft.ts';

interface FieldProps {
  readonly draft: TextDraft;
  /** 'form.field'. */
  readonly name: string;
  readonly label: string;
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'number' | 'datetime-local';
  /** Below the field. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly initial?: string;
  readonly problem?: string | null;
  /** Whether it gets the focus when its dialog opens. */
  readonly hasFocus?: boolean;
}

export function TextField({
  draft,
  name,
  label,
  type = 'text',
  hint,
  placeholder,
  initial,
  problem = null,
  hasFocus = false,
}: TextFieldProps) {
  const id = useId();
  const described = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ');
  return (
    <div className={panel.labelled}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={shared.field}
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        data-autofocus={hasFocus || undefined}
        placeholder={placeholder}
        aria-invalid={problem !== null}
        aria-describedby={described || undefined}
        dir={type === 'text' ? 'auto' : undefined}
        value={draft.value(name, initial)}
        onChange={(event) => draft.set(name, event.target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className={shared.fine}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-problem`} problem={problem} />
    </div>
  );
}

export function ReasonField({ draft, form }: { readonly draft: TextDraft; readonly form: string }) {
  const id = useId();
  const reason = draft.value(`${form}.reason`);
  const problem = reasonProblem(reason);
  return (
    <div className={panel.labelled}>
      <label htmlFor={id}>{SEASON_PANEL.reason}</label>
      <textarea
        id={id}
        className={shared.field}
        rows={2}
        dir="auto"
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        value={reason}
        onChange={(event) => draft.set(`${form}.reason`, event.target.value)}
      />
      <span id={`${id}-hint`} className={shared.fine}>
        {SEASON_PANEL.reasonHint}
      </span>
      <FieldError id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** Null while it is empty. */
function reasonProblem(typed: string): string | null {
  const reason = tidyText(typed);
  return reason === '' ? null : textProblem(SEASON_PANEL.theReason, reason, REASON_MAX);
}

interface CheckBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function CheckBox({ label, isChecked, onChange }: CheckBoxProps) {
  return (
    <label className={shared.option}>
      <input
        type="checkbox"
        className={shared.checkBox}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

interface SelectProps extends FieldProps {
  /** The placeholder option; without it, an option is always chosen. */
  readonly choose?: string;
  readonly children: ReactNode;
}

export function SelectField({ draft, name, label, choose, children }: SelectProps) {
  return (
    <label className={panel.labelled}>
      {label}
      <select
        className={shared.field}
        value={draft.value(name)}
        onChange={(event) => draft.set(name, event.target.value)}
      >
        {choose !== undefined && <option value="">{choose}</option>}
        {children}
      </select>
    </label>
  );
}

/** Choices by their values. */
export function Options({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  return Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

interface ClubFieldProps {
  readonly draft: TextDraft;
  readonly form: string;
  readonly clubs: readonly Club[];
}

/** Each club once, by name. */
export function ClubField({ draft, form, clubs }: ClubFieldProps) {
  return (
    <SelectField
      draft={draft}
      name={`${form}.club`}
      label={SEASON_PANEL.club}
      choose={SEASON_PANEL.chooseClub}
    >
      {clubs.map(({ id, name, group }) => (
        <option key={id} value={id} dir="auto">
          {`${name} (${group})`}
        </option>
      ))}
    </SelectField>
  );
}

interface MatchFieldProps {
  readonly draft: TextDraft;
  readonly form: string;
  readonly fixtures: readonly ListedReadyFixture[];
}

/** Matches whose clubs are known. */
export function MatchField({ draft, form, fixtures }: MatchFieldProps) {
  const name = `${form}.match`;
  return (
    <MatchPicker
      label={SEASON_PANEL.match}
      choose={SEASON_PANEL.chooseMatch}
      fixtures={fixtures}
      value={draft.value(name)}
      onChange={(id) => draft.set(name, id)}
    />
  );
}
