import { type Static, Type } from 'typebox';
import { MAX_ID } from './errors.ts';
import { RECORDED } from './record.ts';
import { MatchResult } from './result-views.ts';
import { TIE_DECISION } from './submit-result.ts';
import { Deduction, Places, ScheduleEntry, TournamentReply } from './tournament-view.ts';

/** Longer than any accepted text, so that the domain's message about the length is returned. */
const TEXT_MAX = 2_000;

const id = (title: string) => Type.Integer({ title, minimum: 0, maximum: MAX_ID });
const text = (title: string) => Type.String({ title, maxLength: TEXT_MAX });
const time = (title: string) => Type.String({ title, format: 'date-time' });
/** Part of every reply. */
const CHANGED = { success: Type.Literal(true), ...RECORDED };

const body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

export const AwardBody = body({
  fixtureId: id('Match'),
  kind: Type.Enum(['no-show', 'both-absent', 'ruling'], { title: 'Kind' }),
  absent: Type.Optional(Type.Enum(['home', 'away'], { title: 'Absent club', description: 'For a no-show.' })),
  homeScore: Type.Optional(Type.Number({ title: 'Home score', description: 'For a ruling.' })),
  awayScore: Type.Optional(Type.Number({ title: 'Away score', description: 'For a ruling.' })),
  ...TIE_DECISION,
  reason: text('Reason'),
});
export type AwardBody = Static<typeof AwardBody>;
export const AwardReply = Type.Object({ ...CHANGED, result: MatchResult });

export const DeductBody = body({
  clubId: id('Club'),
  points: Type.Number({ title: 'Points', description: 'A whole number from 1 to 30.' }),
  reason: text('Reason'),
});
export type DeductBody = Static<typeof DeductBody>;
export const RevokeDeductionBody = body({ id: id('Deduction') });
export type RevokeDeductionBody = Static<typeof RevokeDeductionBody>;
export const DeductionReply = Type.Object({ ...CHANGED, deduction: Deduction });

export const WithdrawBody = body({ clubId: id('Club'), reason: text('Reason') });
export type WithdrawBody = Static<typeof WithdrawBody>;
export const WithdrawReply = Type.Object({
  ...CHANGED,
  clubId: Type.Integer(),
  awarded: Type.Array(Type.Integer(), { description: 'The ids of the matches awarded to the opponents.' }),
});
export type WithdrawReply = Static<typeof WithdrawReply>;

export const ReplaceClubBody = body({ clubId: id('Club'), name: text('Name'), reason: text('Reason') });
export type ReplaceClubBody = Static<typeof ReplaceClubBody>;
export const ReplaceClubReply = Type.Object({
  ...CHANGED,
  club: Type.Object({ id: Type.Integer(), name: Type.String() }),
});
export type ReplaceClubReply = Static<typeof ReplaceClubReply>;

const scheduled = Type.Union([time('Time'), Type.Null()]);
/** Keys are plain text here: the domain decides which ones exist. */
const scheduleEntries = Type.Array(
  body({ key: text('Matchday or round'), opensAt: scheduled, closesAt: scheduled }),
  { maxItems: 20 },
);

export const ScheduleBody = body({
  entries: scheduleEntries,
  loaded: Type.Optional({
    ...scheduleEntries,
    description:
      'The schedule that the new one replaces. If a different one has been stored since, nothing is changed and the reply is 409 with the stored schedule.',
  }),
});
export type ScheduleBody = Static<typeof ScheduleBody>;
export const ScheduleReply = Type.Object({ ...CHANGED, schedule: Type.Array(ScheduleEntry) });

export const PostponeBody = body({
  fixtureId: id('Match'),
  closesAt: time('Deadline'),
  reason: text('Reason'),
});
export type PostponeBody = Static<typeof PostponeBody>;
export const PostponeReply = Type.Object({
  ...CHANGED,
  postponement: Type.Object({ fixtureId: Type.Integer(), closesAt: Type.String(), reason: Type.String() }),
});
export type PostponeReply = Static<typeof PostponeReply>;

export const AnnouncementBody = body({ text: Type.Union([text('Text'), Type.Null()]) });
export type AnnouncementBody = Static<typeof AnnouncementBody>;
export const AnnouncementReply = Type.Object({
  ...CHANGED,
  announcement: Type.Union([Type.String(), Type.Null()]),
});
export type AnnouncementReply = Static<typeof AnnouncementReply>;

/** These calls need no fields, so a missing body is fine. */
export const EmptyBody = Type.Union([body({}), Type.Null()]);

export const PlacesReply = Type.Object({
  ...CHANGED,
  places: Type.Union([Places, Type.Null()]),
});
export type PlacesReply = Static<typeof PlacesReply>;

export const FormatBody = body({
  clubs: Type.Number({ title: 'Clubs', description: '4 to 64.' }),
  groups: Type.Number({ title: 'Groups', description: '1, 2, 4, 8 or 16, each with 3 to 6 clubs.' }),
  cups: Type.Number({ title: 'Cups', description: '1: the UCL alone. 2: also the UEL.' }),
});
export type FormatBody = Static<typeof FormatBody>;
export const FormatReply = Type.Object({ ...CHANGED, ...TournamentReply.properties });

export const FinishSeasonBody = body({
  name: text('Name'),
  keepClubs: Type.Boolean({ title: 'Keep the clubs' }),
});
export type FinishSeasonBody = Static<typeof FinishSeasonBody>;
export const SeasonReply = Type.Object({
  ...CHANGED,
  season: Type.Object(
    { number: Type.Integer(), name: Type.Union([Type.String(), Type.Null()]) },
    { description: 'The current season.' },
  ),
});
export type SeasonReply = Static<typeof SeasonReply>;
