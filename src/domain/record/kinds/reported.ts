import { scoreOf } from '../../results/results.ts';
import { kind } from '../kind.ts';
import { addResult, type RecordedResult } from '../recorded-match.ts';
import { isForRule } from '../state.ts';

/** After a correction, `submittedAt` is when the first submission arrived: that time counts. */
export const reported = kind<RecordedResult & { readonly submittedAt?: string }>()({
  apply(season, { at, by, data }) {
    const { resultId: id, fixtureId, submittedAt = at } = data;
    const first = season.results.get(fixtureId)?.find(({ replacedBy }) => replacedBy === id);
    addResult(season, {
      ...scoreOf(data),
      id,
      fixtureId,
      clubIds: [data.home.clubId, data.away.clubId],
      origin: 'captain',
      submittedAt,
      reportedBy: by.startsWith('club:') ? Number(by.slice('club:'.length)) : null,
      status: 'pending',
      notes: null,
      decidedAt: null,
      agreedAt: null,
      dispute: null,
      outAt: null,
      replacedBy: null,
      // A rule approves a correction only if it could have approved what was corrected.
      needsPerson: first !== undefined && first.reportedBy !== null && !isForRule(season, first),
      waitingSince: at,
      withdrawalId: null,
    });
  },
  notifies: true,
});
