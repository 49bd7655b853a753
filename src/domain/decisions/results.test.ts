import { describe, expect, it } from 'vitest';
import type { RecordedBy } from '../record/entry.ts';
import type { RecordDraft, RecordEntry } from '../record/kinds.ts';
import { allResults, factsOf } from '../record/state.ts';
import { foldTournament, type Tournament } from '../record/tournament.ts';
import { decideResult } from './decide-result.ts';
import { DecisionError } from './decision-error.ts';
import { resetResults } from './reset-results.ts';
import { submitResult } from './submit-result.ts';

const AT = '2026-03-01T20:00:00.000Z';

/** A tournament that grows with each decision, as in the writer. */
function tournamentOf() {
  const record: RecordEntry[] = [];
  const now = () => foldTournament(record);
  const append = (decide: (tournament: Tournament) => readonly RecordDraft[], by: RecordedBy) => {
    for (const draft of decide(now())) {
      const seq = record.length + 1;
      const texts = Object.entries(draft.texts ?? {}).map(([name, text]) => [name, { salt: '', text }]);
      record.push({
        ...{ seq, at: AT, kind: draft.kind, by, prev: '', hash: `hash ${seq}` },
        data: draft.data as unknown as RecordEntry['data'],
        texts: Object.fromEntries(texts),
      });
    }
    return now().lastIds.result;
  };
  return {
    /** Returns the id of the result. */
    submit: (fixtureId: number, homeScore = 2, clubId: number | null = null) => {
      const [homeTeam, awayTeam] = CLUBS[fixtureId] ?? ['', ''];
      const group = String.fromCharCode(Math.floor(fixtureId / 100));
      const submission = { fixtureId, homeTeam, awayTeam, group, homeScore, awayScore: 1 };
      return append(
        (tournament) => submitResult(tournament, submission, { clubId, blockedUntil: null }, AT),
        clubId === null ? 'captain' : `club:${clubId}`,
      );
    },
    decide: (decision: 'approved' | 'rejected', id: number) =>
      append((tournament) => decideResult(tournament, decision, { id }), 'admin'),
    reset: (scope: Parameters<typeof resetResults>[1]) =>
      append((tournament) => resetResults(tournament, scope), 'admin'),
    /** '1 6500 approved', active or removed. */
    all: () =>
      allResults(now().season).map(
        ({ id, fixtureId, status, removedAt }) => `${id} ${fixtureId} ${removedAt === null ? status : 'out'}`,
      ),
    shown: () => factsOf(now().season).results.map(({ id }) => id),
    count: () => record.length,
  };
}

const CLUBS: Readonly<Record<number, readonly [string, string]>> = {
  6500: ['Team 1', 'Team 2'],
  6501: ['Team 1', 'Team 3'],
  6600: ['Team 5', 'Team 6'],
};

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof DecisionError) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('a match', () => {
  it('accepts no second result while one is pending or approved', () => {
    const { submit, decide, count } = tournamentOf();
    const id = submit(6500);
    expect(codeOf(() => submit(6500, 3))).toBe('result_exists');
    decide('approved', id);
    expect(codeOf(() => submit(6500, 3, 1))).toBe('result_exists');
    expect(count()).toBe(2);
  });

  it('accepts a new result after a rejection and after a reset, with a number that was never used', () => {
    const { submit, decide, reset, all } = tournamentOf();
    decide('rejected', submit(6500));
    submit(6500, 3);
    reset({ kind: 'match', fixtureId: 6500, alsoReset: [] });
    submit(6500, 4);
    // A reset removes the rejected one, too.
    expect(all()).toEqual(['1 6500 out', '2 6500 out', '3 6500 pending']);
  });

  it("accepts its club's result in place of one without a link", () => {
    const { submit, all } = tournamentOf();
    submit(6500);
    submit(6500, 3, 2);
    expect(all()).toEqual(['1 6500 out', '2 6500 pending']);
    expect(codeOf(() => submit(6500, 3, 1))).toBe('result_exists');
    expect(codeOf(() => submit(6501, 3, 2))).toBe('not_your_match');
  });

  it('shows a rejected result only while it is the newest', () => {
    const { submit, decide, shown } = tournamentOf();
    decide('rejected', submit(6500));
    decide('rejected', submit(6501));
    submit(6500, 3);
    expect(shown()).toEqual([3, 2]);
  });
});

describe('a result', () => {
  it('is decided once', () => {
    const { submit, decide, all } = tournamentOf();
    const id = submit(6500);
    decide('approved', id);
    for (const decision of ['approved', 'rejected'] as const)
      expect(codeOf(() => decide(decision, id))).toBe('already_decided');
    expect(all()).toEqual(['1 6500 approved']);
  });

  it('cannot be decided if it was reset or never existed', () => {
    const { submit, decide, reset } = tournamentOf();
    const id = submit(6500);
    reset({ kind: 'tournament' });
    for (const none of [id, 99]) expect(codeOf(() => decide('approved', none))).toBe('unknown_result');
  });
});

describe('a reset', () => {
  it('removes the results of its group and no others', () => {
    const { submit, decide, reset, all } = tournamentOf();
    decide('approved', submit(6500));
    submit(6501);
    submit(6600);
    reset({ kind: 'group', group: 'A' });
    expect(all()).toEqual(['1 6500 out', '2 6501 out', '3 6600 pending']);
  });

  it('removes only pending results on request', () => {
    const { submit, decide, reset, all } = tournamentOf();
    decide('approved', submit(6500));
    decide('rejected', submit(6501));
    submit(6501, 3);
    reset({ kind: 'tournament', only: 'pending' });
    expect(all()).toEqual(['1 6500 approved', '2 6501 rejected', '3 6501 out']);
  });
});
