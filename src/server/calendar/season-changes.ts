import { stageOfId } from '#domain/matches/match-plan.ts';
import { kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import { fixtureOf } from '#domain/record/record-subjects.ts';

/** The kinds that can change a calendar: times, names, clubs, results that count. */
export const CHANGING_KINDS = kindsThat(({ changesCalendars }) => changesCalendars);

/** The number of changes, and the time of the last one. */
interface Changes {
  readonly count: number;
  readonly last: string;
}

export interface SeasonChanges {
  /** It grows with every change of the match, since the record only grows. */
  readonly ofMatch: (fixtureId: number) => Changes;
  /** Changes that concern no single match. */
  readonly ofSeason: Changes;
}

/** Before the first recorded change. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** From the entries of the season, ascending. */
export function seasonChanges(entries: readonly RecordEntry[]): SeasonChanges {
  const general = entries.filter((entry) => fixtureOf(entry) === null);
  const countOf = (found: readonly RecordEntry[]): Changes => ({
    count: found.length,
    last: found.at(-1)?.at ?? NEVER,
  });
  return {
    ofSeason: countOf(general),
    ofMatch: (fixtureId) => {
      // Who plays a tie follows from other matches.
      if (stageOfId(fixtureId)?.kind === 'knockout') return countOf(entries);
      return countOf(entries.filter((entry) => (fixtureOf(entry)?.fixtureId ?? fixtureId) === fixtureId));
    },
  };
}
