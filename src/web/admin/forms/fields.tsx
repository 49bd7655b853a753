import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { REASON_MAX, textProblem, tidyText } from '#domain/text/text-problem.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import panel from '../panel.module.css';
import { useFormAround } from './use-form.ts';
import { FORM } from './words.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Below the field. */
  readonly hint?: string | undefined;
  readonly problem?: string | null;
  /** Several lines of text. */
  readonly isLong?: boolean;
}

export function Input({ label, onChange, hint, problem = null, isLong, ...props }: InputProps) {
  const id = useId();
  const described = [...(hint ? [`${id}-hint`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ');
  const Element = (isLong ? 'textarea' : 'input') as 'input';
  return (
    <div className={panel.labelled}>
      <label htmlFor={id}>{label}</label>
      <Element
        id={id}
        className={shared.field}
        autoComplete="off"
        aria-invalid={problem !== null}
        aria-describedby={described || undefined}
        dir="auto"
        onChange={(event) => onChange(event.target.value)}
        {...props}
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

interface TextFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly name: string;
  readonly type?: 'text' | 'number' | 'datetime-local';
}

/** A field of the form around it. */
export function TextField({ name, type = 'text', ...props }: TextFieldProps) {
  const form = useFormAround();
  return (
    <Input
      type={type}
      inputMode={type === 'number' ? 'numeric' : undefined}
      dir={type === 'text' ? 'auto' : undefined}
      value={form.value(name)}
      onChange={(text) => form.set(name, text)}
      {...props}
    />
  );
}

export function ReasonField() {
  const form = useFormAround();
  const reason = tidyText(form.value('reason'));
  return (
    <Input
      isLong
      label={FORM.reason}
      hint={FORM.reasonHint}
      problem={reason === '' ? null : textProblem(FORM.theReason, reason, REASON_MAX)}
      value={form.value('reason')}
      onChange={(text) => form.set('reason', text)}
    />
  );
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problem?: string | null;
}

export function Select<Value extends string>({ label, onChange, problem, ...props }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className={panel.labelled}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={shared.field}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
        {...props}
      />
      <FieldError id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** A select whose options need no visible label. */
export function Choice<Value extends string>({
  label,
  onChange,
  className = '',
  ...props
}: SelectProps<Value>) {
  return (
    <select
      aria-label={label}
      className={`${shared.field} ${className}`}
      onChange={(event) => onChange(event.target.value as Value)}
      {...props}
    />
  );
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  /** The placeholder option; without it, an option is always chosen. */
  readonly choose?: string;
  readonly children: ReactNode;
}

export function SelectField({ name, label, choose, children }: SelectFieldProps) {
  const form = useFormAround();
  return (
    <Select label={label} value={form.value(name)} onChange={(value) => form.set(name, value)}>
      {choose !== undefined && <option value="">{choose}</option>}
      {children}
    </Select>
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

/** Each club once, by name. */
export function ClubField({ clubs }: { readonly clubs: readonly Club[] }) {
  return (
    <SelectField name="club" label={FORM.club} choose={FORM.chooseClub}>
      {clubs.map(({ id, name, group }) => (
        <option key={id} value={id} dir="auto">
          {`${name} (${group})`}
        </option>
      ))}
    </SelectField>
  );
}

const MINUTE_MS = 60_000;

/** The value of a `datetime-local` field, read as GMT. */
export function opensAtOf(field: string): string | null {
  return field === '' ? null : new Date(`${field}Z`).toISOString();
}

/** The field shows the final minute that is in time; the stored value is the first moment that is late. */
export function closesAtOf(field: string): string | null {
  return field === '' ? null : new Date(Date.parse(`${field}Z`) + MINUTE_MS).toISOString();
}

export function fieldOfOpening(opensAt: string | null): string {
  return opensAt?.slice(0, 16) ?? '';
}

export function fieldOfDeadline(closesAt: string | null): string {
  return closesAt === null ? '' : new Date(Date.parse(closesAt) - MINUTE_MS).toISOString().slice(0, 16);
}
