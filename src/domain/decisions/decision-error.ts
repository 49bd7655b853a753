/** The codes of the error catalogue with which decisions are refused. */
export type DecisionErrorCode =
  | 'already_answered'
  | 'already_decided'
  | 'already_undone'
  | 'cannot_undo'
  | 'check_in_closed'
  | 'club_link_needed'
  | 'club_withdrawn'
  | 'deduction_revoked'
  | 'dispute_changed'
  | 'draw_impossible'
  | 'draw_state'
  | 'entries_changed'
  | 'entry_decided'
  | 'fixture_mismatch'
  | 'format_fixed'
  | 'format_not_possible'
  | 'groups_closed'
  | 'groups_open'
  | 'invalid_club_name'
  | 'invalid_places'
  | 'invalid_points'
  | 'invalid_request'
  | 'invalid_reveal'
  | 'invalid_schedule'
  | 'invalid_score'
  | 'invalid_text'
  | 'kickoff_not_possible'
  | 'knockouts_begun'
  | 'later_ties_decided'
  | 'name_taken'
  | 'not_disputed'
  | 'not_open_yet'
  | 'not_reported_by_club'
  | 'not_your_match'
  | 'other_proposal'
  | 'registration_closed'
  | 'registration_full'
  | 'replaced'
  | 'reporting_closed'
  | 'result_changed'
  | 'result_exists'
  | 'role_not_allowed'
  | 'rules_not_accepted'
  | 'schedule_changed'
  | 'score_unchanged'
  | 'season_begun'
  | 'season_open'
  | 'sender_blocked'
  | 'tie_not_ready'
  | 'unknown_club'
  | 'unknown_club_entry'
  | 'unknown_deduction'
  | 'unknown_entry'
  | 'unknown_fixture'
  | 'unknown_result'
  | 'unknown_season'
  | 'wrong_entry_code';

/** A decision that cannot be made. Without a message, that of the catalogue applies. */
export class DecisionError extends Error {
  override name = 'DecisionError';
  readonly code: DecisionErrorCode;
  readonly userMessage: string | undefined;
  /** Fields of the reply besides message and code. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: DecisionErrorCode,
    userMessage?: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(userMessage ?? code);
    this.code = code;
    this.userMessage = userMessage;
    this.details = details;
  }
}
