import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS, ROUNDS, STAGE_KINDS } from '#domain/matches/stages.ts';
import { AGREEMENTS } from '#domain/results/agreement.ts';
import { RESULT_ORIGINS, SUBMISSION_STATUSES } from '#domain/results/results.ts';
import { EvidenceImage } from './evidence.ts';

const penalties = Type.Union([Type.Integer(), Type.Null()], { description: 'Null without a shoot-out.' });

const Dispute = Type.Object({
  by: Type.Integer({ description: 'The id of the club.' }),
  homeScore: Type.Integer(),
  awayScore: Type.Integer(),
  homePenalties: penalties,
  awayPenalties: penalties,
  at: Type.String({ format: 'date-time' }),
});

export const MatchResult = Type.Object(
  {
    id: Type.Integer(),
    fixtureId: Type.Integer(),
    stage: Type.Enum([...STAGE_KINDS]),
    round: Type.Union([Type.Enum([...ROUNDS]), Type.Null()], { description: 'Null in the group stage.' }),
    homeClubId: Type.Integer(),
    awayClubId: Type.Integer(),
    homeTeam: Type.String(),
    awayTeam: Type.String(),
    homeScore: Type.Integer(),
    awayScore: Type.Integer(),
    homePenalties: penalties,
    awayPenalties: penalties,
    afterExtraTime: Type.Boolean(),
    group: Type.Enum([...GROUPS, ...BRACKETS], { description: 'The group or bracket.' }),
    submittedBy: Type.String(),
    submittedAt: Type.String({ format: 'date-time' }),
    late: Type.Boolean({ description: 'Submitted after the deadline.' }),
    origin: Type.Enum([...RESULT_ORIGINS], {
      description: 'Whether a captain submitted the score or it was awarded.',
    }),
    submissionStatus: Type.Enum([...SUBMISSION_STATUSES]),
    adminNotes: Type.Union([Type.String(), Type.Null()]),
    reportedBy: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The id of the submitting club; null if submitted without a club link.',
    }),
    agreement: Type.Enum([...AGREEMENTS], {
      description: 'Whether the two clubs agree; none if submitted without a club link.',
    }),
    dispute: Type.Union([Dispute, Type.Null()], { description: 'The score claimed by the other club.' }),
  },
  { title: 'Result', description: 'A submitted result.' },
);
export type MatchResult = Static<typeof MatchResult>;

export const MatchResultsReply = Type.Object(
  { results: Type.Array(MatchResult) },
  {
    description:
      'Every result that has not been reset, newest first; a rejected one only while it is the newest for its match. The newest result of a match is the one that applies.',
  },
);
export type MatchResultsReply = Static<typeof MatchResultsReply>;

export const SupersededResultsReply = Type.Object(
  { results: Type.Array(MatchResult) },
  { description: 'Rejected results that are not the newest for their match, newest first.' },
);
export type SupersededResultsReply = Static<typeof SupersededResultsReply>;

export const RecentResultsReply = Type.Object(
  { results: Type.Array(MatchResult) },
  { description: 'The newest approved results, at most ten.' },
);
export type RecentResultsReply = Static<typeof RecentResultsReply>;

/** A result with the fields that only its two clubs and the administrator may read. */
export const ClubsResult = Type.Object({
  ...MatchResult.properties,
  disputeReason: Type.Union([Type.String(), Type.Null()], {
    description: 'The reason for the dispute.',
  }),
  evidence: Type.Array(EvidenceImage, { description: 'Screenshots of both clubs, oldest first.' }),
});

export const PendingResult = Type.Object({
  ...ClubsResult.properties,
  replaced: Type.Union(
    [
      Type.Object({
        homeScore: Type.Integer(),
        awayScore: Type.Integer(),
        homePenalties: penalties,
        awayPenalties: penalties,
      }),
      Type.Null(),
    ],
    { description: 'The score of the submission that it replaced.' },
  ),
  sender: Type.Union([Type.String(), Type.Null()], {
    description:
      'Identical for all submissions without a club link from one sender; null with a club link, and after 72 hours.',
  }),
  sameSender: Type.Integer({ description: 'The number of other results from this sender in this season.' }),
});
export type PendingResult = Static<typeof PendingResult>;

export const PendingResultsReply = Type.Object(
  {
    pendingResults: Type.Array(PendingResult),
    blockedSenders: Type.Array(
      Type.Object({ sender: Type.String(), until: Type.String({ format: 'date-time' }) }),
      { description: 'Senders whose submissions without a club link are currently refused.' },
    ),
  },
  { description: 'Pending results, newest first.' },
);
export type PendingResultsReply = Static<typeof PendingResultsReply>;
