import { type Static, Type } from 'typebox';
import {
  ACCEPTANCES,
  ENTRY_DECISIONS,
  ENTRY_STATUSES,
  REGISTRATION_STATES,
} from '#domain/registration/registration.ts';
import { MAX_ID } from './errors.ts';
import { RECORDED } from './record.ts';

/** Longer than any accepted text, so that the domain's message about the length is returned. */
const TEXT_MAX = 2_000;

const time = Type.String({ format: 'date-time' });
const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description: string,
) => Type.Union([schema, Type.Null()], { description });
const body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });
/** Part of every reply to a change. */
const CHANGED = { success: Type.Literal(true), ...RECORDED };

const number = Type.Integer({ title: 'Entry', minimum: 0, maximum: MAX_ID });
const position = nullable(Type.Integer(), 'Position on the waiting list, from 1; null otherwise.');
const checkedIn = Type.Boolean();
const checkIn = nullable(
  Type.Object({ opensAt: time, closesAt: time }),
  'The check-in window; null without a check-in.',
);

export const RegistrationReply = Type.Object(
  {
    state: Type.Enum([...REGISTRATION_STATES]),
    places: Type.Integer(),
    closesAt: nullable(time, 'When registration closes; null if an administrator closes it.'),
    acceptance: Type.Enum([...ACCEPTANCES], {
      description: 'Whether staff accept each club, or clubs are accepted in order of registration.',
    }),
    needsCode: Type.Boolean({ description: 'Whether clubs need the entry word.' }),
    checkIn,
    note: nullable(Type.String(), 'A note from the administrator.'),
    underReview: Type.Integer({ description: 'The number of clubs that staff have not reviewed.' }),
    entries: Type.Array(
      Type.Object({
        number: Type.Integer(),
        name: Type.String(),
        status: Type.Enum(['accepted', 'waiting']),
        position,
        checkedIn,
        enteredAt: time,
      }),
      { description: 'Accepted and waiting clubs in order of registration.' },
    ),
  },
  { title: 'Registration', description: 'Registration for the season, with the clubs that have entered.' },
);
export type RegistrationReply = Static<typeof RegistrationReply>;

/** The domain decides which places, times and texts are valid. Without an optional field, its value is null or the default. */
export const RegistrationBody = body({
  state: Type.Enum([...REGISTRATION_STATES], { title: 'State' }),
  places: Type.Number({ title: 'Places', description: '4 to 64.' }),
  closesAt: Type.Optional(Type.Union([time, Type.Null()], { title: 'Closing time' })),
  acceptance: Type.Optional(Type.Enum([...ACCEPTANCES], { title: 'Acceptance' })),
  code: Type.Optional(
    Type.Union([Type.String({ maxLength: TEXT_MAX }), Type.Null()], {
      title: 'Entry word',
      description: 'Shared by staff in their chat; null if clubs need none.',
    }),
  ),
  checkIn: Type.Optional(
    Type.Union([body({ opensAt: time, closesAt: time }), Type.Null()], { title: 'Check-in' }),
  ),
  note: Type.Optional(
    Type.Union([Type.String({ maxLength: TEXT_MAX }), Type.Null()], {
      title: 'Note',
      description: 'Public, up to 300 characters.',
    }),
  ),
});
export type RegistrationBody = Static<typeof RegistrationBody>;
export const SetRegistrationReply = Type.Object({ ...CHANGED, registration: RegistrationReply });
export type SetRegistrationReply = Static<typeof SetRegistrationReply>;

/** An entry as its own club sees it. */
export const OwnEntry = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  status: Type.Enum([...ENTRY_STATUSES]),
  position,
  checkedIn,
  reason: nullable(Type.String(), 'The reason for the last decision of staff, if they gave one.'),
});
export type OwnEntry = Static<typeof OwnEntry>;

export const JoinBody = body({
  name: Type.String({ title: 'Club name', maxLength: 200 }),
  contact: Type.String({
    title: 'Contact',
    maxLength: TEXT_MAX,
    description: 'Up to 100 characters, for staff only.',
  }),
  acceptsRules: Type.Boolean({ title: 'Acceptance of the regulations' }),
  code: Type.Optional(
    Type.Union([Type.String({ maxLength: TEXT_MAX }), Type.Null()], {
      title: 'Entry word',
      description: 'Required if the registration has an entry word.',
    }),
  ),
});
export type JoinBody = Static<typeof JoinBody>;
export const JoinReply = Type.Object({
  entry: OwnEntry,
  key: Type.String({
    description: 'The key of the club link /ng-hub#club=<key>. A retry with the same key gets a new one.',
  }),
  ...RECORDED,
});
export type JoinReply = Static<typeof JoinReply>;

/** The reply to check-in and to withdrawal. */
export const OwnEntryReply = Type.Object({ ...CHANGED, entry: OwnEntry });
export type OwnEntryReply = Static<typeof OwnEntryReply>;

/** An entry as staff see it. */
export const StaffEntry = Type.Object({
  ...OwnEntry.properties,
  contact: Type.String(),
  enteredAt: time,
});
export type StaffEntry = Static<typeof StaffEntry>;
export const EntriesReply = Type.Object(
  {
    code: nullable(Type.String(), 'The entry word; null if clubs need none.'),
    entries: Type.Array(StaffEntry, { description: 'All entries in order of registration.' }),
  },
  { description: 'All entries with their contacts.' },
);
export type EntriesReply = Static<typeof EntriesReply>;

export const DecideEntryBody = body({
  number,
  decision: Type.Enum([...ENTRY_DECISIONS], { title: 'Decision' }),
  reason: Type.Optional(
    Type.Union([Type.String({ maxLength: TEXT_MAX }), Type.Null()], {
      title: 'Reason',
      description: 'For the club and staff only.',
    }),
  ),
});
export type DecideEntryBody = Static<typeof DecideEntryBody>;
/** Without the contact: replies are stored for repeated calls. */
export const DecideEntryReply = Type.Object({ ...CHANGED, entry: OwnEntry });
export type DecideEntryReply = Static<typeof DecideEntryReply>;

export const EntryLinkBody = body({ number });
export type EntryLinkBody = Static<typeof EntryLinkBody>;
export const EntryLinkReply = Type.Object({
  ...CHANGED,
  key: Type.String({ description: 'The link is /ng-hub#club=<key>. It is returned only once.' }),
});
export type EntryLinkReply = Static<typeof EntryLinkReply>;

export const DrawFromEntriesBody = body({
  groups: Type.Number({ title: 'Groups', description: '1, 2, 4, 8 or 16, each with 3 to 6 clubs.' }),
  cups: Type.Number({ title: 'Cups', description: '1: the UCL alone. 2: also the UEL.' }),
});
export type DrawFromEntriesBody = Static<typeof DrawFromEntriesBody>;
