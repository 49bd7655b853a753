import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { JoinReply, RegistrationReply } from '#contract/registration.ts';
import { nameProblems } from '#domain/clubs/club-names.ts';
import { CONTACT_MAX } from '#domain/registration/registration.ts';
import { textProblem, tidyText } from '#domain/text/text-problem.ts';
import { PATHS } from '#paths.ts';
import { storeClubKey } from '#web/api/club-key.ts';
import { HttpError } from '#web/api/http.ts';
import { clubPost } from '#web/api/repeatable-call.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError, FormError } from '#web/ui/form-errors.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { createStoredStore, useStore } from '#web/ui/store.ts';
import { focusInvalid, useSubmit } from '#web/ui/use-submit.ts';
import styles from './join.module.css';
import { ENTRY_FORM, JOIN } from './words.ts';

type Field = keyof EntryDraft;

/** The field that an error of the server is about. */
const FIELD_OF: Partial<Record<string, Field>> = {
  name_taken: 'name',
  invalid_club_name: 'name',
  invalid_text: 'contact',
  wrong_entry_code: 'code',
  rules_not_accepted: 'acceptsRules',
};

interface SubmitError {
  readonly field: Field | null;
  readonly message: string;
  readonly isNameTaken: boolean;
}

interface Props {
  readonly registration: Pick<RegistrationReply, 'needsCode' | 'acceptance'>;
  readonly onEntered: () => void;
}

export function EntryForm({ registration: { needsCode, acceptance }, onEntered }: Props) {
  const draft = useStore(storedDraft);
  const isHydrated = useHydrated();
  const [submitError, setSubmitError] = useState<SubmitError | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // On a phone, its message may be above the screen.
    if (submitError?.field) focusInvalid(form.current);
  }, [submitError]);
  const { send, isSending } = useWrite({
    call: (body: object) => clubPost<JoinReply>('join', body),
    onDone: ({ key }) => {
      storeClubKey(key);
      storedDraft.write(null);
      onEntered();
      return null;
    },
    failed: () => ({ fallback: ENTRY_FORM.failed }),
    onFailed: (error) => setSubmitError(submitErrorOf(error)),
  });
  const { name, contact, code, acceptsRules } = draft;
  const isComplete = [name, contact, ...(needsCode ? [code] : [])].every((text) => text.trim() !== '');
  const body = { name, contact, acceptsRules, ...(needsCode && { code }) };
  const { onSubmit, isMissing } = useSubmit(isComplete && acceptsRules ? body : null, (complete) => {
    setSubmitError(null);
    void send(complete);
  });
  const change = (field: Field, value: string | boolean) => {
    if (submitError?.field === field) setSubmitError(null);
    storedDraft.write(JSON.stringify({ ...draft, [field]: value }));
  };
  const errorAt = (field: Field) => (submitError?.field === field ? submitError.message : null);
  const missing = (typed: string) => (isMissing && typed.trim() === '' ? ENTRY_FORM.missing : null);
  const text = (field: Exclude<Field, 'acceptsRules'>) => ({
    value: draft[field],
    onChange: (value: string) => change(field, value),
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={ENTRY_FORM.title}
      onSubmit={onSubmit}
      className={`${shared.card} ${styles.form}`}
    >
      <h2 className={shared.heading}>{ENTRY_FORM.title}</h2>
      <p className={styles.needsScript}>{JOIN.needsScript}</p>
      {/* Anything typed before the script has loaded would be lost. */}
      <fieldset disabled={!isHydrated} className={styles.fields}>
        <TextField
          {...text('name')}
          label={ENTRY_FORM.name}
          hint={ENTRY_FORM.nameHint}
          problem={errorAt('name') ?? nameProblemIn(name) ?? missing(name)}
          autoCapitalize="words"
          aside={name.trim() !== '' && <Crest name={name.trim()} size={44} />}
        />
        {submitError?.isNameTaken && <p className={shared.note}>{ENTRY_FORM.nameTakenHint}</p>}
        <TextField
          {...text('contact')}
          label={ENTRY_FORM.contact}
          hint={ENTRY_FORM.contactHint}
          problem={errorAt('contact') ?? contactProblemIn(contact) ?? missing(contact)}
          autoCapitalize="none"
        />
        {needsCode && (
          <TextField
            {...text('code')}
            label={ENTRY_FORM.code}
            hint={ENTRY_FORM.codeHint}
            problem={errorAt('code') ?? missing(code)}
            autoCapitalize="none"
          />
        )}
        <RulesField
          isChecked={acceptsRules}
          problem={errorAt('acceptsRules') ?? (isMissing && !acceptsRules ? ENTRY_FORM.rulesMissing : null)}
          onChange={(isChecked) => change('acceptsRules', isChecked)}
        />
        {acceptance === 'by-hand' && <p className={shared.note}>{ENTRY_FORM.byHand}</p>}
        <FormError problem={submitError?.field === null ? submitError.message : null} />
        <Button type="submit" aria-disabled={isSending}>
          {ENTRY_FORM.button}
        </Button>
      </fieldset>
    </form>
  );
}

function submitErrorOf(error: unknown): SubmitError {
  const { code = null, userMessage = null } = error instanceof HttpError ? error : {};
  return {
    field: FIELD_OF[code ?? ''] ?? null,
    message: userMessage ?? ENTRY_FORM.failed,
    isNameTaken: code === 'name_taken',
  };
}

/** Null while it is empty. */
function nameProblemIn(name: string): string | null {
  return name.trim() === '' ? null : (nameProblems([name])[0] ?? null);
}

function contactProblemIn(typed: string): string | null {
  const contact = tidyText(typed);
  return contact === '' ? null : textProblem(ENTRY_FORM.theContact, contact, CONTACT_MAX);
}

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoCapitalize'> {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
  /** Beside the field. */
  readonly aside?: ReactNode;
}

function TextField({ label, hint, value, problem, onChange, aside, autoCapitalize }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={shared.strong}>
        {label}
      </label>
      <div className={styles.input}>
        <input
          id={id}
          className={shared.field}
          autoComplete="off"
          autoCapitalize={autoCapitalize}
          spellCheck={false}
          dir="auto"
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {aside}
      </div>
      <FieldError id={`${id}-problem`} problem={problem} />
      <p id={`${id}-hint`} className={shared.fine}>
        {hint}
      </p>
    </div>
  );
}

interface RulesFieldProps {
  readonly isChecked: boolean;
  readonly problem: string | null;
  readonly onChange: (isChecked: boolean) => void;
}

function RulesField({ isChecked, problem, onChange }: RulesFieldProps) {
  const id = useId();
  const { before, link } = ENTRY_FORM.rules;
  return (
    <div>
      <p className={shared.option}>
        <input
          id={id}
          type="checkbox"
          className={shared.checkBox}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {before} {/* In a new tab: the form stays. */}
          <a href={PATHS.regulations} target="_blank" rel="noopener" className={shared.underlined}>
            {link}
          </a>
        </label>
      </p>
      <FieldError id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** The typed form. Survives a reload, and a phone that closes the tab while the captain looks for the entry word. */
interface EntryDraft {
  readonly name: string;
  readonly contact: string;
  readonly code: string;
  readonly acceptsRules: boolean;
}

const EMPTY: EntryDraft = { name: '', contact: '', code: '', acceptsRules: false };

const storedDraft = createStoredStore('ces-join-draft', parseDraft);

export function parseDraft(text: string | null): EntryDraft {
  try {
    const { name, contact, code, acceptsRules } = JSON.parse(text ?? '{}');
    const asText = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      name: asText(name),
      contact: asText(contact),
      code: asText(code),
      acceptsRules: acceptsRules === true,
    };
  } catch {
    return EMPTY;
  }
}
