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
import { fieldOfOpening, Options, opensAtOf, SelectField, TextField } from '../forms/fields.tsx';
import { useForm } from '../forms/use-form.ts';
import { SETTINGS } from './words.ts';

interface Props {
  readonly registration: RegistrationReply;
  /** The entry word, which is private. */
  readonly code: string | null;
}

export function SettingsForm({ registration, code }: Props) {
  const queryClient = useQueryClient();
  const inForce: Readonly<Record<string, string>> = {
    state: registration.state,
    places: String(registration.places),
    closesAt: fieldOfOpening(registration.closesAt),
    acceptance: registration.acceptance,
    code: code ?? '',
    checkInOpens: fieldOfOpening(registration.checkIn?.opensAt ?? null),
    checkInCloses: fieldOfOpening(registration.checkIn?.closesAt ?? null),
    note: registration.note ?? '',
  };
  const form = useForm('registration', inForce);
  const typed = (field: string) => form.value(field).trim();
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
  const arePlacesPossible = Number.isInteger(places) && places >= PLACES.min && places <= PLACES.max;
  const noteProblem =
    body.note === null ? null : textProblem(SETTINGS.theNote, tidyText(body.note), NOTE_MAX);
  return (
    <ChangeForm
      words={SETTINGS}
      form={form}
      change={{ method: 'PUT', path: 'registration', body }}
      isChanged={Object.keys(inForce).some((field) => form.value(field) !== inForce[field])}
      onDone={() => {
        // Until they are refetched, so that the fields do not show the previous settings for a moment.
        const { code: sent, ...settings } = body;
        queryClient.setQueryData(
          registrationQuery.queryKey,
          (known) => known && { ...known, ...settings, needsCode: sent !== null },
        );
        queryClient.setQueryData(entriesQuery.queryKey, (known) => known && { ...known, code: sent });
      }}
    >
      <SelectField name="state" label={SETTINGS.state}>
        <Options texts={SETTINGS.states} />
      </SelectField>
      <TextField
        name="places"
        label={SETTINGS.places}
        hint={SETTINGS.placesHint}
        type="number"
        problem={arePlacesPossible ? null : SETTINGS.placesProblem}
      />
      <SelectField name="acceptance" label={SETTINGS.acceptance}>
        <Options texts={SETTINGS.acceptances} />
      </SelectField>
      <TextField
        name="closesAt"
        label={SETTINGS.closesAt}
        hint={SETTINGS.closesAtHint}
        type="datetime-local"
      />
      <TextField name="checkInOpens" label={SETTINGS.checkInOpens} type="datetime-local" />
      <TextField
        name="checkInCloses"
        label={SETTINGS.checkInCloses}
        hint={SETTINGS.checkInHint}
        type="datetime-local"
        problem={checkInProblem(opensAt, closesAt)}
      />
      <TextField name="code" label={SETTINGS.code} hint={SETTINGS.codeHint} />
      <TextField name="note" label={SETTINGS.note} hint={SETTINGS.noteHint} problem={noteProblem} />
    </ChangeForm>
  );
}

function checkInProblem(opensAt: string | null, closesAt: string | null): string | null {
  if ((opensAt === null) !== (closesAt === null)) return SETTINGS.checkInIncomplete;
  return opensAt !== null && closesAt !== null && opensAt >= closesAt ? SETTINGS.checkInOrder : null;
}
