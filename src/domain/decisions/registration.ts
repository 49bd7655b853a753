import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import {
  type Acceptance,
  type CheckIn,
  ENTRY_CODE_MAX,
  entriesWith,
  NOTE_MAX,
  nextRegistrationAt,
  PLACES,
  type Registration,
  type RegistrationState,
} from '../registration/registration.ts';
import { inUtc, isTime } from '../schedule/schedule.ts';
import { checkedText } from './checked-text.ts';
import { freePlaces, moveUp, type PrivateNames, refuseIfSealed, withStatus } from './club-entries.ts';
import { DecisionError } from './decision-error.ts';

interface SentRegistration {
  readonly state: RegistrationState;
  readonly places: number;
  readonly closesAt?: string | null | undefined;
  readonly acceptance?: Acceptance | undefined;
  readonly checkIn?: CheckIn | null | undefined;
  readonly note?: string | null | undefined;
}

/** Opens, changes or closes registration. With more places, clubs move up from the waiting list. */
export function setRegistration(
  { season }: Tournament,
  sent: SentRegistration,
  {
    needsCode,
    names,
    at,
  }: { readonly needsCode: boolean; readonly names: PrivateNames; readonly at: string },
): RecordDraft[] {
  const { registration: before } = season;
  const { state, places, acceptance = 'by-hand' } = sent;
  if (!Number.isInteger(places) || places < PLACES.min || places > PLACES.max)
    throw new DecisionError('invalid_places');
  const closesAt = checkedTime('The closing time', sent.closesAt ?? null);
  if (state === 'open' && closesAt !== null && closesAt <= at)
    throw new DecisionError('invalid_schedule', 'The closing time has passed. Please choose a later one.');
  const checkIn = checkedWindow(sent.checkIn ?? null);
  const isSameWindow =
    checkIn?.opensAt === before.checkIn?.opensAt && checkIn?.closesAt === before.checkIn?.closesAt;
  const isCheckInOver = before.isCheckInOver && isSameWindow;
  if (checkIn && !isCheckInOver && checkIn.closesAt <= at)
    throw new DecisionError(
      'invalid_schedule',
      'Check-in would already be closed. Please choose a later closing time.',
    );
  const note = (sent.note ?? null) === null ? null : checkedText('The note', sent.note ?? '', NOTE_MAX);
  refuseIfSealed(season);
  // Anyone may submit a result. That must not prevent changes while registration is open, such as a new entry word.
  if (state === 'open' && before.state === 'closed' && factsOf(season).results.length > 0)
    throw new DecisionError(
      'draw_state',
      'Some matches have results. Please reset all results before you open registration.',
    );
  const after = { ...before, state, places, closesAt, acceptance, needsCode, checkIn, isCheckInOver, note };
  return [
    settings(season, after),
    ...(places > before.places ? moveUp({ ...season, registration: after }, names) : []),
  ];
}

function checkedTime(what: string, time: string | null): string | null {
  if (time !== null && !isTime(time))
    throw new DecisionError('invalid_schedule', `${what} is not a valid date and time.`);
  return inUtc(time);
}

function checkedWindow(window: CheckIn | null): CheckIn | null {
  if (!window) return null;
  const opensAt = checkedTime('The check-in opening time', window.opensAt) ?? '';
  const closesAt = checkedTime('The check-in closing time', window.closesAt) ?? '';
  if (opensAt >= closesAt) throw new DecisionError('invalid_schedule', 'Check-in must close after it opens.');
  return { opensAt, closesAt };
}

/** The entry word as it is stored; null if clubs need none. */
export function checkedCode(code: string | null): string | null {
  return code === null ? null : checkedText('The entry word', code, ENTRY_CODE_MAX);
}

function settings({ number: season }: SeasonState, { note, ...registration }: Registration): RecordDraft {
  const hasNote = note !== null;
  const data = { season, ...registration, hasNote };
  return { kind: 'registration-set', data, ...(hasNote && { texts: { note } }) };
}

/** Closes registration before a draw; nothing if it is closed. */
export function closeRegistration(season: SeasonState): RecordDraft[] {
  const { registration } = season;
  return registration.state === 'open' ? [settings(season, { ...registration, state: 'closed' })] : [];
}

/** No club could check in while the draw was sealed: a window that ended in the meantime removes none of them. */
export function endMissedCheckIn(season: SeasonState, at: string): RecordDraft[] {
  const { registration } = season;
  const { checkIn, isCheckInOver } = registration;
  if (!checkIn || isCheckInOver || at < checkIn.closesAt) return [];
  return [settings(season, { ...registration, isCheckInOver: true })];
}

/** Ends check-in or registration automatically, if it is due. */
export function endIfDue({ season }: Tournament, names: PrivateNames, at: string): RecordDraft[] {
  const due = nextRegistrationAt(season);
  if (due === null || at < due) return [];
  const { registration } = season;
  const { checkIn, isCheckInOver } = registration;
  const isCheckInDue = checkIn !== null && !isCheckInOver && at >= checkIn.closesAt;
  const closed = settings(season, {
    ...registration,
    state: 'closed',
    isCheckInOver: isCheckInOver || isCheckInDue,
  });
  if (!isCheckInDue) return [closed];
  const absent = entriesWith(season, 'accepted').filter((entry) => !entry.checkedIn);
  const free = freePlaces(season) + absent.length;
  const present = entriesWith(season, 'waiting').filter((entry) => entry.checkedIn);
  return [
    closed,
    ...absent.map(
      ({ number }): RecordDraft => ({
        kind: 'entry-withdrawn',
        data: { season: season.number, number, reason: 'check-in' },
      }),
    ),
    ...present.slice(0, Math.max(0, free)).map((entry) => withStatus(season, entry, 'accepted', names)),
  ];
}
