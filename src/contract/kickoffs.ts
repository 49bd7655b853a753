import { type Static, Type } from 'typebox';
import { MAX_ID } from './ids.ts';
import { RECORDED } from './record.ts';

const fixtureId = Type.Integer({ title: 'Match', minimum: 0, maximum: MAX_ID });
const time = Type.String({ title: 'Kick-off', format: 'date-time' });

/** What a club says about the time of a match, with its link. */
export const KickoffBody = Type.Object({ fixtureId, at: time }, { additionalProperties: false });
export type KickoffBody = Static<typeof KickoffBody>;

export const SetKickoffBody = Type.Object(
  {
    fixtureId,
    at: Type.Union([time, Type.Null()], { description: 'Null takes the time away.' }),
  },
  { additionalProperties: false },
);
export type SetKickoffBody = Static<typeof SetKickoffBody>;

const proposal = {
  at: Type.String({ format: 'date-time' }),
  by: Type.Integer({ description: 'The club that proposes it.' }),
};

export const KickoffReply = Type.Object({
  success: Type.Literal(true),
  fixtureId: Type.Integer(),
  kickoff: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'The time that holds; null until one is agreed.',
  }),
  proposal: Type.Union([Type.Object(proposal), Type.Null()], {
    description: 'What waits for the answer of the other club.',
  }),
  ...RECORDED,
});
export type KickoffReply = Static<typeof KickoffReply>;

/** For the two clubs and the administrator. */
export const KickoffProposal = Type.Object({
  fixtureId: Type.Integer(),
  homeClubId: Type.Integer(),
  awayClubId: Type.Integer(),
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  kickoff: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'The time that holds until this one is accepted.',
  }),
  ...proposal,
});
export type KickoffProposal = Static<typeof KickoffProposal>;

export const KickoffProposalsReply = Type.Object(
  { proposals: Type.Array(KickoffProposal) },
  { description: 'The proposals that wait for an answer, by the times that they name.' },
);
export type KickoffProposalsReply = Static<typeof KickoffProposalsReply>;
