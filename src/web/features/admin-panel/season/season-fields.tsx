import { useId } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { SEASON_PANEL } from '#web/content/season-panel.ts';
import type { SeasonDraft } from './use-season-draft.ts';

interface FieldProps {
  readonly draft: SeasonDraft;
  /** 'form.field'. */
  readonly name: string;
  readonly label: string;
}

export function TextField({
  draft,
  name,
  label,
  type = 'text',
}: FieldProps & { readonly type?: 'text' | 'number' | 'datetime-local' }) {
  return (
    <label className="admin-labelled">
      {label}
      <input
        className="admin-field"
        type={type}
        autoComplete="off"
        dir={type === 'text' ? 'auto' : undefined}
        value={draft.value(name)}
        onChange={(event) => draft.set(name, event.target.value)}
      />
    </label>
  );
}

export function ReasonField({ draft, form }: { readonly draft: SeasonDraft; readonly form: string }) {
  const hint = useId();
  return (
    <label className="admin-labelled">
      {SEASON_PANEL.reason}
      <textarea
        className="admin-field"
        rows={2}
        dir="auto"
        aria-describedby={hint}
        value={draft.value(`${form}.reason`)}
        onChange={(event) => draft.set(`${form}.reason`, event.target.value)}
      />
      <span id={hint} className="text-faint text-xs">
        {SEASON_PANEL.reasonHint}
      </span>
    </label>
  );
}

interface SelectProps extends FieldProps {
  readonly choose: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export function SelectField({ draft, name, label, choose, options }: SelectProps) {
  return (
    <label className="admin-labelled">
      {label}
      <select
        className="admin-field"
        value={draft.value(name)}
        onChange={(event) => draft.set(name, event.target.value)}
      >
        <option value="">{choose}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value} dir="auto">
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Clubs by their names, each once. */
export function ClubField({
  draft,
  form,
  clubs,
}: {
  readonly draft: SeasonDraft;
  readonly form: string;
  readonly clubs: readonly Club[];
}) {
  return (
    <SelectField
      draft={draft}
      name={`${form}.club`}
      label={SEASON_PANEL.club}
      choose={SEASON_PANEL.chooseClub}
      options={clubs.map(({ id, name, group }) => ({ value: String(id), text: `${name} (${group})` }))}
    />
  );
}
