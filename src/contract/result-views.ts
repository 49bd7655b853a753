import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS, ROUNDS, STAGE_KINDS } from '#domain/matches/stages.ts';
import { AGREEMENTS } from '#domain/results/agreement.ts';
import { RESULT_ORIGINS, SUBMISSION_STATUSES } from '#domain/results/results.ts';
import { EvidencePicture } from './evidence.ts';

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
    round: Type.Union([Type.Enum([...ROUNDS]), Type.Null()], { description: 'Null in the groups.' }),
    homeClubId: Type.Integer(),
    awayClubId: Type.Integer(),
    homeTeam: Type.String(),
    awayTeam: Type.String(),
    homeScore: Type.Integer(),
    awayScore: Type.Integer(),
    homePenalties: penalties,
    awayPenalties: penalties,
    afterExtraTime: Type.Boolean(),
    group: Type.Enum([...GROUPS, ...BRACKETS], { description: 'The group, or the knockout tree.' }),
    submittedBy: Type.String(),
    submittedAt: Type.String({ format: 'date-time' }),
    late: Type.Boolean({ description: 'Submitted after the match had closed.' }),
    origin: Type.Enum([...RESULT_ORIGINS], { description: 'Who has set the score.' }),
    submissionStatus: Type.Enum([...SUBMISSION_STATUSES]),
    adminNotes: Type.Union([Type.String(), Type.Null()]),
    reportedBy: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The id of the club whose link it was reported with; null without one.',
    }),
    agreement: Type.Enum([...AGREEMENTS], { description: 'What the two clubs say; none without a link.' }),
    dispute: Type.Union([Dispute, Type.Null()], { description: 'What the other club says instead.' }),
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
  { description: 'The approved results, newest first, ten at most.' },
);
export type RecentResultsReply = Static<typeof RecentResultsReply>;

/** A result with what only its two clubs and the administrator may read. */
export const ClubsResult = Type.Object({
  ...MatchResult.properties,
  disputeReason: Type.Union([Type.String(), Type.Null()], {
    description: 'Why the other club says otherwise.',
  }),
  evidence: Type.Array(EvidencePicture, { description: 'The pictures of both clubs, the oldest first.' }),
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
    { description: 'The score of the earlier submission that it has replaced.' },
  ),
  sender: Type.Union([Type.String(), Type.Null()], {
    description:
      'The same for reports without a link that came from one place; null with a link, and after 72 hours.',
  }),
  sameSender: Type.Integer({ description: 'How many other results of this season came from there.' }),
});
export type PendingResult = Static<typeof PendingResult>;

export const PendingResultsReply = Type.Object(
  {
    pendingResults: Type.Array(PendingResult),
    blockedSenders: Type.Array(
      Type.Object({ sender: Type.String(), until: Type.String({ format: 'date-time' }) }),
      { description: 'Senders from whom results without a club link are not accepted at the moment.' },
    ),
  },
  { description: 'The results that wait for a decision, newest first.' },
);
export type PendingResultsReply = Static<typeof PendingResultsReply>;
