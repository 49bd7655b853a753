import type { MatchResult } from '#contract/result-views.ts';
import type { AwardBody } from '#contract/season-changes.ts';
import { buildFixtures, type Fixture, isGroupFixture, isReady } from '#domain/fixtures/fixtures.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import { wayToFinal } from '#domain/knockouts/later-ties.ts';
import type { AwardedResult, Exchange } from '#domain/record/recorded-match.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import { ADMINISTRATOR, type ReportedScore } from '#domain/results/results.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { insertAward, resetResults } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { listNumberedWithdrawals } from '#store/withdrawals.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedScore } from './checked-score.ts';
import { checkedReason } from './checked-text.ts';
import { plainResult, recordedResult } from './recorded-match.ts';
import { refuseIfDrawUnderWay, refuseIfGroupsClosed, refuseIfLaterTiesDecided } from './refuse-change.ts';

const NO_DECISION = { homePenalties: null, awayPenalties: null, afterExtraTime: false } as const;

/** The administrator sets the score of a match. It counts at once; an open result of the match goes out of play. */
export async function awardResult(
  context: Context,
  session: Session,
  call: Call<AwardBody>,
): Promise<Recorded<{ result: MatchResult }>> {
  const { fixtureId } = call.body;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refusal('unknown_fixture');
  const score = awardedScore(stage, call.body);
  const reason = checkedReason(call.body.reason);

  return changeAsAdmin(context, { session, action: 'award-result', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    await refuseIfDrawUnderWay(trx, season);
    if (stage.kind === 'group') refuseIfGroupsClosed(facts);
    const fixture = buildFixtures(facts).find(({ id }) => id === fixtureId);
    if (!fixture || !isReady(fixture)) throw new Refusal('tie_not_ready');
    if (isAwardedByWithdrawal(fixture, facts)) throw new Refusal('club_withdrawn');
    refuseIfLaterTiesDecided(facts, fixtureId, []);
    // In later ties only rejected results can be left, about clubs that may not meet now.
    const takenOut = await resetResults(trx, season, at, [fixtureId, ...wayToFinal(fixtureId)]);
    const award = { season, fixtureId, ...score, submittedBy: ADMINISTRATOR, submittedAt: at, reason };
    const result = await insertAward(trx, award);
    const exchange = { takenOut, putIn: [plainResult(result)] };
    return {
      reply: { result: presentResult(result, fixture, null) },
      told: [
        {
          kind: 'awarded',
          data: { season, ...recordedResult(result, fixture), ...exchange, award: call.body.kind },
          texts: { reason },
        },
      ],
    };
  });
}

function awardedScore(stage: Stage, body: AwardBody): ReportedScore {
  switch (body.kind) {
    case 'no-show': {
      if (body.absent === undefined)
        throw new Refusal('invalid_request', { sentence: 'Please say which club was absent.' });
      const isHomeAbsent = body.absent === 'home';
      return { homeScore: isHomeAbsent ? 0 : 1, awayScore: isHomeAbsent ? 1 : 0, ...NO_DECISION };
    }
    case 'both-absent':
      return { homeScore: 0, awayScore: 0, ...NO_DECISION };
    case 'ruling': {
      const { homeScore, awayScore } = body;
      if (homeScore === undefined || awayScore === undefined)
        throw new Refusal('invalid_request', { sentence: 'A ruling needs the score of both clubs.' });
      return checkedScore(stage, { ...body, homeScore, awayScore });
    }
  }
}

/**
 * Whether the match counts as it does because one of its clubs has withdrawn, which nothing can change. What was
 * awarded before that, or ruled about a match that was played, can be.
 */
export function isAwardedByWithdrawal(fixture: Fixture, { withdrawals, results }: SeasonFacts): boolean {
  if (!isReady(fixture)) return false;
  const ofItsClubs = withdrawals.filter(({ clubId }) => [fixture.home.id, fixture.away.id].includes(clubId));
  if (!isGroupFixture(fixture)) return ofItsClubs.length > 0 && fixture.outcome?.decidedBy === 'walkover';
  const decided = results.find(
    ({ fixtureId, submissionStatus }) => fixtureId === fixture.id && submissionStatus === 'approved',
  );
  return ofItsClubs.some(
    ({ at, reason }) =>
      decided?.origin === 'award' && decided.submittedAt === at && decided.adminNotes === reason,
  );
}

export const NO_AWARDS: Exchange = { takenOut: [], putIn: [] };

/**
 * Awards every undecided match of the groups in which a club has withdrawn: 1-0 for the other one, 0-0 if both have. To
 * be called after whatever may have left such a match undecided. Such an award bears the time of the withdrawal, by
 * which it is told from the others.
 */
export async function awardMatchesOfWithdrawn(trx: Db, season: number, at: string): Promise<Exchange> {
  const { clubs, results } = await readSeasonFacts(trx, season);
  const withdrawals = await listNumberedWithdrawals(trx, season);
  const withdrawalOf = new Map(withdrawals.map((withdrawal) => [withdrawal.clubId, withdrawal]));
  const decided = new Set(
    results
      .filter(({ submissionStatus }) => submissionStatus === 'approved')
      .map(({ fixtureId }) => fixtureId),
  );
  const takenOut: number[] = [];
  const putIn: AwardedResult[] = [];
  for (const { id, home, away } of groupFixtures(clubs)) {
    const withdrawal = withdrawalOf.get(home.id) ?? withdrawalOf.get(away.id);
    if (!withdrawal || decided.has(id)) continue;
    takenOut.push(...(await resetResults(trx, season, at, [id])));
    const score = {
      homeScore: withdrawalOf.has(home.id) ? 0 : 1,
      awayScore: withdrawalOf.has(away.id) ? 0 : 1,
      ...NO_DECISION,
    };
    const award = {
      season,
      fixtureId: id,
      ...score,
      submittedBy: ADMINISTRATOR,
      submittedAt: withdrawal.at,
      reason: withdrawal.reason,
    };
    putIn.push({ ...plainResult(await insertAward(trx, award)), withdrawalId: withdrawal.id });
  }
  return { takenOut, putIn };
}
