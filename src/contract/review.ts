import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { NOTE_MAX } from '#domain/results/results.ts';
import { ErrorReply } from './errors.ts';
import { MAX_ID } from './ids.ts';
import { RECORDED } from './record.ts';
import { MatchResult, PendingResult } from './result-views.ts';

export const DecisionBody = Type.Object(
  {
    id: Type.Integer({ title: 'Result', minimum: 0, maximum: MAX_ID }),
    adminNotes: Type.Optional(
      Type.String({
        title: 'Admin note',
        maxLength: NOTE_MAX,
        pattern: '^[^\\u0000]*$',
        description: 'Public with the result. The site shows the note of a rejection beside its match.',
      }),
    ),
    disputedAt: Type.Optional(
      Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
        title: 'Time of the dispute',
        description:
          'The `at` of the dispute as the administrator saw it, null for none. If it has changed since, nothing is decided and the reply is `result_changed`.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DecisionBody = Static<typeof DecisionBody>;

const SEEN =
  'As the administrator saw it for this claim. If it has changed since, the reply is `result_changed`.';
const score = (title: string) => Type.Optional(Type.Integer({ title, description: SEEN }));
const penalties = (title: string) =>
  Type.Optional(Type.Union([Type.Integer(), Type.Null()], { title, description: SEEN }));

export const ApprovalBody = Type.Object(
  {
    ...DecisionBody.properties,
    claim: Type.Optional(
      Type.Enum(['reported', 'disputed'], {
        title: 'Claim',
        description:
          'Whose score counts: that of the report, which is the default, or that of the club that disputes it.',
      }),
    ),
    homeScore: score('Home score'),
    awayScore: score('Away score'),
    homePenalties: penalties('Home penalties'),
    awayPenalties: penalties('Away penalties'),
  },
  { additionalProperties: false },
);
export type ApprovalBody = Static<typeof ApprovalBody>;

export const DecisionReply = Type.Object({ success: Type.Literal(true), result: MatchResult, ...RECORDED });
export type DecisionReply = Static<typeof DecisionReply>;

/** Returned when a result is not, or no longer, as the administrator saw it. */
export const DecisionConflictReply = Type.Object(
  { ...ErrorReply.properties, current: Type.Optional(PendingResult) },
  { description: 'The state of the result does not allow this. `current` is the result as it is now.' },
);
export type DecisionConflictReply = Static<typeof DecisionConflictReply>;

export const BlockSenderBody = Type.Object(
  {
    resultId: Type.Integer({ title: 'Result', minimum: 0, maximum: MAX_ID }),
    hours: Type.Optional(
      Type.Integer({
        title: 'Hours',
        minimum: 0,
        maximum: 72,
        description: 'How long nothing is taken from where it came from: 12 unless told. 0 lifts the block.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type BlockSenderBody = Static<typeof BlockSenderBody>;

export const BlockSenderReply = Type.Object({
  success: Type.Literal(true),
  until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Null when lifted.',
  }),
  ...RECORDED,
});
export type BlockSenderReply = Static<typeof BlockSenderReply>;

export const UnblockSenderBody = Type.Object(
  {
    sender: Type.String({
      title: 'Sender',
      pattern: '^[0-9a-f]{8}$',
      description: 'As `blockedSenders` and the pending results name it.',
    }),
  },
  { additionalProperties: false },
);
export type UnblockSenderBody = Static<typeof UnblockSenderBody>;

export const UnblockSenderReply = Type.Object({ success: Type.Literal(true), ...RECORDED });

const RESET_ONLY = {
  only: Type.Optional(
    Type.Enum(['pending'], {
      description: 'Take only the results that wait for a decision out of play. Without it all of them go.',
    }),
  ),
};

export const ResetGroupBody = Type.Object(
  { group: Type.Enum([...GROUPS], { title: 'Group' }), ...RESET_ONLY },
  { additionalProperties: false },
);
export type ResetGroupBody = Static<typeof ResetGroupBody>;

export const ResetMatchBody = Type.Object(
  {
    matchId: Type.Integer({
      title: 'Match ID',
      minimum: 0,
      maximum: MAX_ID,
      description: 'The id of the fixture.',
    }),
    ...RESET_ONLY,
    alsoReset: Type.Optional(
      Type.Array(Type.Integer(), {
        title: 'Later matches',
        maxItems: 10,
        description:
          'The later ties with an open result that go out of play together with this one: all of them.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ResetMatchBody = Static<typeof ResetMatchBody>;

/** The whole tournament needs no name: no body at all will do. */
export const ResetTournamentBody = Type.Union([
  Type.Object(RESET_ONLY, { additionalProperties: false }),
  Type.Null(),
]);

export const ResetReply = Type.Object({
  success: Type.Literal(true),
  reset: Type.Integer({ description: 'How many results were taken out of play.' }),
  ...RECORDED,
});
export type ResetReply = Static<typeof ResetReply>;

export const AdminStatsReply = Type.Object({
  total: Type.Integer(),
  pending: Type.Integer(),
  approved: Type.Integer(),
  rejected: Type.Integer(),
});
export type AdminStatsReply = Static<typeof AdminStatsReply>;
