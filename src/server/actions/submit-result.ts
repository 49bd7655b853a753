import type { ResultExistsReply } from '#contract/errors.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import { isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { groupMatchOf, stageOf } from '#domain/fixtures/match-plan.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import { type Result, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { isOpen, scheduleKeyOf } from '#domain/schedule/schedule.ts';
import { type ReportingGate, readReportingGate } from '#store/reporting-gate.ts';
import { occupyFixture } from '#store/results.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import type { Call } from './call.ts';
import { changeAsCaptain, type Recorded } from './change-tournament.ts';
import { checkedScore } from './checked-score.ts';
import { findTie } from './find-tie.ts';
import { recordedResult } from './recorded-match.ts';

/**
 * A captain's result passes here, and only here, into the tournament. `countStored` refuses it when too many were
 * stored for the same client.
 */
export async function submitResult(
  context: Context,
  call: Call<SubmitResultBody>,
  countStored: () => Promise<void>,
): Promise<Recorded<MatchResult>> {
  const { fixtureId } = call.body;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refusal('unknown_fixture');
  const score = checkedScore(stage, call.body);

  const reply = await changeAsCaptain(context, call, async (trx, at) => {
    const gate = await readReportingGate(trx, {
      fixtureId,
      key: scheduleKeyOf(stage),
      ...placesInDraw(fixtureId),
    });
    refuseUnlessOpen(gate, stage, new Date(at));
    const fixture =
      stage.kind === 'group'
        ? gate.clubs && { id: fixtureId, stage, ...gate.clubs }
        : await findTie(trx, gate.season, fixtureId);
    if (!fixture || !isReady(fixture)) throw new Refusal('tie_not_ready');
    checkFixture(call.body, fixture);
    if ('outcome' in fixture && fixture.outcome?.decidedBy === 'walkover')
      throw new Refusal('club_withdrawn');
    const { season, closesAt } = gate;
    const submission = { season, fixtureId, ...score, submittedBy: SUBMITTER, submittedAt: at };
    const { result, isNew } = await occupyFixture(trx, submission);
    if (!isNew) throw resultExists(result, fixture);
    await countStored();
    return {
      reply: presentResult(result, fixture, closesAt),
      told: [{ kind: 'reported', data: { season, ...recordedResult(result, fixture) } }],
    };
  });
  return { ...ADDED_SINCE_001, ...reply };
}

/** A repeated submission is told what was replied first, which may have been before an update of the server. */
const ADDED_SINCE_001 = {
  stage: 'group',
  round: null,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
  late: false,
  origin: 'captain',
} as const;

/** Those of a match of the groups. */
function placesInDraw(fixtureId: number) {
  const match = groupMatchOf(fixtureId);
  if (!match) return { group: null, homeSlot: null, awaySlot: null };
  return { group: match.stage.group, homeSlot: match.homeSlot, awaySlot: match.awaySlot };
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

function resultExists({ homeScore, awayScore, submissionStatus }: Result, fixture: ReadyFixture): Refusal {
  const current: ResultExistsReply['current'] = { homeScore, awayScore, submissionStatus };
  const state = submissionStatus === 'approved' ? 'confirmed' : 'waiting for approval';
  return new Refusal('result_exists', {
    sentence: `${fixture.home.name} ${scoreText(current)} ${fixture.away.name} is already ${state}.`,
    details: { current },
  });
}
