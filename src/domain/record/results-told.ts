import { scoreText } from '../results/score-text.ts';
import type { RecordEntry } from './record.ts';

/** A row of the results, as far as the record tells of it. */
export interface StoredResult {
  readonly id: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
  /** Whether it counts. */
  readonly isApproved: boolean;
}

type Told = Omit<StoredResult, 'id' | 'isApproved'>;

/** Entries after which a result may no longer count. */
const MAY_END = ['rejected', 'replaced', 'report-withdrawn'];

/**
 * What is wrong with results that lie beside a record: a score that it never told, a result that counts although nobody
 * approved it, one that does not although it was approved and nothing came after, one that is gone. Which of its scores counts
 * now is not asked: decisions can be taken back.
 */
export function untoldResults(entries: readonly RecordEntry[], stored: readonly StoredResult[]): string[] {
  const scores = new Map<number, Set<string>>();
  const approved = new Set<number>();
  /** Those of which an entry says that they may no longer count. */
  const ended = new Set<number>();
  const undone = new Set(entries.flatMap(({ kind, data }) => (kind === 'undone' ? Number(data.seq) : [])));
  const approvedForGood = new Set<number>();
  const begins = entries.some(({ kind }) => kind === 'began');
  /** Those below it may have gone out of play before the record began. */
  let firstToBeTold = begins ? Number.POSITIVE_INFINITY : 0;
  for (const { seq, kind, data } of entries) {
    for (const { resultId, score } of toldScores(data, null)) {
      scores.set(resultId, (scores.get(resultId) ?? new Set()).add(score));
      if (kind !== 'began') firstToBeTold = Math.min(firstToBeTold, resultId);
    }
    if ((kind === 'approved' || kind === 'awarded') && typeof data.resultId === 'number') {
      approved.add(data.resultId);
      (undone.has(seq) ? ended : approvedForGood).add(data.resultId);
    }
    if (MAY_END.includes(kind)) ended.add(Number(data.resultId));
    for (const id of Array.isArray(data.takenOut) ? data.takenOut : []) ended.add(Number(id));
    for (const each of [...listOf(data.putIn), ...listOf(data.results).filter(isApproved)])
      if (typeof each.resultId === 'number') approved.add(each.resultId);
  }
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...stored.flatMap((result) => {
      const told = scores.get(result.id);
      const score = scoreText(result);
      if (!told)
        return result.id > firstToBeTold
          ? [`Result ${result.id} (${score}) has no entry in the record.`]
          : [];
      if (!told.has(score))
        return [
          `Result ${result.id} is ${score} in the database, but ${[...told].join(' or ')} in the record.`,
        ];
      if (result.isApproved && !approved.has(result.id))
        return [`Result ${result.id} (${score}) counts, but no entry says who approved it.`];
      return !result.isApproved && approvedForGood.has(result.id) && !ended.has(result.id)
        ? [`Result ${result.id} (${score}) does not count, although it was approved.`]
        : [];
    }),
    ...[...scores.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `Result ${id} is in the record, but not in the database.`),
  ];
}

type Data = Readonly<Record<string, unknown>>;

/** Every score in the data of an entry, with the result that it belongs to. */
function toldScores(
  data: Data,
  owner: number | null,
): { readonly resultId: number; readonly score: string }[] {
  const resultId = typeof data.resultId === 'number' ? data.resultId : owner;
  const own =
    resultId !== null && typeof data.homeScore === 'number'
      ? [{ resultId, score: scoreText(data as unknown as Told) }]
      : [];
  const nested = Object.values(data)
    .flat()
    .filter((value): value is Data => typeof value === 'object' && value !== null);
  return [...own, ...nested.flatMap((value) => toldScores(value, resultId))];
}

function listOf(value: unknown): readonly Data[] {
  return Array.isArray(value) ? value : [];
}

function isApproved({ status }: Data): boolean {
  return status === 'approved';
}
