import { type Static, Type } from 'typebox';
import { CLUBS_MAX } from '#domain/clubs/possible-formats.ts';
import { ANSWER_KINDS } from '#domain/record/kinds.ts';
import { AUTO_APPROVALS, REPORTING_MODES, SILENCE_HOURS } from '#domain/season/season.ts';
import { MAX_ID } from './errors.ts';
import { KickoffProposal } from './kickoffs.ts';
import { RECORDED } from './record.ts';
import { OwnEntry } from './registration.ts';
import { ClubsResult } from './result-views.ts';
import { PlacedClub, Reporting } from './tournament-view.ts';

const clubId = Type.Integer({ title: 'Club', minimum: 0, maximum: MAX_ID });
const time = Type.String({ format: 'date-time' });

export const ClubLinksBody = Type.Object(
  { clubIds: Type.Array(clubId, { title: 'Clubs', minItems: 1, maxItems: CLUBS_MAX }) },
  { additionalProperties: false },
);
export type ClubLinksBody = Static<typeof ClubLinksBody>;

/** The only reply that contains the keys: the server stores hashes. */
export const NewClubLinksReply = Type.Object({
  success: Type.Literal(true),
  links: Type.Array(
    Type.Object({
      clubId: Type.Integer(),
      key: Type.String({ description: 'The link is /ng-hub#club=<key>. It is returned only once.' }),
    }),
    { description: 'In request order. Earlier links of these clubs are revoked.' },
  ),
  ...RECORDED,
});
export type NewClubLinksReply = Static<typeof NewClubLinksReply>;

export const ClubLinksReply = Type.Object(
  {
    links: Type.Array(
      Type.Object({
        clubId: Type.Integer(),
        createdAt: time,
        usedAt: Type.Union([time, Type.Null()], {
          description: 'Last use in this season, accurate to ten minutes; null if unused.',
        }),
      }),
    ),
  },
  { description: 'Clubs with a club link.' },
);
export type ClubLinksReply = Static<typeof ClubLinksReply>;

export const RevokeClubLinkBody = Type.Object({ clubId }, { additionalProperties: false });
export type RevokeClubLinkBody = Static<typeof RevokeClubLinkBody>;
export const RevokeClubLinkReply = Type.Object({
  success: Type.Literal(true),
  clubId: Type.Integer(),
  ...RECORDED,
});
export type RevokeClubLinkReply = Static<typeof RevokeClubLinkReply>;

export const ReportingBody = Type.Object(
  {
    reporting: Type.Enum([...REPORTING_MODES], { title: 'Submission mode' }),
    closedBecause: Type.Optional(
      Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()], {
        title: 'Reason',
        description: 'Why submissions are paused. Without it, they are open.',
      }),
    ),
    autoApprove: Type.Enum([...AUTO_APPROVALS], { title: 'Automatic approval' }),
    autoApproveHours: Type.Optional(
      Type.Integer({ title: 'Hours', minimum: SILENCE_HOURS.min, maximum: SILENCE_HOURS.max }),
    ),
  },
  { additionalProperties: false },
);
export type ReportingBody = Static<typeof ReportingBody>;
export const ReportingReply = Type.Object({
  success: Type.Literal(true),
  reporting: Reporting,
  ...RECORDED,
});
export type ReportingReply = Static<typeof ReportingReply>;

/** An agreement or a withdrawal by this club, with the match and the score at that time. */
export const UndoableAnswer = Type.Object({
  seq: Type.Integer({ description: 'The number of its record entry, to be sent to undo it.' }),
  kind: Type.Enum([...ANSWER_KINDS]),
  resultId: Type.Integer(),
  fixtureId: Type.Integer(),
  homeClubId: Type.Integer(),
  awayClubId: Type.Integer(),
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  homeScore: Type.Integer(),
  awayScore: Type.Integer(),
  homePenalties: Type.Union([Type.Integer(), Type.Null()]),
  awayPenalties: Type.Union([Type.Integer(), Type.Null()]),
});
export type UndoableAnswer = Static<typeof UndoableAnswer>;

export const MyClubReply = Type.Object({
  club: Type.Union([PlacedClub, Type.Null()], {
    description: 'Null until the draw has given the club its place.',
  }),
  entry: Type.Optional({
    ...OwnEntry,
    description: 'While the key belongs to an entry: its place in the registration.',
  }),
  waiting: Type.Array(ClubsResult, {
    description:
      "Results that need this club's answer: submissions of its opponents, and its own disputed ones. Newest first.",
  }),
  proposals: Type.Array(KickoffProposal, {
    description: 'Kick-off times proposed by this club and its opponents.',
  }),
  reported: Type.Array(ClubsResult, {
    description:
      'Pending results to which this club can add screenshots: its own submissions, and those of its opponents that it disputes. Newest first.',
  }),
  undoable: Type.Array(UndoableAnswer, {
    description: 'Confirmations and withdrawals that this club can undo, newest first.',
  }),
});
export type MyClubReply = Static<typeof MyClubReply>;
/** The reply to a club that has its place. */
export type PlacedClubReply = MyClubReply & { readonly club: NonNullable<MyClubReply['club']> };
