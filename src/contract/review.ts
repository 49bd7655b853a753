import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { NOTE_MAX } from '#domain/results/results.ts';
import { ErrorReply, MAX_ID } from './errors.ts';
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
        description: 'Public. The website shows the note of a rejection beside the match.',
      }),
    ),
    disputedAt: Type.Optional(
      Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
        title: 'Time of the dispute',
        description:
          'The `at` of the dispute that the administrator saw; null for none. If it has changed since, nothing is decided and the error is `result_changed`.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DecisionBody = Static<typeof DecisionBody>;

const SEEN =
  'The score that the administrator saw for this claim. If it has changed since, the error is `result_changed`.';
const score = (title: string) => Type.Optional(Type.Integer({ title, description: SEEN }));
const penalties = (title: string) =>
  Type.Optional(Type.Union([Type.Integer(), Type.Null()], { title, description: SEEN }));

export const ApprovalBody = Type.Object(
  {
    ...DecisionBody.properties,
    claim: Type.Optional(
      Type.Enum(['reported', 'disputed'], {
        title: 'Claim',
        description: 'The score to approve: the submitted one (default), or the one claimed in the dispute.',
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
  { description: 'The state of the result does not allow this. `current` is its current state.' },
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
        description: 'Duration of the block, 12 by default. 0 lifts it.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type BlockSenderBody = Static<typeof BlockSenderBody>;

export const BlockSenderReply = Type.Object({
  success: Type.Literal(true),
  until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Null if the block was lifted.',
  }),
  ...RECORDED,
});
export type BlockSenderReply = Static<typeof BlockSenderReply>;

export const UnblockSenderBody = Type.Object(
  {
    sender: Type.String({
      title: 'Sender',
      pattern: '^[0-9a-f]{8}$',
      description: 'As in `blockedSenders` and the pending results.',
    }),
  },
  { additionalProperties: false },
);
export type UnblockSenderBody = Static<typeof UnblockSenderBody>;

export const UnblockSenderReply = Type.Object({ success: Type.Literal(true), ...RECORDED });

const RESET_ONLY = {
  only: Type.Optional(
    Type.Enum(['pending'], {
      description: 'Remove pending results only. Without it, all results are removed.',
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
      description: 'The fixture id.',
    }),
    ...RESET_ONLY,
    alsoReset: Type.Optional(
      Type.Array(Type.Integer(), {
        title: 'Later matches',
        maxItems: 10,
        description: 'All later ties with an open result, to be reset as well.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ResetMatchBody = Static<typeof ResetMatchBody>;

/** The whole tournament needs no name, so a missing body is fine. */
export const ResetTournamentBody = Type.Union([
  Type.Object(RESET_ONLY, { additionalProperties: false }),
  Type.Null(),
]);

export const ResetReply = Type.Object({
  success: Type.Literal(true),
  reset: Type.Integer({ description: 'The number of removed results.' }),
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
