import { type Static, Type } from 'typebox';
import { SUBMISSION_STATUSES } from '#domain/results/results.ts';

/** Every error of the API: a stable code, its HTTP status, and its message unless the caller has a more specific one. */
export const ERRORS = {
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  invalid_request: { status: 400, message: 'The request is not in the expected format.' },
  not_signed_in: { status: 401, message: 'Please log in to the admin panel first.' },
  session_expired: { status: 401, message: 'Your admin session has expired. Please log in again.' },
  access_revoked: {
    status: 401,
    message: 'Your access has been revoked. Please ask the administrator for a new personal link.',
  },
  wrong_password: { status: 401, message: 'Failed to verify admin code. Please try again.' },
  code_required: {
    status: 401,
    message: 'Please enter the six-digit code from your authenticator app.',
  },
  unknown_club_key: {
    status: 401,
    message: 'This club link is not valid. Please ask the administrator for your club link.',
  },
  club_link_needed: {
    status: 403,
    message: 'Only the two clubs in a match can submit its result, with their club links.',
  },
  reporting_closed: { status: 403, message: 'Submissions are paused.' },
  sender_blocked: {
    status: 403,
    message: 'At the moment, results from your connection are accepted only with a club link.',
  },
  wrong_entry_code: {
    status: 403,
    message: 'This entry word is not correct. Staff share it with the clubs that may enter.',
  },
  not_your_match: { status: 403, message: 'Your club cannot do this for this match.' },
  unknown_staff_link: {
    status: 401,
    message: 'This personal link is not valid. Please ask the administrator for a new one.',
  },
  staff_link_used: {
    status: 401,
    message:
      'This personal link has been opened on another device. Please ask the administrator for a new one.',
  },
  role_not_allowed: { status: 403, message: 'Your role does not allow this. Please ask an administrator.' },
  unknown_staff: { status: 404, message: 'There is no personal link with this number.' },
  not_found: { status: 404, message: 'There is nothing at this URL.' },
  unknown_fixture: { status: 404, message: 'There is no match with this ID.' },
  unknown_result: { status: 404, message: 'This result does not exist. It may have been reset.' },
  unknown_club: { status: 404, message: 'There is no club with this ID.' },
  no_club_link: { status: 404, message: 'This club has no link.' },
  unknown_deduction: { status: 404, message: 'There is no deduction with this ID.' },
  unknown_season: { status: 404, message: 'There is no finished season with this number.' },
  unknown_text: { status: 404, message: 'This entry has no text with this name.' },
  unknown_entry: { status: 404, message: 'The record has no entry with this number.' },
  unknown_club_entry: { status: 404, message: 'No club has entered with this number.' },
  unknown_picture: { status: 404, message: 'This screenshot does not exist.' },
  unknown_block: { status: 404, message: 'This sender is not blocked. The block may have ended.' },
  unknown_page: { status: 404, message: 'The record has no page with this number.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  request_timeout: { status: 408, message: 'The request did not arrive in time. Please try again.' },
  result_exists: { status: 409, message: 'A result for this match already exists.' },
  already_decided: { status: 409, message: 'This result has already been decided.' },
  already_answered: { status: 409, message: 'The other club has already answered this result.' },
  not_reported_by_club: {
    status: 409,
    message:
      'This result was submitted without a club link. Please submit the score yourself: your submission will replace it.',
  },
  too_many_pictures: {
    status: 409,
    message: 'Each club can add up to three screenshots to a result. Your club has already added three.',
  },
  club_pictures_full: {
    status: 409,
    message:
      'Your club has used its 30 MB of screenshots for this season. Please remove some that are no longer needed.',
  },
  no_sender: {
    status: 409,
    message:
      'The sender of this result is not known: it was submitted with a club link, or more than 72 hours ago.',
  },
  other_proposal: {
    status: 409,
    message: 'A different time has been proposed. Please check it first.',
  },
  dispute_changed: {
    status: 409,
    message: 'The other club has changed its answer. Please check it first.',
  },
  result_changed: {
    status: 409,
    message: 'This result has changed since you saw it. Please check it again.',
  },
  notifications_off: { status: 409, message: 'Notifications are switched off on this site.' },
  no_webhook: {
    status: 409,
    message: 'No webhook is set for this channel. The server operator can add one.',
  },
  not_disputed: { status: 409, message: 'This result is not disputed.' },
  replaced: {
    status: 409,
    message: 'This result has been replaced: one of the two clubs has submitted another one.',
  },
  groups_closed: {
    status: 409,
    message: 'The groups are closed. Please reopen them before you change anything in them.',
  },
  groups_open: {
    status: 409,
    message: 'The groups are still open. Please decide all group matches and close the groups first.',
  },
  knockouts_begun: {
    status: 409,
    message: 'The knockouts have begun. Please reset all knockout results before you reopen the groups.',
  },
  tie_not_ready: { status: 409, message: 'The clubs in this match are still to be confirmed.' },
  later_ties_decided: {
    status: 409,
    message: 'Later matches that depend on this one have results. Please reset those as well.',
  },
  club_withdrawn: {
    status: 409,
    message: 'This club has withdrawn, so its remaining matches have been awarded.',
  },
  schedule_changed: {
    status: 409,
    message: 'A colleague has changed the schedule. Please compare it with yours and save again.',
  },
  changed_meanwhile: {
    status: 409,
    message:
      'A colleague has changed this since you opened it. Please check the new state, and make your change again if it still applies.',
  },
  deduction_revoked: { status: 409, message: 'This deduction has already been revoked.' },
  already_struck: { status: 409, message: 'This text has already been redacted.' },
  already_undone: { status: 409, message: 'This decision has already been undone.' },
  cannot_undo: { status: 409, message: 'This cannot be undone.' },
  draw_state: { status: 409, message: 'This is not possible at this stage of the draw.' },
  registration_closed: { status: 409, message: 'Registration is not open.' },
  registration_full: {
    status: 409,
    message: 'No more clubs can enter at the moment. Please ask the administrator.',
  },
  name_taken: {
    status: 409,
    message: 'A club with this name has already entered. Please choose another name.',
  },
  check_in_closed: { status: 409, message: 'Check-in is not open.' },
  entry_decided: { status: 409, message: 'This club has left, or already has this status.' },
  entries_changed: {
    status: 409,
    message: 'A club has withdrawn since the pots were filled. Please fill them from the entries again.',
  },
  season_open: {
    status: 409,
    message: 'The season is not over. It can be finished once every final is decided.',
  },
  season_begun: {
    status: 409,
    message: 'The new season already has a sealed draw or a result, so the last season cannot be reopened.',
  },
  body_too_large: { status: 413, message: 'The request is too large. The limit is 16 KiB.' },
  picture_too_large: { status: 413, message: 'This image is too large. The limit is 8 MB.' },
  not_a_picture: {
    status: 415,
    message: 'This file is not a readable image. Please send a JPEG, PNG, WebP or AVIF file.',
  },
  unsupported_media_type: { status: 415, message: 'The request body must be sent as application/json.' },
  invalid_score: { status: 422, message: 'This score is not possible.' },
  score_unchanged: { status: 422, message: 'Your club has already submitted this score.' },
  fixture_mismatch: { status: 422, message: 'The clubs or the group do not match this fixture.' },
  not_open_yet: { status: 422, message: 'Results cannot be submitted for this match yet.' },
  invalid_schedule: { status: 422, message: 'This schedule is not possible.' },
  kickoff_not_possible: { status: 422, message: 'This match cannot be played at that time.' },
  invalid_points: { status: 422, message: 'A deduction must be 1 to 30 points.' },
  invalid_places: { status: 422, message: 'Registration needs 4 to 64 places.' },
  rules_not_accepted: { status: 422, message: 'Please accept the regulations to enter.' },
  invalid_text: { status: 422, message: 'This text cannot be used.' },
  format_fixed: {
    status: 409,
    message: 'Some matches have results. Please reset all results before you change the format.',
  },
  format_not_possible: { status: 422, message: 'This format is not possible.' },
  draw_impossible: { status: 422, message: 'No draw can keep all these clubs apart.' },
  invalid_reveal: { status: 422, message: 'This reveal request is not valid.' },
  invalid_club_name: { status: 422, message: 'This name cannot be used.' },
  push_endpoint_not_allowed: {
    status: 422,
    message:
      'Notifications cannot be sent to this push service. Please try another browser, or ask the administrator to allow it.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request. Please use a new one.',
  },
  too_many_submissions: {
    status: 429,
    message: 'Too many results were submitted from your connection. Please try again later.',
  },
  too_many_entries: {
    status: 429,
    message: 'Too many clubs have entered from your connection. Please try again later.',
  },
  too_many_uploads: {
    status: 429,
    message: 'Your club has sent too many screenshots. Please try again later.',
  },
  too_many_push_calls: {
    status: 429,
    message: 'Notifications were changed too often from your connection. Please try again later.',
  },
  too_many_chat_tests: {
    status: 429,
    message: 'Too many test messages were sent. Please try again in a minute.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too many failed attempts. Please wait 5 minutes before trying again.',
  },
  headers_too_large: { status: 431, message: 'The request headers are too large.' },
  internal_error: { status: 500, message: 'Something went wrong on the server. Please try again.' },
  backup_unsupported: {
    status: 501,
    message: 'This server stores its data in PostgreSQL. Please use ces backup instead.',
  },
  too_many_streams: {
    status: 503,
    message: 'Too many live connections. The page will update at intervals instead.',
  },
  pictures_busy: {
    status: 503,
    message: 'Too many screenshots are being uploaded. Please try again in a few seconds.',
  },
  picture_not_decoded: {
    status: 503,
    message: 'The screenshot could not be processed. Please try again in a moment.',
  },
  share_pictures_busy: {
    status: 503,
    message: 'Too many share images are being rendered. Please try again in a few seconds.',
  },
  picture_not_drawn: {
    status: 503,
    message: 'This image could not be rendered. Please try again in a moment.',
  },
  push_full: {
    status: 503,
    message: 'No more devices can subscribe to notifications at the moment.',
  },
  login_busy: {
    status: 503,
    message: 'Too many login attempts are in progress. Please try again in a moment.',
  },
  stopping: {
    status: 503,
    message: 'The server is stopping and cannot serve this request. Please try again in a moment.',
  },
  not_published_yet: {
    status: 503,
    message: 'The latest changes are not available here yet. Please try again in a moment.',
  },
  no_room_for_pictures: {
    status: 507,
    message: 'The server has no storage space left for screenshots. Please contact the administrator.',
  },
  cannot_store: {
    status: 503,
    message: 'The server cannot save changes right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

const code = Type.Enum(Object.keys(ERRORS) as ErrorCode[], {
  title: 'Code',
  description: 'A stable error code for programs.',
});
const message = Type.String({ title: 'Error', description: 'A message for people.' });

export const ErrorReply = Type.Object(
  { error: message, code },
  {
    title: 'Error',
    description: 'An error: a message for people and a stable code.',
  },
);
export type ErrorReply = Static<typeof ErrorReply>;

/** Errors that any call with a JSON body may return before its content is read. */
export const BODY_ERROR_REPLIES = { 400: ErrorReply, 413: ErrorReply, 415: ErrorReply };

/** Returned to a captain whose match already has a result, so that the page can show it. */
const ResultExistsReply = Type.Object(
  {
    error: message,
    code,
    current: Type.Object({
      id: Type.Integer({ description: 'Used by the other club to confirm or dispute it.' }),
      reportedBy: Type.Union([Type.Integer(), Type.Null()], {
        description: 'The id of the submitting club; null if submitted without a club link.',
      }),
      homeScore: Type.Integer(),
      awayScore: Type.Integer(),
      submissionStatus: Type.Enum([...SUBMISSION_STATUSES]),
    }),
  },
  { description: 'The match already has a pending or approved result.' },
);

/** An error with details: the matches, the existing result, or when to try again. */
export const DetailedErrorReply = Type.Object(
  {
    error: message,
    code,
    matches: Type.Optional(Type.Array(Type.Integer(), { description: 'The undecided matches.' })),
    ties: Type.Optional(Type.Array(Type.Integer(), { description: 'The later ties with an open result.' })),
    current: Type.Optional(ResultExistsReply.properties.current),
    opensAt: Type.Optional(Type.String({ format: 'date-time' })),
    schedule: Type.Optional(
      Type.Array(
        Type.Object({
          key: Type.String(),
          opensAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
          closesAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
        }),
        { description: 'The stored schedule.' },
      ),
    ),
    entries: Type.Optional(
      Type.Array(
        Type.Object({
          seq: Type.Integer(),
          kind: Type.String(),
          at: Type.String({ format: 'date-time' }),
        }),
        { description: 'Later record entries that depend on it, or that the caller had not seen.' },
      ),
    ),
  },
  { title: 'DetailedError', description: 'An error with details.' },
);
export type DetailedErrorReply = Static<typeof DetailedErrorReply>;

/** The largest id the database can store. */
export const MAX_ID = 2_147_483_647;
