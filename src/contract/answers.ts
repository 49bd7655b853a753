import { type Static, Type } from 'typebox';
import { MAX_ID } from './errors.ts';
import { RECORDED } from './record.ts';
import { MatchResult } from './result-views.ts';
import { TIE_DECISION } from './submit-result.ts';

const { homePenalties, awayPenalties } = TIE_DECISION;
const homeScore = Type.Number({ title: 'Home score' });
const awayScore = Type.Number({ title: 'Away score' });
const id = Type.Integer({ title: 'Result', minimum: 0, maximum: MAX_ID });

/** A club's answer to a result, sent with its club link. */
export const AnswerBody = Type.Object({ id }, { additionalProperties: false });
export type AnswerBody = Static<typeof AnswerBody>;

/** The time of the dispute that the sender has seen: the club may have changed it since. */
const DISPUTED_AT = {
  disputedAt: Type.Optional(
    Type.String({
      title: 'Time of the dispute',
      maxLength: 40,
      description:
        'The `at` of the dispute whose score you accept. If the dispute has changed since, the error is `dispute_changed`.',
    }),
  ),
};

export const ConfirmBody = Type.Object({ id, ...DISPUTED_AT }, { additionalProperties: false });
export type ConfirmBody = Static<typeof ConfirmBody>;

export const DisputeBody = Type.Object(
  {
    id,
    homeScore,
    awayScore,
    homePenalties,
    awayPenalties,
    reason: Type.String({
      title: 'Reason',
      maxLength: 2_000,
      description: 'Visible only to staff and the two clubs.',
    }),
  },
  { additionalProperties: false },
);
export type DisputeBody = Static<typeof DisputeBody>;

export const CorrectBody = Type.Object(
  { id, homeScore, awayScore, ...TIE_DECISION },
  { additionalProperties: false },
);
export type CorrectBody = Static<typeof CorrectBody>;

export const AnswerReply = Type.Object({ success: Type.Literal(true), result: MatchResult, ...RECORDED });
export type AnswerReply = Static<typeof AnswerReply>;

export const WithdrawReportReply = Type.Object({
  success: Type.Literal(true),
  id: Type.Integer(),
  ...RECORDED,
});
export type WithdrawReportReply = Static<typeof WithdrawReportReply>;
