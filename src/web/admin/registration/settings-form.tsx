import { useQueryClient } from '@tanstack/react-query';
import type { RegistrationBody, RegistrationReply } from '#contract/registration.ts';
import {
  type Acceptance,
  NOTE_MAX,
  PLACES,
  type RegistrationState,
} from '#domain/registration/registration.ts';
import { textProblem, tidyText } from '#domain/text/text-problem.ts';
import { registrationQuery } from '#web/api/queries.ts';
import { entriesQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { Options, SelectField, TextField } from '../forms/fields.tsx';
import { fieldOfOpening, opensAtOf } from '../forms/gmt-minutes.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { SETTINGS } from './words.ts';

interface Props {
  readonly registration: RegistrationReply;
  /** The entry word, which is private. */
  readonly code: string | null;
  readonly draft: TextDraft;
}

export function SettingsForm({ registration, code, draft }: Props) {
  const queryClient = useQueryClient();
  const inForce: Readonly<Record<string, string>> = {
    'registration.state': registration.state,
    'registration.places': String(registration.places),
    'registration.closesAt': fieldOfOpening(registration.closesAt),
    'registration.acceptance': registration.acceptance,
    'registration.code': code ?? '',
    'registration.checkInOpens': fieldOfOpening(registration.checkIn?.opensAt ?? null),
    'registration.checkInCloses': fieldOfOpening(registration.checkIn?.closesAt ?? null),
    'registration.note': registration.note ?? '',
  };
  // Fields show the current settings until something else is typed.
  const shown: TextDraft = { ...draft, value: (name) => draft.value(name, inForce[name]) };
  const typed = (name: string) => shown.value(`registration.${name}`).trim();
  const opensAt = opensAtOf(typed('checkInOpens'));
  const closesAt = opensAtOf(typed('checkInCloses'));
  const places = Number(typed('places'));
  const body = {
    state: typed('state') as RegistrationState,
    places,
    closesAt: opensAtOf(typed('closesAt')),
    acceptance: typed('acceptance') as Acceptance,
    code: typed('code') || null,
    checkIn: opensAt && closesAt ? { opensAt, closesAt } : null,
    note: typed('note') || null,
  } satisfies RegistrationBody;
  const problems = {
    places:
      Number.isInteger(places) && places >= PLACES.min && places <= PLACES.max
        ? null
        : SETTINGS.placesProblem,
    checkIn: checkInProblem(opensAt, closesAt),
    note: body.note === null ? null : textProblem(SETTINGS.theNote, tidyText(body.note), NOTE_MAX),
  };
  return (
    <ChangeForm
      title={SETTINGS.title}
      about={SETTINGS.about}
      button={SETTINGS.button}
      change={{ method: 'PUT', path: 'registration', body, done: SETTINGS.done }}
      isChanged={Object.keys(inForce).some((name) => shown.value(name) !== inForce[name])}
      onDone={() => {
        // Until they are refetched, so that the fields do not show the previous settings for a moment.
        const { code: sent, ...settings } = body;
        queryClient.setQueryData(
          registrationQuery.queryKey,
          (known) => known && { ...known, ...settings, needsCode: sent !== null },
        );
        queryClient.setQueryData(entriesQuery.queryKey, (known) => known && { ...known, code: sent });
        draft.clear('registration');
      }}
    >
      <SelectField draft={shown} name="registration.state" label={SETTINGS.state}>
        <Options texts={SETTINGS.states} />
      </SelectField>
      <TextField
        draft={shown}
        name="registration.places"
        label={SETTINGS.places}
        hint={SETTINGS.placesHint}
        type="number"
        problem={problems.places}
      />
      <SelectField draft={shown} name="registration.acceptance" label={SETTINGS.acceptance}>
        <Options texts={SETTINGS.acceptances} />
      </SelectField>
      <TextField
        draft={shown}
        name="registration.closesAt"
        label={SETTINGS.closesAt}
        hint={SETTINGS.closesAtHint}
        type="datetime-local"
      />
      <TextField
        draft={shown}
        name="registration.checkInOpens"
        label={SETTINGS.checkInOpens}
        type="datetime-local"
      />
      <TextField
        draft={shown}
        name="registration.checkInCloses"
        label={SETTINGS.checkInCloses}
        hint={SETTINGS.checkInHint}
        type="datetime-local"
        problem={problems.checkIn}
      />
      <TextField draft={shown} name="registration.code" label={SETTINGS.code} hint={SETTINGS.codeHint} />
      <TextField
        draft={shown}
        name="registration.note"
        label={SETTINGS.note}
        hint={SETTINGS.noteHint}
        problem={problems.note}
      />
    </ChangeForm>
  );
}

function checkInProblem(opensAt: string | null, closesAt: string | null): string | null {
  if ((opensAt === null) !== (closesAt === null)) return SETTINGS.checkInIncomplete;
  return opensAt !== null && closesAt !== null && opensAt >= closesAt ? SETTINGS.checkInOrder : null;
}
