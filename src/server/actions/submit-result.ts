import type { ResultExistsReply } from '#contract/errors.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import { isClubOf, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { groupMatchOf, stageOf } from '#domain/fixtures/match-plan.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import { type Result, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { isOpen, scheduleKeyOf } from '#domain/schedule/schedule.ts';
import type { ClubLink } from '#store/club-links.ts';
import { type ReportingGate, readReportingGate } from '#store/reporting-gate.ts';
import { occupyFixture } from '#store/results.ts';
import type { Db } from '#store/tables.ts';
import { nameReplacement, takeOutUnlinkedResult } from '#store/two-sides.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsCaptain, changeAsClub, type Recorded } from './change-tournament.ts';
import { checkedScore } from './checked-score.ts';
import { findTie } from './find-tie.ts';
import { recordedResult } from './recorded-match.ts';
import { refuseIfPaused } from './refuse-change.ts';

/** Who reports: a captain without a link, or a club with its own. */
export interface Reporter {
  readonly link: ClubLink | null;
  /** Where the report comes from. */
  readonly ip: string;
  /** Refuses the report when too many were stored for the same client or club. */
  readonly countStored: () => Promise<void>;
}

/** A captain's result passes here, and only here, into the tournament. */
export async function submitResult(
  context: Context,
  call: Call<SubmitResultBody>,
  { link, ip, countStored }: Reporter,
): Promise<Recorded<MatchResult>> {
  const { fixtureId } = call.body;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refusal('unknown_fixture');
  const score = checkedScore(stage, call.body);
  const sender = link ? null : context.senderOf(ip);

  const report = async (trx: Db, at: string) => {
    const gate = await readReportingGate(trx, {
      fixtureId,
      key: scheduleKeyOf(stage),
      ...placesInDraw(fixtureId),
      sender,
      at,
    });
    refuseUnlessMayReport(gate, link);
    refuseUnlessOpen(gate, stage, new Date(at));
    const fixture =
      stage.kind === 'group'
        ? gate.clubs && { id: fixtureId, stage, ...gate.clubs }
        : await findTie(trx, gate.season, fixtureId);
    if (!fixture || !isReady(fixture)) throw new Refusal('tie_not_ready');
    checkFixture(call.body, fixture);
    if (link && !isClubOf(fixture, link.clubId)) throw new Refusal('not_your_match');
    if ('outcome' in fixture && fixture.outcome?.decidedBy === 'walkover')
      throw new Refusal('club_withdrawn');
    const { season, closesAt } = gate;
    // A bot that reports the match again and again does not keep its clubs from reporting it.
    const replaced = link && (await takeOutUnlinkedResult(trx, season, fixtureId, at));
    const { result, isNew } = await occupyFixture(trx, {
      season,
      fixtureId,
      ...score,
      submittedBy: SUBMITTER,
      submittedAt: at,
      reportedBy: link?.clubId ?? null,
      sender,
    });
    if (!isNew) throw resultExists(result, fixture);
    await countStored();
    const told: RecordDraft[] = [{ kind: 'reported', data: { season, ...recordedResult(result, fixture) } }];
    if (replaced) {
      await nameReplacement(trx, replaced.id, result.id);
      const data = { season, ...recordedResult(replaced, fixture), replacedBy: result.id };
      told.unshift({ kind: 'replaced', data });
    }
    return { reply: presentResult(result, fixture, closesAt), told };
  };
  return link ? changeAsClub(context, { link, call }, report) : changeAsCaptain(context, call, report);
}

/** Those of a match of the groups. */
function placesInDraw(fixtureId: number) {
  const match = groupMatchOf(fixtureId);
  if (!match) return { group: null, homeSlot: null, awaySlot: null };
  return { group: match.stage.group, homeSlot: match.homeSlot, awaySlot: match.awaySlot };
}

function refuseUnlessMayReport(gate: ReportingGate, link: ClubLink | null): void {
  refuseIfPaused(gate);
  const { mode, blockedUntil } = gate;
  if (mode === 'clubs' && !link) throw new Refusal('club_link_needed');
  if (blockedUntil !== null)
    throw new Refusal('sender_blocked', {
      sentence: `Reports from your connection are not taken until ${exactText(blockedUntil)}, unless they come with the link of a club.`,
    });
}

function refuseUnlessOpen(gate: ReportingGate, stage: Stage, now: Date): void {
  if (gate.isDrawUnderWay)
    throw new Refusal('draw_state', {
      sentence: 'A draw is under way. Results can be reported when it is done.',
    });
  if (gate.areGroupsClosed && stage.kind === 'group') throw new Refusal('groups_closed');
  const { opensAt } = gate;
  if (opensAt !== null && !isOpen(now, opensAt))
    throw new Refusal('not_open_yet', {
      sentence: `This match can be reported from ${exactText(opensAt)} on.`,
      details: { opensAt },
    });
}

function checkFixture(body: SubmitResultBody, fixture: ReadyFixture): void {
  const { home, away, stage } = fixture;
  const group = stage.kind === 'group' ? stage.group : stage.bracket;
  if (body.homeTeam === home.name && body.awayTeam === away.name && body.group === group) return;
  const place = stage.kind === 'group' ? `group ${group}` : `the ${group} knockouts`;
  throw new Refusal('fixture_mismatch', {
    sentence: `Match ${fixture.id} is ${home.name} vs ${away.name} in ${place}. Please reload the page and try again.`,
  });
}

function resultExists(result: Result, fixture: ReadyFixture): Refusal {
  const { id, reportedBy, homeScore, awayScore, submissionStatus } = result;
  const current: ResultExistsReply['current'] = { id, reportedBy, homeScore, awayScore, submissionStatus };
  const state = submissionStatus === 'approved' ? 'confirmed' : 'waiting for approval';
  return new Refusal('result_exists', {
    sentence: `${fixture.home.name} ${scoreText(current)} ${fixture.away.name} is already ${state}.`,
    details: { current },
  });
}
