import { type Static, Type } from 'typebox';
import { MAX_ID } from './errors.ts';
import { RECORDED } from './record.ts';

const fixtureId = Type.Integer({ title: 'Match', minimum: 0, maximum: MAX_ID });
const time = Type.String({ title: 'Kick-off', format: 'date-time' });

/** A club's answer about the kick-off time of a match, sent with its club link. */
export const KickoffBody = Type.Object({ fixtureId, at: time }, { additionalProperties: false });
export type KickoffBody = Static<typeof KickoffBody>;

export const SetKickoffBody = Type.Object(
  {
    fixtureId,
    at: Type.Union([time, Type.Null()], { description: 'Null clears the time.' }),
  },
  { additionalProperties: false },
);
export type SetKickoffBody = Static<typeof SetKickoffBody>;

const proposal = {
  at: Type.String({ format: 'date-time' }),
  by: Type.Integer({ description: 'The proposing club.' }),
};

export const KickoffReply = Type.Object({
  success: Type.Literal(true),
  fixtureId: Type.Integer(),
  kickoff: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'The agreed time; null until there is one.',
  }),
  proposal: Type.Union([Type.Object(proposal), Type.Null()], {
    description: 'The proposal that needs an answer from the other club.',
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
    description: 'The time that applies until this proposal is accepted.',
  }),
  ...proposal,
});
export type KickoffProposal = Static<typeof KickoffProposal>;

export const KickoffProposalsReply = Type.Object(
  { proposals: Type.Array(KickoffProposal) },
  { description: 'Open proposals, ordered by time.' },
);
export type KickoffProposalsReply = Static<typeof KickoffProposalsReply>;
