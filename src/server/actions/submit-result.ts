import type { ResultExistsReply } from '#contract/errors.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import { type Result, SUBMITTER } from '#domain/results/results.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkScore } from '#domain/results/scores.ts';
import { occupyFixture } from '#store/results.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import type { Call } from './call.ts';
import { changeAsCaptain } from './change-tournament.ts';
import { findFixture } from './find-fixture.ts';

/**
 * A captain's result passes here, and only here, into the tournament. `countStored` refuses it when too many were
 * stored for the same client.
 */
export async function submitResult(
  context: Context,
  call: Call<SubmitResultBody>,
  countStored: () => Promise<void>,
): Promise<MatchResult> {
  const { body } = call;
  const [problem] = checkScore(body);
  if (problem) throw new Refusal('invalid_score', { sentence: problem.sentence });

  const reply = await changeAsCaptain(context, call, async (trx, at) => {
    const fixture = await findFixture(trx, body.fixtureId);
    if (!fixture) throw new Refusal('unknown_fixture');
    checkFixture(body, fixture);
    const { fixtureId, homeScore, awayScore } = body;
    const submission = { fixtureId, homeScore, awayScore, submittedBy: SUBMITTER, submittedAt: at };
    const { result, isNew } = await occupyFixture(trx, submission);
    if (!isNew) throw resultExists(result, fixture);
    await countStored();
    return presentResult(result, fixture);
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

function checkFixture(body: SubmitResultBody, fixture: GroupFixture): void {
  const fits =
    body.homeTeam === fixture.home.name &&
    body.awayTeam === fixture.away.name &&
    body.group === fixture.stage.group;
  if (fits) return;
  throw new Refusal('fixture_mismatch', {
    sentence: `Match ${fixture.id} is ${fixture.home.name} vs ${fixture.away.name} in group ${fixture.stage.group}. Please reload the page and try again.`,
  });
}

function resultExists({ homeScore, awayScore, submissionStatus }: Result, fixture: GroupFixture): Refusal {
  const current: ResultExistsReply['current'] = { homeScore, awayScore, submissionStatus };
  const state = submissionStatus === 'approved' ? 'confirmed' : 'waiting for approval';
  return new Refusal('result_exists', {
    sentence: `${fixture.home.name} ${scoreText(current)} ${fixture.away.name} is already ${state}.`,
    details: { current },
  });
}
