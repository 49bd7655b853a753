import { type Static, Type } from 'typebox';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { ANSWER_KINDS } from '#domain/record/kinds.ts';
import { AUTO_APPROVALS, REPORTING_MODES, SILENCE_HOURS } from '#domain/season/season.ts';
import { MAX_ID } from './ids.ts';
import { KickoffProposal } from './kickoffs.ts';
import { RECORDED } from './record.ts';
import { ClubsResult } from './result-views.ts';
import { Reporting } from './tournament-view.ts';

const clubId = Type.Integer({ title: 'Club', minimum: 0, maximum: MAX_ID });
const time = Type.String({ format: 'date-time' });

export const ClubLinksBody = Type.Object(
  { clubIds: Type.Array(clubId, { title: 'Clubs', minItems: 1, maxItems: CLUB_COUNT }) },
  { additionalProperties: false },
);
export type ClubLinksBody = Static<typeof ClubLinksBody>;

/** The only time that the keys are told. */
export const NewClubLinksReply = Type.Object({
  success: Type.Literal(true),
  links: Type.Array(
    Type.Object({
      clubId: Type.Integer(),
      key: Type.String({ description: 'The link is /ng-hub#club=<key>. It is told this once.' }),
    }),
    { description: 'In the order in which they were asked for. Earlier links of these clubs end.' },
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
          description: 'The last use in this season, to ten minutes; null before the first.',
        }),
      }),
    ),
  },
  { description: 'The clubs that have a link.' },
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
    reporting: Type.Enum([...REPORTING_MODES], { title: 'Reporting' }),
    closedBecause: Type.Optional(
      Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()], {
        title: 'Reason',
        description: 'Why nobody can report now. Without it reporting is open.',
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

/** An agreement or a withdrawal of this club, with the match and the score as they were then. */
export const UndoableAnswer = Type.Object({
  seq: Type.Integer({ description: 'Its entry in the record. Send this number to undo it.' }),
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
  club: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    group: Type.Enum([...GROUPS]),
    slot: Type.Integer({ description: 'The place in the draw of its group, 1 to 4.' }),
    withdrawn: Type.Boolean(),
  }),
  waiting: Type.Array(ClubsResult, {
    description:
      'The results that wait for this club: the reports of its opponents, and its own that were disputed. Newest first.',
  }),
  proposals: Type.Array(KickoffProposal, {
    description: 'The kick-offs that this club and its opponents propose to each other.',
  }),
  reported: Type.Array(ClubsResult, {
    description:
      'The results to which this club can add pictures and that wait for others: its own reports, and those of its opponents that it disputes. Newest first.',
  }),
  undoable: Type.Array(UndoableAnswer, {
    description: 'What this club can undo: its agreements and withdrawals. Newest first.',
  }),
});
export type MyClubReply = Static<typeof MyClubReply>;
