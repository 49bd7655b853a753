import { isDeepStrictEqual } from 'node:util';
import {
  activeResults,
  type Carried,
  fixtureOf,
  isReady,
  isUnderWay,
  kickoffOf,
  meetingOf,
  openResult,
  type Result,
  refuseIf,
  type Score,
  type Season,
  type Turn,
  withdrawnClubs,
} from './model-state.ts';
import {
  bracketOf,
  GROUPS,
  groupIndexOf,
  groupMatchIds,
  isTie,
  pathToFinal,
  roundOf,
} from './season-shape.ts';

/** The text of every reason. */
export const REASON = 'By the model';

const UNTOUCHED = {
  ...{ by: null, note: null, isAgreed: false, dispute: null, isGone: false, replacedBy: null },
  ...{ needsPerson: false, withdrawal: null },
};

/** The calls about the results of matches and their kick-offs. */
export const RESULT_CALLS = {
  'submit-result'(turn, body, { clubId }) {
    const { season } = turn;
    const { fixtureId: match, homeTeam, awayTeam, group } = body;
    const fixture = fixtureOf(season, match);
    refuseIf(!fixture, 'unknown_fixture');
    const score = checkedScore(match, body);
    refuseIf(season.rules.closedBecause !== null, 'reporting_closed');
    refuseIf(season.rules.mode === 'clubs' && !clubId, 'club_link_needed');
    refuseIf(isUnderWay(season), 'draw_state');
    refuseIf(!isTie(match) && season.places, 'groups_closed');
    refuseIf(!isReady(fixture), 'tie_not_ready');
    refuseIf(!isDeepStrictEqual({ homeTeam, awayTeam, group }, nameMatch(season, match)), 'fixture_mismatch');
    const clubs = clubsOf(season, match);
    refuseIf(clubId && !clubs.includes(clubId), 'not_your_match');
    refuseIf(fixture?.isWalkover, 'club_withdrawn');
    const current = openResult(season, match);
    const isReplacing = clubId && current?.status === 'pending' && current.by === null;
    const { id: shownId = 0, by, homeScore, awayScore, status } = current ?? {};
    const shown = { id: shownId, reportedBy: by, homeScore, awayScore, submissionStatus: status };
    refuseIf(current && !isReplacing, 'result_exists', { current: shown });
    const id = turn.nextId('result');
    if (current) turn.record('replaced', changed(season, current, { isGone: true, replacedBy: id }));
    submit(turn, { ...UNTOUCHED, ...score, id, match, clubs, by: clubId || null });
  },

  'confirm-result'(turn, { id }, { clubId }) {
    const result = answerable(turn.season, id, clubId);
    refuseIf(result.isAgreed, 'already_answered');
    const isOwn = result.by === clubId;
    refuseIf(isOwn && !result.dispute, 'not_your_match');
    agree(turn, result, isOwn && result.dispute ? result.dispute : result);
  },

  'dispute-result'(turn, body, { clubId }) {
    const result = answerable(turn.season, body.id, clubId);
    refuseIf(result.by === clubId, 'not_your_match');
    refuseIf(result.isAgreed, 'already_answered');
    const score = checkedScore(result.match, body);
    if (isDeepStrictEqual(score, scoreOf(result))) return agree(turn, result, result);
    turn.record('disputed', changed(turn.season, result, { dispute: { ...score, by: clubId } }));
    replyWith(turn, body.id);
  },

  'correct-result'(turn, body, { clubId }) {
    const { season } = turn;
    const result = answerable(season, body.id, clubId);
    refuseIf(result.by !== clubId, 'not_your_match');
    refuseIf(result.isAgreed || result.dispute, 'already_answered');
    refuseIf(season.rules.closedBecause !== null, 'reporting_closed');
    const score = checkedScore(result.match, body);
    refuseIf(isDeepStrictEqual(score, scoreOf(result)), 'score_unchanged');
    const id = turn.nextId('result');
    turn.record('replaced', changed(season, result, { isGone: true, replacedBy: id }));
    // A rule approves it only if it could have approved the first one.
    submit(turn, { ...result, ...score, id, needsPerson: !canBeApprovedByRule(season, result) });
  },

  'withdraw-result'(turn, { id }, { clubId }) {
    const result = answerable(turn.season, id, clubId);
    refuseIf(result.by !== clubId, 'not_your_match');
    refuseIf(result.isAgreed || result.dispute, 'already_answered');
    turn.record('report-withdrawn', changed(turn.season, result, { isGone: true }), { match: result.match });
    turn.reply = { id };
  },

  'approve-result'(turn, { id, claim, adminNotes }) {
    const result = pending(turn.season, id);
    const claimed = result.isAgreed ? null : result.dispute;
    refuseIf(claim && !claimed, 'not_disputed');
    const score = scoreOf(claim && claimed ? claimed : result);
    const note = adminNotes?.trim() || 'Approved by admin';
    turn.record('approved', changed(turn.season, result, { ...score, status: 'approved', note }));
    replyWith(turn, id);
  },

  'reject-result'(turn, { id, adminNotes }) {
    const note = adminNotes?.trim() || 'Rejected by admin';
    turn.record('rejected', changed(turn.season, pending(turn.season, id), { status: 'rejected', note }));
    replyWith(turn, id);
  },

  'award-result'(turn, body) {
    const { season } = turn;
    const { fixtureId: match, kind, absent } = body;
    const fixture = fixtureOf(season, match);
    refuseIf(!fixture, 'unknown_fixture');
    const score =
      kind === 'ruling' ? checkedScore(match, body) : plainScore(absent === 'away', absent === 'home');
    refuseIf(isUnderWay(season), 'draw_state');
    refuseIf(!isTie(match) && season.places, 'groups_closed');
    refuseIf(!isReady(fixture), 'tie_not_ready');
    refuseIf(isDecidedByWithdrawal(season, match), 'club_withdrawn');
    const ties = openLaterTies(season, match);
    refuseIf(ties.length > 0, 'later_ties_decided', { ties });
    const id = turn.nextId('result');
    const awarded = { ...UNTOUCHED, ...score, ...AWARDED, id, match, clubs: clubsOf(season, match) };
    // Later ties can only have rejected results.
    const gone = [match, ...pathToFinal(match)].flatMap((each) => activeResults(season, each));
    turn.record('awarded', exchanged(season, gone, [awarded]));
    replyWith(turn, id);
  },

  'reset-match'(turn, { matchId: match, alsoReset, only }) {
    const { season } = turn;
    refuseIf(!fixtureOf(season, match), 'unknown_fixture');
    refuseIf(!isTie(match) && season.places, 'groups_closed');
    refuseIf(isDecidedByWithdrawal(season, match), 'club_withdrawn');
    const ties = openLaterTies(season, match);
    refuseIf(!isDeepStrictEqual(alsoReset, ties), 'later_ties_decided', { ties });
    reset(turn, [match, ...pathToFinal(match)], only);
  },

  'reset-group'(turn, { group, only }) {
    refuseIf(turn.season.places, 'groups_closed');
    const matches = groupMatchIds(turn.season.sizes);
    reset(
      turn,
      matches.filter((match) => GROUPS[groupIndexOf(match)] === group),
      only,
    );
  },

  'reset-tournament'(turn, { only }) {
    const { season } = turn;
    if (only) return reset(turn, [...activeResults(season).map(({ match }) => match)], only);
    const gone = activeResults(season);
    const [deductions, withdrawals] = [revoked(season.deductions), revoked(season.withdrawals)];
    turn.record('reset', { ...exchanged(season, gone, []), deductions, withdrawals, places: null });
    turn.reply = { reset: gone.length };
  },

  'propose-kickoff'(turn, { fixtureId: match, at }, { clubId }) {
    const proposal = proposalFor(turn.season, match, clubId);
    refuseIfLate(turn.season, match, at);
    if (proposal?.at === at && proposal?.by !== clubId) return setKickoff(turn, match, at);
    propose(turn, match, at === kickoffOf(turn.season, match) ? null : { at, by: clubId });
  },

  'accept-kickoff'(turn, { fixtureId: match, at }, { clubId }) {
    const proposal = proposalFor(turn.season, match, clubId);
    const isAgreed = !proposal && at === kickoffOf(turn.season, match);
    refuseIf(proposal?.at !== at, isAgreed ? 'already_answered' : 'other_proposal');
    refuseIf(proposal?.by === clubId, 'not_your_match');
    refuseIfLate(turn.season, match, at);
    setKickoff(turn, match, at);
  },

  'set-kickoff'(turn, { fixtureId: match, at }) {
    refuseIfDecided(turn.season, match);
    if (at !== null) refuseIfLate(turn.season, match, at);
    setKickoff(turn, match, at);
  },
} satisfies Record<string, Carried>;

function clubsOf(season: Season, match: number): readonly [number, number] {
  const [home, away] = fixtureOf(season, match)?.sides ?? [];
  return [Number(home), Number(away)];
}

/** A match as a captain names it. */
export function nameMatch(season: Season, match: number) {
  const [home, away] = clubsOf(season, match);
  const group = isTie(match) ? bracketOf(match) : (GROUPS[groupIndexOf(match)] ?? '');
  return { homeTeam: season.names[home] ?? '', awayTeam: season.names[away] ?? '', group };
}

function checkedScore(match: number, sent: Score): Score {
  const score = scoreOf(sent);
  const { homeScore, awayScore, homePenalties, awayPenalties } = score;
  const isLevelTie = isTie(match) && homeScore === awayScore;
  const isDecided = isLevelTie ? homePenalties !== awayPenalties : homePenalties === null;
  refuseIf(homeScore + awayScore > 20 || !isDecided, 'invalid_score');
  return score;
}

export function scoreOf({ homeScore, awayScore, homePenalties = null, awayPenalties = null }: Score): Score {
  return { homeScore, awayScore, homePenalties, awayPenalties };
}

const plainScore = (home: boolean, away: boolean) =>
  scoreOf({ homeScore: Number(home), awayScore: Number(away), homePenalties: null, awayPenalties: null });

function changed({ results }: Season, { id }: Result, change: Partial<Result>): Pick<Season, 'results'> {
  return { results: { ...results, [id]: { ...(results[id] as Result), ...change } } };
}

function submit(turn: Turn, result: Omit<Result, 'origin' | 'status'>): void {
  const submitted: Result = { ...result, origin: 'captain', status: 'pending' };
  turn.record('reported', { results: { ...turn.season.results, [result.id]: submitted } });
  replyWith(turn, result.id);
}

function replyWith(turn: Turn, id: number): void {
  turn.reply = { result: present(turn.season, turn.season.results[id] as Result) };
}

function active(season: Season, id: number): Result {
  const result = season.results[id];
  refuseIf(!result || (result.isGone && result.replacedBy === null), 'unknown_result');
  refuseIf(result?.isGone, 'replaced');
  return result as Result;
}

function pending(season: Season, id: number): Result {
  const result = active(season, id);
  refuseIf(result.status !== 'pending', 'already_decided');
  return result;
}

/** A pending result of a club's match that was submitted with a link. */
function answerable(season: Season, id: number, clubId: number): Result {
  const result = active(season, id);
  refuseIf(!clubsOf(season, result.match).includes(clubId), 'not_your_match');
  refuseIf(pending(season, id).by === null, 'not_reported_by_club');
  return result;
}

function canBeApprovedByRule({ rules }: Season, { id, needsPerson }: Result): boolean {
  return rules.autoApprove !== 'off' && id > rules.after && !needsPerson;
}

/** Both clubs agree on this score; a rule may approve it at once. */
function agree(turn: Turn, result: Result, score: Score): void {
  const { match } = result;
  turn.record('confirmed', changed(turn.season, result, { ...scoreOf(score), isAgreed: true }), { match });
  const approval = { status: 'approved', note: 'Approved because both clubs agree' } as const;
  if (canBeApprovedByRule(turn.season, result))
    turn.record('approved', changed(turn.season, result, approval), { by: 'rule', match });
  replyWith(turn, result.id);
}

/** Whether the result of the match is permanent. */
function isDecidedByWithdrawal(season: Season, match: number): boolean {
  const fixture = fixtureOf(season, match);
  if (!isTie(match))
    return openResult(season, match)?.status === 'approved' && openResult(season, match)?.withdrawal !== null;
  const hasWithdrawn = withdrawnClubs(season).some((club) => fixture?.sides.includes(club));
  return isReady(fixture) && fixture?.isWalkover === true && hasWithdrawn;
}

export function openLaterTies(season: Season, match: number): number[] {
  return pathToFinal(match).filter((tie) => openResult(season, tie));
}

export function exchanged(
  { results }: Season,
  gone: readonly Result[],
  added: readonly Result[],
): Pick<Season, 'results'> {
  const changes = [...gone.map((result) => ({ ...result, isGone: true })), ...added];
  return { results: { ...results, ...Object.fromEntries(changes.map((result) => [result.id, result])) } };
}

export function revoked<Row extends object>(rows: Readonly<Record<number, Row>>) {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, isRevoked: true }]));
}

/** Removes the results of these matches; undecided ones of withdrawn clubs are awarded again. */
function reset(turn: Turn, matches: readonly number[], only?: 'pending'): void {
  const { season } = turn;
  const isMeant = ({ match, status }: Result) => matches.includes(match) && (!only || status === only);
  const gone = activeResults(season).filter(isMeant);
  const awards = awardsForWithdrawn(turn, season.withdrawals, gone);
  turn.record('reset', exchanged(season, [...gone, ...awards.gone], awards.added));
  turn.reply = { reset: gone.length + awards.gone.length };
}

const AWARDED = { origin: 'award', status: 'approved', note: REASON } as const;

/** Awards every undecided group match of a withdrawn club to the opponent; 0-0 if both have withdrawn. */
export function awardsForWithdrawn(
  turn: Turn,
  withdrawals: Season['withdrawals'],
  leaving: readonly Result[],
) {
  const { season } = turn;
  const withdrawalOf = (club: number) =>
    Object.keys(withdrawals).find(
      (id) => withdrawals[Number(id)]?.clubId === club && !withdrawals[Number(id)]?.isRevoked,
    );
  const left = (match: number) => activeResults(season, match).filter((result) => !leaving.includes(result));
  const open = groupMatchIds(season.sizes).filter((match) => {
    const isDecided = left(match).some(({ status }) => status === 'approved');
    return !isDecided && clubsOf(season, match).some(withdrawalOf);
  });
  const added = open.map((match): Result => {
    const [home, away] = clubsOf(season, match).map(withdrawalOf);
    const score = plainScore(!home, !away);
    const id = turn.nextId('result');
    return { ...UNTOUCHED, ...score, ...AWARDED, id, match, clubs: null, withdrawal: Number(home ?? away) };
  });
  return { gone: open.flatMap(left), added };
}

function refuseIfDecided(season: Season, match: number): void {
  const fixture = fixtureOf(season, match);
  refuseIf(!fixture, 'unknown_fixture');
  refuseIf(isUnderWay(season), 'draw_state');
  refuseIf(!isReady(fixture), 'tie_not_ready');
  refuseIf(fixture?.isWalkover || openResult(season, match)?.status === 'approved', 'already_decided');
}

function refuseIfLate({ deadlines }: Season, match: number, at: string): void {
  refuseIf(at >= (deadlines[match] ?? '~'), 'kickoff_not_possible');
}

function proposalFor(season: Season, match: number, clubId: number) {
  refuseIfDecided(season, match);
  refuseIf(!clubsOf(season, match).includes(clubId), 'not_your_match');
  return season.proposals[meetingOf(season, match)];
}

function propose(turn: Turn, match: number, proposal: Season['proposals'][string] | null): void {
  const meeting = meetingOf(turn.season, match);
  const { [meeting]: _, ...others } = turn.season.proposals;
  turn.keep({ proposals: proposal ? { ...others, [meeting]: proposal } : others });
  turn.reply = { kickoff: kickoffOf(turn.season, match), proposal };
}

function setKickoff(turn: Turn, match: number, at: string | null): void {
  const meeting = meetingOf(turn.season, match);
  const { [meeting]: agreed = null, ...others } = turn.season.kickoffs;
  if (at !== agreed)
    turn.record('kickoff-agreed', { kickoffs: at === null ? others : { ...others, [meeting]: at } });
  propose(turn, match, null);
}

/** A result as everyone sees it, without times. */
export function present(season: Season, result: Result) {
  const { id, match, by, isAgreed, origin } = result;
  const [homeClubId, awayClubId] = clubsOf(season, match);
  const dispute = isAgreed ? null : result.dispute;
  const stage = isTie(match) ? { stage: 'knockout', round: roundOf(match) } : { stage: 'group', round: null };
  return {
    ...{
      id,
      fixtureId: match,
      ...stage,
      ...nameMatch(season, match),
      homeClubId,
      awayClubId,
      ...scoreOf(result),
    },
    ...{
      afterExtraTime: false,
      late: false,
      origin,
      submissionStatus: result.status,
      adminNotes: result.note,
    },
    submittedBy: origin === 'award' ? 'Administrator' : 'Team Captain',
    reportedBy: by,
    agreement: by === null ? 'none' : isAgreed ? 'agreed' : dispute ? 'disputed' : 'reported',
    dispute: dispute && { by: dispute.by, ...scoreOf(dispute) },
  };
}
