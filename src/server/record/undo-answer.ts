import type { UndoableAnswer } from '#contract/club-links.ts';
import type { UndoBody } from '#contract/record.ts';
import { findFixture } from '#domain/decisions/find-match.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import { undoneAmong } from '#domain/record/fold.ts';
import { isOwnAnswer, type KnownEntry, type OwnAnswer, type UndoableEntry } from '#domain/record/kinds.ts';
import type { SeasonState } from '#domain/record/state.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import { canUndo, historyForUndo } from '#domain/record/undo.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import type { Db } from '#store/db/tables.ts';
import { findEntries } from '#store/record/read-entries.ts';
import { ApiError } from '../http/api-error.ts';
import type { Decided, Moment } from '../writer/change-tournament.ts';
import { type Undone, undoInSeason } from './undo.ts';

/** A club undoes its own agreement, with the approval by rule that followed at once, or its own withdrawal. */
export async function undoOwnAnswers(
  moment: Moment,
  { seqs }: UndoBody,
  link: ClubLink,
): Promise<Decided<Undone>> {
  const { trx, tournament, season } = moment;
  const entries = await entriesToUndo(trx, link, seqs, tournament.history.entries);
  if (!entries.every((entry) => hasItsClubs(entry, season))) throw tooLate();
  try {
    return await undoInSeason(moment, entries);
  } catch (error) {
    // A club cannot undo the conflicting decision first.
    if (error instanceof ApiError && error.code === 'cannot_undo') throw tooLate(error.details);
    throw error;
  }
}

/** By club. Checking an answer folds the season, and a club may read its answers again and again. */
const listed = new WeakMap<Tournament['history'], Map<number, UndoableAnswer[]>>();

/**
 * The answers that a club can still undo, newest first. Of each match only the newest one: a club may have submitted and
 * withdrawn its result hundreds of times.
 */
export function listUndoableAnswers(tournament: Tournament, clubId: number): UndoableAnswer[] {
  const ofClubs = listed.get(tournament.history) ?? new Map<number, UndoableAnswer[]>();
  listed.set(tournament.history, ofClubs);
  const answers = ofClubs.get(clubId) ?? findUndoableAnswers(tournament, clubId);
  ofClubs.set(clubId, answers);
  return answers;
}

function findUndoableAnswers({ season, history }: Tournament, clubId: number): UndoableAnswer[] {
  const undone = undoneAmong(history.entries);
  const isOwn = (entry: KnownEntry): entry is OwnAnswer =>
    isOwnAnswer(entry) && entry.by === `club:${clubId}` && !undone.has(entry.seq);
  const newest = new Map(history.entries.filter(isOwn).map((answer) => [answer.data.fixtureId, answer]));
  const answers = [...newest.values()].filter((answer) => hasItsClubs(answer, season));
  if (answers.length === 0) return [];
  const prepared = historyForUndo(history);
  const undoable = answers
    .filter((answer) => canUndo(prepared, withApproval(answer, history.entries)))
    .sort((a, b) => b.seq - a.seq);
  return undoable.map(({ seq, kind, data }) => ({
    seq,
    kind,
    resultId: data.resultId,
    fixtureId: data.fixtureId,
    homeClubId: data.home.clubId,
    awayClubId: data.away.clubId,
    homeTeam: data.home.name,
    awayTeam: data.away.name,
    homeScore: data.homeScore,
    awayScore: data.awayScore,
    homePenalties: data.homePenalties,
    awayPenalties: data.awayPenalties,
  }));
}

type OwnEntry = OwnAnswer | Extract<UndoableEntry, { readonly kind: 'approved' }>;

/** Newest first. */
async function entriesToUndo(
  trx: Db,
  { clubId }: ClubLink,
  seqs: readonly number[],
  ofSeason: readonly KnownEntry[],
): Promise<OwnEntry[]> {
  const found = await findEntries(trx, seqs);
  if (found.length < seqs.length) throw new ApiError('unknown_entry');
  const answers = found.filter(isOwnAnswer);
  const entries = answers.flatMap((answer) => withApproval(answer, ofSeason));
  if (!found.every(({ seq }) => entries.some((entry) => entry.seq === seq)))
    throw new ApiError('role_not_allowed', {
      message:
        'A club can only undo its own agreement or withdrawal. For anything else, please ask the administrator.',
    });
  if (!answers.every(({ by }) => by === `club:${clubId}`))
    throw new ApiError('not_your_match', { message: 'Only the club that gave this answer can undo it.' });
  return entries.sort((a, b) => b.seq - a.seq);
}

/** The approval in the same call is undone with the agreement, unless it was undone already. */
function withApproval(answer: OwnAnswer, ofSeason: readonly KnownEntry[]): OwnEntry[] {
  const undone = undoneAmong(ofSeason);
  const approval = ofSeason.find(
    (entry): entry is Extract<KnownEntry, { readonly kind: 'approved' }> =>
      entry.kind === 'approved' &&
      entry.data.rule === 'agreed' &&
      entry.seq === answer.seq + 1 &&
      !undone.has(entry.seq),
  );
  return approval && answer.kind === 'confirmed' ? [approval, answer] : [answer];
}

/** The tie may have another club now. */
function hasItsClubs({ data }: OwnEntry, season: SeasonState): boolean {
  const fixture = findFixture(season, data.fixtureId);
  return (
    fixture !== undefined &&
    isReady(fixture) &&
    fixture.home.id === data.home.clubId &&
    fixture.away.id === data.away.clubId
  );
}

function tooLate(details: Readonly<Record<string, unknown>> = { entries: [] }): ApiError {
  return new ApiError('cannot_undo', {
    message: 'This can no longer be undone: a later decision depends on it. Please ask the administrator.',
    details,
  });
}
