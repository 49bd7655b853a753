import { describe, expect, it } from 'vitest';
import { isUndoable } from '../record/kinds.ts';
import { findResultState, openResultOf } from '../record/state.ts';
import { historyForUndo, undoEntries } from '../record/undo.ts';
import { GROUP_MATCHES } from '../testing/default-matches.ts';
import { acceptKickoff, findMeeting, proposeKickoff, setKickoff } from './agree-kickoff.ts';
import { confirmResult, correctResult, disputeResult, withdrawResult } from './answer-result.ts';
import { awardResult } from './award-result.ts';
import { renameClubs, replaceClub, withdrawClub } from './change-clubs.ts';
import { decideResult } from './decide-result.ts';
import { deductPoints, revokeDeduction } from './deduct-points.ts';
import { resetResults } from './reset-results.ts';
import { closeGroups, finishSeason, reopenGroups, reopenSeason } from './run-season.ts';
import { announce, postponeMatch, setReporting, setSchedule } from './season-settings.ts';
import { submitResult } from './submit-result.ts';
import { by, given, type Step } from './testing/story.ts';

// Clubs 1 and 2 of group A meet in match 6500, clubs 1 and 3 in 6501.
const NAMES = { 6500: ['Team 1', 'Team 2'], 6501: ['Team 1', 'Team 3'] } as const;
const reason = 'As the regulations say';

const scoreOf = (score: string) => {
  const [homeScore = 0, awayScore = 0] = score.split('-').map(Number);
  return { homeScore, awayScore };
};
const submits = (score: string, clubId: number | null = null, fixtureId: 6500 | 6501 = 6500): Step => {
  const [homeTeam, awayTeam] = NAMES[fixtureId];
  const submission = { fixtureId, homeTeam, awayTeam, group: 'A', ...scoreOf(score) };
  const who = clubId === null ? 'captain' : (`club:${clubId}` as const);
  return by(who, (tournament, at) =>
    submitResult(tournament, submission, { clubId, blockedUntil: null }, at),
  );
};
const approves =
  (id: number, seen: object = {}): Step =>
  (now) =>
    decideResult(now, 'approved', { id, ...seen });
const rejects =
  (id: number): Step =>
  (now) =>
    decideResult(now, 'rejected', { id });
const confirms = (clubId: number, id: number): Step =>
  by(`club:${clubId}`, (now) => confirmResult(now, clubId, { id }));
const disputes = (clubId: number, id: number, score: string): Step =>
  by(`club:${clubId}`, (now) => disputeResult(now, clubId, { id, ...scoreOf(score) }));
const corrects = (clubId: number, id: number, score: string): Step =>
  by(`club:${clubId}`, (now) => correctResult(now, clubId, { id, ...scoreOf(score) }));
const withdrawsResult = (clubId: number, id: number): Step =>
  by(`club:${clubId}`, (now) => withdrawResult(now, clubId, id));
const awards =
  (fixtureId: number, score: string): Step =>
  (now) =>
    awardResult(now, { fixtureId, kind: 'ruling', ...scoreOf(score), reason });
const deducts =
  (clubId: number): Step =>
  (now) =>
    deductPoints(now, { clubId, points: 3, reason });
const withdraws =
  (clubId: number): Step =>
  (now) =>
    withdrawClub(now, { clubId, reason });
const resets =
  (fixtureId: number): Step =>
  (now) =>
    resetResults(now, { kind: 'match', fixtureId, alsoReset: [] });
const resetsAll: Step = (now) => resetResults(now, { kind: 'tournament' });
const rule =
  (autoApprove: 'off' | 'agreed'): Step =>
  (now) =>
    setReporting(now, { mode: 'anybody', closedBecause: null, autoApprove, autoApproveHours: 24 });
const decidesGroups = GROUP_MATCHES.map(({ id }) => awards(id, '1-0'));
const undoes =
  (...seqs: readonly number[]): Step =>
  ({ history }) => {
    const entries = history.entries
      .filter(isUndoable)
      .filter(({ seq }) => seqs.includes(seq))
      .reverse();
    const outcome = undoEntries(historyForUndo(history), entries);
    if (!('drafts' in outcome)) throw new Error(`Blocked by ${outcome.blocking.map(({ seq }) => seq)}`);
    return outcome.drafts;
  };

describe('a submission', () => {
  it('is pending', () =>
    given()
      .when(submits('2-1'))
      .leadsTo((season) => expect(openResultOf(season, 6500)?.status).toBe('pending')));
  it('is the only one for its match', () =>
    given(submits('2-1'))
      .when(submits('0-0'))
      .isRejected('result_exists', { current: { id: 1 } }));
  it('can follow a rejected one', () =>
    given(submits('2-1'), rejects(1)).when(submits('0-0')).records('reported'));
  it('by a club replaces one without a link', () =>
    given(submits('9-9')).when(submits('2-1', 1)).records('replaced', 'reported'));
  it("by a club does not replace the other club's", () =>
    given(submits('2-1', 1)).when(submits('1-1', 2)).isRejected('result_exists'));
  it('by a third club is rejected', () => given().when(submits('2-1', 3)).isRejected('not_your_match'));
  it('needs a score', () => given().when(submits('51-0')).isRejected('invalid_score'));
  it('is rejected while submissions are paused', () =>
    given((now) =>
      setReporting(now, {
        mode: 'anybody',
        closedBecause: 'Cheats',
        autoApprove: 'off',
        autoApproveHours: 24,
      }),
    )
      .when(submits('2-1'))
      .isRejected('reporting_closed'));
  it('is rejected without a link where one is required', () =>
    given((now) =>
      setReporting(now, { mode: 'clubs', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 }),
    )
      .when(submits('2-1'))
      .isRejected('club_link_needed'));
  it('is rejected before its matchday opens', () =>
    given((now) =>
      setSchedule(now, { entries: [{ key: 'md1', opensAt: '2027-01-01T00:00:00Z', closesAt: null }] }),
    )
      .when(submits('2-1'))
      .isRejected('not_open_yet'));
  it('is rejected once the groups are closed', () =>
    given(...decidesGroups, closeGroups)
      .when(submits('2-1'))
      .isRejected('groups_closed'));
  it('has a number that was never used, even by an undone one', () =>
    given(awards(6500, '1-0'), undoes(1))
      .when(submits('2-1'))
      .leadsTo((season) => expect(openResultOf(season, 6500)?.id).toBe(2)));
});

describe('an answer', () => {
  it('by the other club agrees', () => given(submits('2-1', 1)).when(confirms(2, 1)).records('confirmed'));
  it('that agrees is approved by the rule', () =>
    given(rule('agreed'), submits('2-1', 1)).when(confirms(2, 1)).records('confirmed', 'approved'));
  it('to an earlier submission than the rule requires manual approval', () =>
    given(submits('2-1', 1), rule('agreed')).when(confirms(2, 1)).records('confirmed'));
  it('to a result whose decision was undone requires manual approval', () =>
    given(rule('agreed'), submits('2-1', 1), approves(1), undoes(3))
      .when(confirms(2, 1))
      .records('confirmed'));
  it('cannot come from the club that submitted', () =>
    given(submits('2-1', 1)).when(confirms(1, 1)).isRejected('not_your_match'));
  it('is not possible for a result without a link', () =>
    given(submits('2-1')).when(confirms(2, 1)).isRejected('not_reported_by_club'));
  it('disputes', () =>
    given(submits('2-1', 1))
      .when(disputes(2, 1, '1-1'))
      .records('disputed'));
  it('with the same score agrees', () =>
    given(submits('2-1', 1))
      .when(disputes(2, 1, '2-1'))
      .records('confirmed'));
  it('accepts the other score', () =>
    given(submits('2-1', 1), disputes(2, 1, '1-1'))
      .when(confirms(1, 1))
      .leadsTo((season) => expect(openResultOf(season, 6500)).toMatchObject({ homeScore: 1, awayScore: 1 })));
  it('is given once', () =>
    given(submits('2-1', 1), confirms(2, 1)).when(confirms(2, 1)).isRejected('already_answered'));
  it('corrects by a new result', () =>
    given(submits('2-1', 1))
      .when(corrects(1, 1, '3-1'))
      .records('replaced', 'reported'));
  it('cannot correct to the same score', () =>
    given(submits('2-1', 1))
      .when(corrects(1, 1, '2-1'))
      .isRejected('score_unchanged'));
  it('cannot correct an answered submission', () =>
    given(submits('2-1', 1), confirms(2, 1))
      .when(corrects(1, 1, '3-1'))
      .isRejected('already_answered'));
  it('to a corrected result identifies the new one', () =>
    given(submits('2-1', 1), corrects(1, 1, '3-1'))
      .when(confirms(2, 1))
      .isRejected('replaced'));
  it('withdraws a submission', () =>
    given(submits('2-1', 1)).when(withdrawsResult(1, 1)).records('report-withdrawn'));
  it("cannot withdraw the other club's submission", () =>
    given(submits('2-1', 1)).when(withdrawsResult(2, 1)).isRejected('not_your_match'));
});

describe('a decision', () => {
  it('that is undone after a club has submitted another result leaves that one in place', () =>
    given(submits('9-9'), rejects(1), submits('2-1', 1))
      .when(undoes(2))
      .leadsTo((season) => {
        expect(openResultOf(season, 6500)?.id).toBe(2);
        expect(findResultState(season, 1)).toMatchObject({ status: 'pending', replacedBy: 2 });
      }));
  it('is made once', () => given(submits('2-1'), approves(1)).when(rejects(1)).isRejected('already_decided'));
  it('applies to the score that was seen', () =>
    given(submits('2-1'))
      .when(approves(1, { homeScore: 3 }))
      .isRejected('result_changed'));
  it('can approve the claimed score', () =>
    given(submits('2-1', 1), disputes(2, 1, '1-1'))
      .when(approves(1, { claim: 'disputed' }))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ status: 'approved', awayScore: 1 }),
      ));
  it('can approve a claimed score only in a dispute', () =>
    given(submits('2-1', 1))
      .when(approves(1, { claim: 'disputed' }))
      .isRejected('not_disputed'));
  it('removes an open result when it awards the match', () =>
    given(submits('2-1'))
      .when(awards(6500, '0-3'))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ id: 2, origin: 'award', awayScore: 3 }),
      ));
  it('resets a match', () =>
    given(submits('2-1'), approves(1))
      .when(resets(6500))
      .leadsTo((season) => expect(openResultOf(season, 6500)).toBeUndefined()));
  it('deducts points and revokes the deduction', () =>
    given(deducts(1))
      .when((now) => revokeDeduction(now, 1))
      .records('revoked'));
  it('revokes a deduction once', () =>
    given(deducts(1), (now) => revokeDeduction(now, 1))
      .when((now) => revokeDeduction(now, 1))
      .isRejected('deduction_revoked'));
  it('changes no table while the groups are closed', () =>
    given(...decidesGroups, closeGroups)
      .when(deducts(1))
      .isRejected('groups_closed'));
});

describe('a withdrawal', () => {
  it('awards the remaining matches', () =>
    given(submits('2-1'), approves(1))
      .when(withdraws(1))
      .leadsTo((season) => {
        expect(openResultOf(season, 6500)?.origin).toBe('captain');
        expect(openResultOf(season, 6501)).toMatchObject({ homeScore: 0, awayScore: 1, withdrawalId: 1 });
      }));
  it('happens once', () => given(withdraws(1)).when(withdraws(1)).isRejected('club_withdrawn'));
  it('awards the match again when it is reset', () =>
    given(submits('2-1'), approves(1), withdraws(1))
      .when(resets(6500))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ origin: 'award', homeScore: 0 }),
      ));
  it('decides its matches permanently', () =>
    given(withdraws(1)).when(awards(6501, '1-0')).isRejected('club_withdrawn'));
  it('ends when everything is reset', () =>
    given(withdraws(1), resetsAll).when(submits('2-1')).records('reported'));
});

describe('a season', () => {
  it('closes its groups when every match is decided', () =>
    given(...decidesGroups)
      .when(closeGroups)
      .records('closed'));
  it('names the remaining matches', () =>
    given(...decidesGroups.slice(1))
      .when(closeGroups)
      .isRejected('groups_open', { matches: [6500] }));
  it('reopens its groups', () =>
    given(...decidesGroups, closeGroups)
      .when(reopenGroups)
      .records('reopened'));
  it('is not finished before its finals', () =>
    given(...decidesGroups, closeGroups)
      .when((now) => finishSeason(now, { name: 'Spring', keepClubs: true }))
      .isRejected('season_open'));
  it('cannot be reopened if none was finished', () =>
    given().when(reopenSeason).isRejected('unknown_season'));
  it('rejects duplicate names', () =>
    given((now) => renameClubs(now, [{ id: 1, name: 'Rovers' }]))
      .when((now) => renameClubs(now, [{ id: 2, name: 'ROVERS' }]))
      .isRejected('invalid_club_name'));
  it('lets a reserve club replace another', () =>
    given()
      .when((now) => replaceClub(now, { clubId: 1, name: 'Reserve', reason }))
      .records('club-replaced'));
  it('does not postpone a match to before its opening', () =>
    given((now) =>
      setSchedule(now, { entries: [{ key: 'md1', opensAt: '2026-04-01T00:00:00Z', closesAt: null }] }),
    )
      .when((now) => postponeMatch(now, { fixtureId: 6500, closesAt: '2026-03-20T00:00:00Z', reason }))
      .isRejected('invalid_schedule'));
  it('shows an announcement', () =>
    given()
      .when((now) => announce(now, 'Tonight'))
      .leadsTo((season) => expect(season.announcement).toBe('Tonight')));
});

describe('a kick-off', () => {
  const AT = '2026-03-10T19:00:00.000Z';
  const meeting = (now: Parameters<Step>[0]) => findMeeting(now.season, 6500);
  const negotiation = (clubId: number, proposal: { at: string; by: number } | null, now: string) => ({
    clubId,
    proposal,
    now,
  });
  it('is only proposed at first', () =>
    given()
      .when((now, at) => proposeKickoff(meeting(now), AT, negotiation(1, null, at)).entries)
      .records());
  it('is agreed when the other club accepts it', () =>
    given()
      .when((now, at) => acceptKickoff(meeting(now), AT, negotiation(2, { at: AT, by: 1 }, at)).entries)
      .records('kickoff-agreed'));
  it('cannot be accepted by the club that proposes it', () =>
    given()
      .when((now, at) => acceptKickoff(meeting(now), AT, negotiation(1, { at: AT, by: 1 }, at)).entries)
      .isRejected('not_your_match'));
  it('cannot be accepted again while another time is proposed', () => {
    const agreed: Step = (now, at) => setKickoff(meeting(now), AT, at).entries;
    const accepts =
      (proposal: { at: string; by: number } | null): Step =>
      (now, at) =>
        acceptKickoff(meeting(now), AT, negotiation(2, proposal, at)).entries;
    given(agreed)
      .when(accepts({ at: '2026-03-11T19:00:00.000Z', by: 1 }))
      .isRejected('other_proposal');
    given(agreed).when(accepts(null)).isRejected('already_answered');
  });
  it('cannot be in the past', () =>
    given()
      .when((now, at) => setKickoff(meeting(now), '2026-02-01T00:00:00Z', at).entries)
      .isRejected('kickoff_not_possible'));
  it('cannot be set for a decided match', () =>
    given(awards(6500, '1-0'))
      .when((now, at) => setKickoff(meeting(now), AT, at).entries)
      .isRejected('already_decided'));
});
