import type { UndoableAnswer } from '#contract/club-links.ts';
import type { UndoBody, UndoReply } from '#contract/undo.ts';
import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import { isOwnAnswer, type KnownEntry, type OwnAnswer, type UndoableEntry } from '#domain/record/kinds.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { ClubLink } from '#store/club-links.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { findEntries, listAnswersOf, listDecisionsAfter } from '#store/record.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answerer } from './answer-result.ts';
import type { Call } from './call.ts';
import { changeAsClub, type Recorded } from './change-tournament.ts';
import { blockingEntries, readIndex, undoEntries, undoneAmong } from './undo.ts';

/** A club undoes its own agreement, with the approval by rule that followed at once, or its own withdrawal. */
export function undoOwnAnswers(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<UndoBody>,
): Promise<Recorded<Pick<UndoReply, 'undone'>>> {
  return changeAsClub(context, { link, call }, async (trx, at) => {
    const entries = await entriesToUndo(trx, link, call.body.seqs);
    const index = await readIndex(trx, await readSeasonFacts(trx, await currentSeason(trx)));
    if (!entries.every((entry) => hasItsClubs(entry, index.facts))) throw tooLate();
    await countStored();
    try {
      return await undoEntries(trx, at, entries, index);
    } catch (error) {
      // A club cannot undo the conflicting decision first.
      if (error instanceof Refusal && error.code === 'cannot_undo') throw tooLate(error.details);
      throw error;
    }
  });
}

/** The answers of a club that it can still undo, the newest first. */
export async function listUndoableAnswers(
  db: Db,
  facts: SeasonFacts,
  clubId: number,
): Promise<UndoableAnswer[]> {
  const answers = await listAnswersOf(db, facts.season.number, clubId);
  const oldest = answers.at(-1);
  if (!oldest) return [];
  const decisions = await listDecisionsAfter(db, oldest.seq);
  const undone = undoneAmong(decisions);
  const index = await readIndex(db, facts);
  const undoable = answers.filter(
    (answer) =>
      !undone.has(answer.seq) &&
      hasItsClubs(answer, facts) &&
      isFree(answer, facts) &&
      blockingEntries(withApproval(answer, decisions), decisions, index).length === 0,
  );
  return undoable.map(({ seq, kind, data }) => ({
    seq,
    kind,
    resultId: data.resultId,
    fixtureId: data.fixtureId,
    homeTeam: data.home.name,
    awayTeam: data.away.name,
    homeScore: data.homeScore,
    awayScore: data.awayScore,
    homePenalties: data.homePenalties,
    awayPenalties: data.awayPenalties,
  }));
}

type OwnEntry = OwnAnswer | Extract<UndoableEntry, { readonly kind: 'approved' }>;

/** The newest first. */
async function entriesToUndo(trx: Db, { clubId }: ClubLink, seqs: readonly number[]): Promise<OwnEntry[]> {
  const found = await findEntries(trx, seqs);
  if (found.length < seqs.length) throw new Refusal('unknown_entry');
  const answers = found.filter(isOwnAnswer);
  const decisions = await listDecisionsAfter(trx, Math.min(...seqs));
  const entries = answers.flatMap((answer) => withApproval(answer, decisions));
  if (!found.every(({ seq }) => entries.some((entry) => entry.seq === seq)))
    throw new Refusal('role_not_allowed', {
      sentence:
        'A club can only undo its own agreement or withdrawal. For anything else, please ask an administrator.',
    });
  if (!answers.every(({ by }) => by === `club:${clubId}`))
    throw new Refusal('not_your_match', { sentence: 'Only the club that gave this answer can undo it.' });
  return entries.sort((a, b) => b.seq - a.seq);
}

/** With an agreement goes the approval that followed in the same call, unless it was undone already. */
function withApproval(answer: OwnAnswer, decisions: readonly KnownEntry[]): OwnEntry[] {
  const undone = undoneAmong(decisions);
  const approval = decisions.find(
    (entry): entry is Extract<KnownEntry, { readonly kind: 'approved' }> =>
      entry.kind === 'approved' &&
      entry.data.rule === 'agreed' &&
      entry.seq === answer.seq + 1 &&
      !undone.has(entry.seq),
  );
  return approval && answer.kind === 'confirmed' ? [approval, answer] : [answer];
}

/** Another club may be in the tie now, or may have replaced one of its clubs. */
function hasItsClubs({ data }: OwnEntry, facts: SeasonFacts): boolean {
  const fixture = buildFixtures(facts).find(({ id }) => id === data.fixtureId);
  return (
    fixture !== undefined &&
    isReady(fixture) &&
    fixture.home.id === data.home.clubId &&
    fixture.away.id === data.away.clubId
  );
}

/** Whether no club has submitted another result since the withdrawal. */
function isFree({ kind, data }: OwnAnswer, { results }: SeasonFacts): boolean {
  if (kind !== 'report-withdrawn') return true;
  return !results.some(
    ({ fixtureId, submissionStatus, reportedBy }) =>
      fixtureId === data.fixtureId && submissionStatus !== 'rejected' && reportedBy !== null,
  );
}

function tooLate(details: Readonly<Record<string, unknown>> = { entries: [] }): Refusal {
  return new Refusal('cannot_undo', {
    sentence: 'This can no longer be undone: a later decision depends on it. Please ask an administrator.',
    details,
  });
}
