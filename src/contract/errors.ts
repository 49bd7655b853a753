import { type Static, Type } from 'typebox';
import { SUBMISSION_STATUSES } from '#domain/results/results.ts';

/**
 * Every refusal the API knows: a stable code, its HTTP status, and the sentence a person reads unless the
 * place that refuses has a more exact one.
 */
export const ERRORS = {
  malformed_json: { status: 400, sentence: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, sentence: 'The request does not have the expected form.' },
  not_signed_in: { status: 401, sentence: 'Please log in as administrator first.' },
  session_expired: { status: 401, sentence: 'Your admin session has expired. Please log in again.' },
  access_revoked: {
    status: 401,
    sentence: 'Your access has been revoked. Please ask the administrator for a new personal link.',
  },
  wrong_password: { status: 401, sentence: 'Failed to verify admin code. Please try again.' },
  code_required: {
    status: 401,
    sentence: 'Please enter the six-digit code of your authenticator app.',
  },
  unknown_club_key: {
    status: 401,
    sentence: 'This club link is not valid. Please ask the administrator for the link of your club.',
  },
  club_link_needed: {
    status: 403,
    sentence: 'Only the two clubs of a match can report it, with their private link.',
  },
  reporting_closed: { status: 403, sentence: 'Nobody can report results at the moment.' },
  sender_blocked: {
    status: 403,
    sentence:
      'Reports from your connection are not taken at the moment, unless they come with the link of a club.',
  },
  not_your_match: { status: 403, sentence: 'This is for the other club of the match, or for other clubs.' },
  unknown_staff_link: {
    status: 401,
    sentence: 'This personal link is not valid. Please ask the administrator for a new one.',
  },
  staff_link_used: {
    status: 401,
    sentence: 'This personal link was opened on another device. Please ask the administrator for a new one.',
  },
  role_not_allowed: { status: 403, sentence: 'Your role does not allow this. Please ask an administrator.' },
  unknown_staff: { status: 404, sentence: 'Nobody with this number has a personal link.' },
  not_found: { status: 404, sentence: 'There is nothing at this address.' },
  unknown_fixture: { status: 404, sentence: 'There is no match with this number.' },
  unknown_result: { status: 404, sentence: 'There is no such result. It may have been reset.' },
  unknown_club: { status: 404, sentence: 'There is no club with this number.' },
  no_club_link: { status: 404, sentence: 'This club has no link.' },
  unknown_deduction: { status: 404, sentence: 'There is no deduction with this number.' },
  unknown_season: { status: 404, sentence: 'There is no finished season with this number.' },
  unknown_text: { status: 404, sentence: 'This entry has no text of this name.' },
  unknown_entry: { status: 404, sentence: 'The record has no entry with this number.' },
  unknown_picture: { status: 404, sentence: 'There is no such picture.' },
  unknown_block: { status: 404, sentence: 'This sender is not blocked. The block may have ended.' },
  unknown_page: { status: 404, sentence: 'The record has no such page.' },
  method_not_allowed: { status: 405, sentence: 'This method is not allowed here.' },
  request_timeout: { status: 408, sentence: 'The request did not arrive in time. Please try again.' },
  result_exists: { status: 409, sentence: 'A result for this match already exists.' },
  already_decided: { status: 409, sentence: 'This result has already been decided.' },
  already_answered: { status: 409, sentence: 'The other club has already answered this result.' },
  not_reported_by_club: {
    status: 409,
    sentence:
      'This result was reported without a link. Please report the score yourself: your report takes its place.',
  },
  too_many_pictures: {
    status: 409,
    sentence: 'Each club can add three pictures to a result. Yours are all there.',
  },
  club_pictures_full: {
    status: 409,
    sentence:
      'Your club has used its 30 MB of screenshots for this season. Please remove some that are no longer needed.',
  },
  no_sender: {
    status: 409,
    sentence: 'It is not known where this result came from: it has a link, or was reported too long ago.',
  },
  other_proposal: {
    status: 409,
    sentence: 'Another time is proposed now. Please look at it first.',
  },
  dispute_changed: {
    status: 409,
    sentence: 'The other club says something else by now. Please look at it first.',
  },
  result_changed: {
    status: 409,
    sentence: 'This result has changed since you saw it. Please check it again.',
  },
  notifications_off: { status: 409, sentence: 'Notifications are switched off on this site.' },
  no_webhook: {
    status: 409,
    sentence: 'No webhook is set for this channel. It is a setting of the server.',
  },
  not_disputed: { status: 409, sentence: 'No club disputes this result.' },
  replaced: {
    status: 409,
    sentence: 'One of the two clubs has submitted another result for this match. It has replaced this one.',
  },
  groups_closed: {
    status: 409,
    sentence: 'The groups are closed. Please open them again before you change anything in them.',
  },
  groups_open: {
    status: 409,
    sentence: 'The groups are still open. Please decide all of their matches and close them first.',
  },
  knockouts_begun: {
    status: 409,
    sentence: 'The knockouts have begun. Please reset their results before you open the groups again.',
  },
  tie_not_ready: { status: 409, sentence: 'It is not known yet which clubs play this match.' },
  later_ties_decided: {
    status: 409,
    sentence: 'Later matches follow from this one and have results. Please reset them together with it.',
  },
  club_withdrawn: { status: 409, sentence: 'This club has withdrawn. Its open matches were awarded.' },
  schedule_changed: {
    status: 409,
    sentence: 'A colleague has saved another schedule. Please compare it with yours and save again.',
  },
  deduction_revoked: { status: 409, sentence: 'This deduction has already been revoked.' },
  already_struck: { status: 409, sentence: 'This text has already been struck out.' },
  already_undone: { status: 409, sentence: 'This has already been undone.' },
  cannot_undo: { status: 409, sentence: 'This cannot be undone.' },
  draw_state: { status: 409, sentence: 'The draw is not in a state that allows this.' },
  season_open: {
    status: 409,
    sentence: 'The season is not over. Both finals have to be decided before it can be finished.',
  },
  season_begun: {
    status: 409,
    sentence: 'The new season has begun: it has a sealed draw or a result, so the last one stays finished.',
  },
  body_too_large: { status: 413, sentence: 'The request is too large. At most 16 KiB are accepted.' },
  picture_too_large: { status: 413, sentence: 'This picture is too large. At most 8 MB are accepted.' },
  not_a_picture: {
    status: 415,
    sentence: 'This is not a picture that can be read. Please send a JPEG, PNG, WebP or AVIF file.',
  },
  unsupported_media_type: { status: 415, sentence: 'The request body must be sent as application/json.' },
  invalid_score: { status: 422, sentence: 'This score is not possible.' },
  score_unchanged: { status: 422, sentence: 'Your club has already submitted this score.' },
  fixture_mismatch: { status: 422, sentence: 'The clubs or the group do not match this fixture.' },
  not_open_yet: { status: 422, sentence: 'This match cannot be reported yet.' },
  invalid_schedule: { status: 422, sentence: 'This schedule is not possible.' },
  kickoff_not_possible: { status: 422, sentence: 'This match cannot be played at this time.' },
  invalid_points: { status: 422, sentence: 'A deduction takes 1 to 30 points off.' },
  invalid_text: { status: 422, sentence: 'This text cannot be used.' },
  invalid_pots: { status: 422, sentence: 'The draw needs 64 clubs, 16 in each of four pots.' },
  draw_impossible: { status: 422, sentence: 'No draw can keep all of these clubs apart.' },
  invalid_reveal: { status: 422, sentence: 'The balls cannot be told like this.' },
  invalid_club_name: { status: 422, sentence: 'This name cannot be used.' },
  push_endpoint_not_allowed: {
    status: 422,
    sentence:
      'Notifications cannot be sent to this push service. Please try another browser, or ask the administrator to allow it.',
  },
  idempotency_key_reused: {
    status: 422,
    sentence: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  too_many_submissions: {
    status: 429,
    sentence: 'Too many results were submitted from your connection. Please try again later.',
  },
  too_many_uploads: {
    status: 429,
    sentence: 'Your club has sent too many pictures. Please try again later.',
  },
  too_many_push_calls: {
    status: 429,
    sentence: 'Notifications were changed too often from your connection. Please try again later.',
  },
  too_many_chat_tests: {
    status: 429,
    sentence: 'Too many test messages were sent. Please try again in a minute.',
  },
  too_many_attempts: {
    status: 429,
    sentence: 'Too many failed attempts. Please wait 5 minutes before trying again.',
  },
  headers_too_large: { status: 431, sentence: 'The headers of the request are too large.' },
  internal_error: { status: 500, sentence: 'Something went wrong on the server. Please try again.' },
  backup_unsupported: {
    status: 501,
    sentence: 'This server keeps its data in PostgreSQL. Please make backups with ces backup.',
  },
  too_many_streams: {
    status: 503,
    sentence: 'Too many visitors listen at once. This page goes on asking by itself.',
  },
  pictures_busy: {
    status: 503,
    sentence: 'Too many pictures are being sent at the moment. Please try again in a few seconds.',
  },
  picture_not_decoded: {
    status: 503,
    sentence: 'The screenshot could not be processed. Please try again in a moment.',
  },
  share_pictures_busy: {
    status: 503,
    sentence: 'Too many share pictures are being drawn at the moment. Please try again in a few seconds.',
  },
  picture_not_drawn: {
    status: 503,
    sentence: 'This picture could not be drawn. Please try again in a moment.',
  },
  push_full: {
    status: 503,
    sentence: 'No more devices can be notified at the moment.',
  },
  login_busy: {
    status: 503,
    sentence: 'Too many log-in attempts are under way. Please try again in a moment.',
  },
  stopping: {
    status: 503,
    sentence: 'The server is stopping and cannot serve this request. Please try again in a moment.',
  },
  not_published_yet: {
    status: 503,
    sentence: 'The newest results have not arrived here yet. Please try again in a moment.',
  },
  no_room_for_pictures: {
    status: 507,
    sentence: 'The server has no room for more pictures. Please tell the administrator.',
  },
  cannot_store: {
    status: 503,
    sentence: 'The server cannot store anything right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

const code = Type.Enum(Object.keys(ERRORS) as ErrorCode[], {
  title: 'Code',
  description: 'A stable name of the refusal, for programs.',
});
const sentence = Type.String({ title: 'Error', description: 'A sentence for a person.' });

export const ErrorReply = Type.Object(
  { error: sentence, code },
  {
    title: 'Refusal',
    description: 'A refusal: a sentence for a person, and a code that stays the same.',
  },
);
export type ErrorReply = Static<typeof ErrorReply>;

/** What any call that takes a JSON body may answer before it looks at what the body says. */
export const BODY_REFUSALS = { 400: ErrorReply, 413: ErrorReply, 415: ErrorReply };

/** Told to a captain whose match already has a result, so that the page can show it. */
const ResultExistsReply = Type.Object(
  {
    error: sentence,
    code,
    current: Type.Object({
      id: Type.Integer({ description: 'By which the other club agrees with it or disputes it.' }),
      reportedBy: Type.Union([Type.Integer(), Type.Null()], {
        description: 'The id of the club whose link it was reported with; null without one.',
      }),
      homeScore: Type.Integer(),
      awayScore: Type.Integer(),
      submissionStatus: Type.Enum([...SUBMISSION_STATUSES]),
    }),
  },
  { description: 'The match already has a pending or approved result.' },
);

/** A refusal with what it is about: matches, the result that is there already, or when the call will do. */
export const DetailedErrorReply = Type.Object(
  {
    error: sentence,
    code,
    matches: Type.Optional(Type.Array(Type.Integer(), { description: 'The matches that are still open.' })),
    ties: Type.Optional(Type.Array(Type.Integer(), { description: 'The later ties that have a result.' })),
    current: Type.Optional(ResultExistsReply.properties.current),
    opensAt: Type.Optional(Type.String({ format: 'date-time' })),
    schedule: Type.Optional(
      Type.Array(
        Type.Object({
          key: Type.String(),
          opensAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
          closesAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
        }),
        { description: 'The schedule that is stored now.' },
      ),
    ),
    entries: Type.Optional(
      Type.Array(
        Type.Object({
          seq: Type.Integer(),
          kind: Type.String(),
          at: Type.String({ format: 'date-time' }),
        }),
        { description: 'The later entries of the record that stand in the way of an undo.' },
      ),
    ),
  },
  { title: 'DetailedRefusal', description: 'A refusal with what it is about.' },
);
export type DetailedErrorReply = Static<typeof DetailedErrorReply>;
