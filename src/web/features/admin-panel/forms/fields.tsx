import { type ReactNode, useId } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { SEASON_PANEL } from '#web/content/season-panel.ts';
import { MatchOptions } from './match-options.tsx';
import type { TextDraft } from './use-text-draft.ts';

interface FieldProps {
  readonly draft: TextDraft;
  /** 'form.field'. */
  readonly name: string;
  readonly label: string;
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'number' | 'datetime-local';
  /** What is to be known about it, below the field. */
  readonly hint?: string;
  readonly placeholder?: string;
  readonly initial?: string;
}

export function TextField({ draft, name, label, type = 'text', hint, placeholder, initial }: TextFieldProps) {
  const id = useId();
  return (
    <div className="admin-labelled">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="admin-field"
        type={type}
        inputMode={type === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        dir={type === 'text' ? 'auto' : undefined}
        value={draft.value(name, initial)}
        onChange={(event) => draft.set(name, event.target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className="text-faint text-xs">
          {hint}
        </span>
      )}
    </div>
  );
}

export function ReasonField({ draft, form }: { readonly draft: TextDraft; readonly form: string }) {
  const id = useId();
  return (
    <div className="admin-labelled">
      <label htmlFor={id}>{SEASON_PANEL.reason}</label>
      <textarea
        id={id}
        className="admin-field"
        rows={2}
        dir="auto"
        aria-describedby={`${id}-hint`}
        value={draft.value(`${form}.reason`)}
        onChange={(event) => draft.set(`${form}.reason`, event.target.value)}
      />
      <span id={`${id}-hint`} className="text-faint text-xs">
        {SEASON_PANEL.reasonHint}
      </span>
    </div>
  );
}

interface SelectProps extends FieldProps {
  /** What is shown until something is chosen; without it, something always is. */
  readonly choose?: string;
  /** The options. */
  readonly children: ReactNode;
}

export function SelectField({ draft, name, label, choose, children }: SelectProps) {
  return (
    <label className="admin-labelled">
      {label}
      <select
        className="admin-field"
        value={draft.value(name)}
        onChange={(event) => draft.set(name, event.target.value)}
      >
        {choose !== undefined && <option value="">{choose}</option>}
        {children}
      </select>
    </label>
  );
}

interface ClubFieldProps {
  readonly draft: TextDraft;
  readonly form: string;
  readonly clubs: readonly Club[];
}

/** Clubs by their names, each once. */
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
  readonly fixtures: readonly ReadyFixture[];
}

/** Matches whose clubs are known. */
export function MatchField({ draft, form, fixtures }: MatchFieldProps) {
  return (
    <SelectField
      draft={draft}
      name={`${form}.match`}
      label={SEASON_PANEL.match}
      choose={SEASON_PANEL.chooseMatch}
    >
      <MatchOptions fixtures={fixtures} />
    </SelectField>
  );
}
