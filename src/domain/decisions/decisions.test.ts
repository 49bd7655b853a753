import { describe, expect, it } from 'vitest';
import { GROUP_MATCHES } from '../matches/match-plan.ts';
import { isUndoable } from '../record/kinds.ts';
import { openResultOf } from '../record/state.ts';
import { historyForUndo, undoEntries } from '../record/undo.ts';
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

// Match 6500 is that of clubs 1 and 2 in group A, 6501 that of clubs 1 and 3.
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
  it('waits for a decision', () =>
    given()
      .when(submits('2-1'))
      .leadsTo((season) => expect(openResultOf(season, 6500)?.status).toBe('pending')));
  it('is the only one', () =>
    given(submits('2-1'))
      .when(submits('0-0'))
      .isRefused('result_exists', { current: { id: 1 } }));
  it('can follow a rejected one', () =>
    given(submits('2-1'), rejects(1)).when(submits('0-0')).records('reported'));
  it('of a club replaces one without a link', () =>
    given(submits('9-9')).when(submits('2-1', 1)).records('replaced', 'reported'));
  it('of a club does not replace that of the other', () =>
    given(submits('2-1', 1)).when(submits('1-1', 2)).isRefused('result_exists'));
  it('of a third club is refused', () => given().when(submits('2-1', 3)).isRefused('not_your_match'));
  it('needs a score', () => given().when(submits('51-0')).isRefused('invalid_score'));
  it('is refused while submissions are paused', () =>
    given((now) =>
      setReporting(now, {
        mode: 'anybody',
        closedBecause: 'Cheats',
        autoApprove: 'off',
        autoApproveHours: 24,
      }),
    )
      .when(submits('2-1'))
      .isRefused('reporting_closed'));
  it('is refused without a link where one is needed', () =>
    given((now) =>
      setReporting(now, { mode: 'clubs', closedBecause: null, autoApprove: 'off', autoApproveHours: 24 }),
    )
      .when(submits('2-1'))
      .isRefused('club_link_needed'));
  it('is refused before its matchday opens', () =>
    given((now) =>
      setSchedule(now, { entries: [{ key: 'md1', opensAt: '2027-01-01T00:00:00Z', closesAt: null }] }),
    )
      .when(submits('2-1'))
      .isRefused('not_open_yet'));
  it('is refused once the groups are closed', () =>
    given(...decidesGroups, closeGroups)
      .when(submits('2-1'))
      .isRefused('groups_closed'));
  it('has a number that no other had, undone or not', () =>
    given(awards(6500, '1-0'), undoes(1))
      .when(submits('2-1'))
      .leadsTo((season) => expect(openResultOf(season, 6500)?.id).toBe(2)));
});

describe('an answer', () => {
  it('of the other club agrees', () => given(submits('2-1', 1)).when(confirms(2, 1)).records('confirmed'));
  it('that agrees is approved by the rule', () =>
    given(rule('agreed'), submits('2-1', 1)).when(confirms(2, 1)).records('confirmed', 'approved'));
  it('to what was submitted before the rule is left to a person', () =>
    given(submits('2-1', 1), rule('agreed')).when(confirms(2, 1)).records('confirmed'));
  it('to a result whose decision was undone is left to a person', () =>
    given(rule('agreed'), submits('2-1', 1), approves(1), undoes(3))
      .when(confirms(2, 1))
      .records('confirmed'));
  it('is not for the club that submitted', () =>
    given(submits('2-1', 1)).when(confirms(1, 1)).isRefused('not_your_match'));
  it('is not for a result without a link', () =>
    given(submits('2-1')).when(confirms(2, 1)).isRefused('not_reported_by_club'));
  it('disputes', () =>
    given(submits('2-1', 1))
      .when(disputes(2, 1, '1-1'))
      .records('disputed'));
  it('with the same score agrees', () =>
    given(submits('2-1', 1))
      .when(disputes(2, 1, '2-1'))
      .records('confirmed'));
  it('gives in to the other score', () =>
    given(submits('2-1', 1), disputes(2, 1, '1-1'))
      .when(confirms(1, 1))
      .leadsTo((season) => expect(openResultOf(season, 6500)).toMatchObject({ homeScore: 1, awayScore: 1 })));
  it('comes once', () =>
    given(submits('2-1', 1), confirms(2, 1)).when(confirms(2, 1)).isRefused('already_answered'));
  it('corrects by another result', () =>
    given(submits('2-1', 1))
      .when(corrects(1, 1, '3-1'))
      .records('replaced', 'reported'));
  it('corrects nothing with the same score', () =>
    given(submits('2-1', 1))
      .when(corrects(1, 1, '2-1'))
      .isRefused('score_unchanged'));
  it('corrects nothing that was answered', () =>
    given(submits('2-1', 1), confirms(2, 1))
      .when(corrects(1, 1, '3-1'))
      .isRefused('already_answered'));
  it('to a corrected result names the new one', () =>
    given(submits('2-1', 1), corrects(1, 1, '3-1'))
      .when(confirms(2, 1))
      .isRefused('replaced'));
  it('withdraws', () => given(submits('2-1', 1)).when(withdrawsResult(1, 1)).records('report-withdrawn'));
  it('withdraws nothing of the other club', () =>
    given(submits('2-1', 1)).when(withdrawsResult(2, 1)).isRefused('not_your_match'));
});

describe('a decision', () => {
  it('is made once', () => given(submits('2-1'), approves(1)).when(rejects(1)).isRefused('already_decided'));
  it('is about the score that was seen', () =>
    given(submits('2-1'))
      .when(approves(1, { homeScore: 3 }))
      .isRefused('result_changed'));
  it('approves the other claim', () =>
    given(submits('2-1', 1), disputes(2, 1, '1-1'))
      .when(approves(1, { claim: 'disputed' }))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ status: 'approved', awayScore: 1 }),
      ));
  it('needs another claim for that', () =>
    given(submits('2-1', 1))
      .when(approves(1, { claim: 'disputed' }))
      .isRefused('not_disputed'));
  it('takes an open result out for an award', () =>
    given(submits('2-1'))
      .when(awards(6500, '0-3'))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ id: 2, origin: 'award', awayScore: 3 }),
      ));
  it('resets a match', () =>
    given(submits('2-1'), approves(1))
      .when(resets(6500))
      .leadsTo((season) => expect(openResultOf(season, 6500)).toBeUndefined()));
  it('deducts and revokes', () =>
    given(deducts(1))
      .when((now) => revokeDeduction(now, 1))
      .records('revoked'));
  it('revokes once', () =>
    given(deducts(1), (now) => revokeDeduction(now, 1))
      .when((now) => revokeDeduction(now, 1))
      .isRefused('deduction_revoked'));
  it('changes no table while the groups are closed', () =>
    given(...decidesGroups, closeGroups)
      .when(deducts(1))
      .isRefused('groups_closed'));
});

describe('a withdrawal', () => {
  it('awards the matches that are left', () =>
    given(submits('2-1'), approves(1))
      .when(withdraws(1))
      .leadsTo((season) => {
        expect(openResultOf(season, 6500)?.origin).toBe('captain');
        expect(openResultOf(season, 6501)).toMatchObject({ homeScore: 0, awayScore: 1, withdrawalId: 1 });
      }));
  it('comes once', () => given(withdraws(1)).when(withdraws(1)).isRefused('club_withdrawn'));
  it('is awarded again when the match is reset', () =>
    given(submits('2-1'), approves(1), withdraws(1))
      .when(resets(6500))
      .leadsTo((season) =>
        expect(openResultOf(season, 6500)).toMatchObject({ origin: 'award', homeScore: 0 }),
      ));
  it('decides its matches for good', () =>
    given(withdraws(1)).when(awards(6501, '1-0')).isRefused('club_withdrawn'));
  it('ends with a reset of everything', () =>
    given(withdraws(1), resetsAll).when(submits('2-1')).records('reported'));
});

describe('a season', () => {
  it('closes its groups when all is decided', () =>
    given(...decidesGroups)
      .when(closeGroups)
      .records('closed'));
  it('names the matches that are left', () =>
    given(...decidesGroups.slice(1))
      .when(closeGroups)
      .isRefused('groups_open', { matches: [6500] }));
  it('opens its groups again', () =>
    given(...decidesGroups, closeGroups)
      .when(reopenGroups)
      .records('reopened'));
  it('is not finished before its finals', () =>
    given(...decidesGroups, closeGroups)
      .when((now) => finishSeason(now, { name: 'Spring', keepClubs: true }))
      .isRefused('season_open'));
  it('cannot be opened again when none was finished', () =>
    given().when(reopenSeason).isRefused('unknown_season'));
  it('gives names once', () =>
    given((now) => renameClubs(now, [{ id: 1, name: 'Rovers' }]))
      .when((now) => renameClubs(now, [{ id: 2, name: 'ROVERS' }]))
      .isRefused('invalid_club_name'));
  it('lets a reserve club take a place', () =>
    given()
      .when((now) => replaceClub(now, { clubId: 1, name: 'Reserve', reason }))
      .records('club-replaced'));
  it('does not postpone a match to before its opening', () =>
    given((now) =>
      setSchedule(now, { entries: [{ key: 'md1', opensAt: '2026-04-01T00:00:00Z', closesAt: null }] }),
    )
      .when((now) => postponeMatch(now, { fixtureId: 6500, closesAt: '2026-03-20T00:00:00Z', reason }))
      .isRefused('invalid_schedule'));
  it('shows an announcement', () =>
    given()
      .when((now) => announce(now, 'Tonight'))
      .leadsTo((season) => expect(season.announcement).toBe('Tonight')));
});

describe('a kick-off', () => {
  const AT = '2026-03-10T19:00:00.000Z';
  const meeting = (now: Parameters<Step>[0]) => findMeeting(now.season, 6500);
  const talk = (clubId: number, proposal: { at: string; by: number } | null, now: string) => ({
    clubId,
    proposal,
    now,
  });
  it('is only proposed at first', () =>
    given()
      .when((now, at) => proposeKickoff(meeting(now), AT, talk(1, null, at)).entries)
      .records());
  it('is agreed when the other club accepts it', () =>
    given()
      .when((now, at) => acceptKickoff(meeting(now), AT, talk(2, { at: AT, by: 1 }, at)).entries)
      .records('kickoff-agreed'));
  it('is not accepted by the club that proposes it', () =>
    given()
      .when((now, at) => acceptKickoff(meeting(now), AT, talk(1, { at: AT, by: 1 }, at)).entries)
      .isRefused('not_your_match'));
  it('is not in the past', () =>
    given()
      .when((now, at) => setKickoff(meeting(now), '2026-02-01T00:00:00Z', at).entries)
      .isRefused('kickoff_not_possible'));
  it('is not for a match that is decided', () =>
    given(awards(6500, '1-0'))
      .when((now, at) => setKickoff(meeting(now), AT, at).entries)
      .isRefused('already_decided'));
});
