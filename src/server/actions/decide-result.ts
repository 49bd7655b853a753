import type { MatchResult } from '#contract/result-views.ts';
import type { ApprovalBody } from '#contract/review.ts';
import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import {
  DEFAULT_NOTES,
  type Decision,
  disputedScore,
  type ReportedScore,
  type Result,
  scoreOf,
} from '#domain/results/results.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { decidePendingResult, findResult } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { isReplaced } from '#store/two-sides.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { presentResult } from '../publish/present.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { recordedResult } from './recorded-match.ts';
import { refuseIfDisputeChanged } from './refuse-change.ts';

const ACTIONS = { approved: 'approve-result', rejected: 'reject-result' } as const;

/** The administrator approves or rejects a pending result. */
export function decideResult(
  context: Context,
  session: Session,
  decision: Decision,
  call: Call<ApprovalBody>,
): Promise<Recorded<{ result: MatchResult }>> {
  const note = call.body.adminNotes?.trim();
  const adminNotes = note || DEFAULT_NOTES[decision];
  return changeAsAdmin(context, { session, action: ACTIONS[decision], call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const { id, claim, disputedAt } = call.body;
    const pending = await findResult(trx, season, id);
    const score = pending && claim === 'disputed' ? claimedScore(pending, disputedAt) : null;
    const decided = { status: decision, adminNotes, decidedAt: at, score };
    const result = await decidePendingResult(trx, season, id, decided);
    if (!pending || !result) throw await whyNotPending(trx, season, id);
    const facts = await readSeasonFacts(trx, season);
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
            ...(score && { dropped: scoreOf(pending) }),
          },
          ...(note && { texts: { adminNotes } }),
        },
      ],
    };
  });
}

/** The score of the club that says otherwise; that of a decided result does not matter any more. */
function claimedScore(result: Result, disputedAt: string | undefined): ReportedScore | null {
  const score = disputedScore(result);
  if (result.submissionStatus !== 'pending') return score;
  if (!score) throw new Refusal('not_disputed');
  refuseIfDisputeChanged(result, disputedAt);
  return score;
}

async function whyNotPending(trx: Db, season: number, id: number): Promise<Refusal> {
  const result = await findResult(trx, season, id);
  if (!result) return new Refusal((await isReplaced(trx, season, id)) ? 'replaced' : 'unknown_result');
  return new Refusal('already_decided', {
    sentence: `This result has already been ${result.submissionStatus}.`,
  });
}
