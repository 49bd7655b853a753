import type { MatchResult } from '#contract/result-views.ts';
import type { ApprovalBody } from '#contract/review.ts';
import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import {
  DEFAULT_NOTES,
  type Decision,
  disputedScore,
  type ReportedScore,
  type Result,
  scoreOf,
} from '#domain/results/results.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { decidePendingResult, findResult } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { isReplaced } from '#store/two-sides.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedNote } from './checked-text.ts';
import { findCard } from './list-pending-results.ts';
import { recordedResult } from './recorded-match.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** The administrator approves or rejects a pending result. */
export function decideResult(
  context: Context,
  session: Session,
  decision: Decision,
  call: Call<ApprovalBody>,
): Promise<Recorded<{ result: MatchResult }>> {
  const note = checkedNote(call.body.adminNotes);
  const adminNotes = note || DEFAULT_NOTES[decision];
  return changeAsAdmin(context, { session, action: ACTIONS[decision], call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const { id, claim } = call.body;
    const facts = await readSeasonFacts(trx, season);
    const pending = await findResult(trx, season, id);
    if (!pending) throw new Refusal((await isReplaced(trx, season, id)) ? 'replaced' : 'unknown_result');
    if (pending.submissionStatus !== 'pending') throw await alreadyDecided(trx, facts, pending);
    const claimed = claim === 'disputed' ? disputedScore(pending) : null;
    if (!isAsSeen(pending, claimed ?? scoreOf(pending), call.body))
      throw new Refusal('result_changed', { details: { current: await findCard(trx, facts, pending) } });
    if (claim === 'disputed' && !claimed) throw new Refusal('not_disputed');
    const decided = { status: decision, adminNotes, decidedAt: at, score: claimed };
    const result = await decidePendingResult(trx, season, id, decided);
    if (!result) throw new Error(`Result ${id} is not pending`);
    const fixture = buildFixtures(facts).find((match) => match.id === result.fixtureId);
    if (!fixture || !isReady(fixture)) throw new Refusal('unknown_result');
    return {
      reply: { result: presentResult(result, fixture, reportingWindow(fixture, facts).closesAt) },
      told: [
        {
          kind: decision,
          data: {
            season,
            ...recordedResult(result, fixture),
            ...(claimed && { dropped: scoreOf(pending) }),
          },
          texts: { adminNotes },
        },
      ],
    };
  });
}

/** Whether score and dispute are those that the administrator has seen, as far as the call names them. */
function isAsSeen(result: Result, score: ReportedScore, seen: ApprovalBody): boolean {
  const { homeScore, awayScore, homePenalties, awayPenalties } = score;
  const now = { homeScore, awayScore, homePenalties, awayPenalties, disputedAt: result.dispute?.at ?? null };
  return (Object.keys(now) as (keyof typeof now)[]).every(
    (field) => seen[field] === undefined || seen[field] === now[field],
  );
}

async function alreadyDecided(trx: Db, facts: SeasonFacts, result: Result): Promise<Refusal> {
  return new Refusal('already_decided', {
    sentence: `This result has already been ${result.submissionStatus}.`,
    details: { current: await findCard(trx, facts, result) },
  });
}
