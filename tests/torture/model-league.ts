import { randomUUID } from 'node:crypto';
import type { Step } from './model-steps.ts';

export type Call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: unknown,
  key?: string,
  // biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
) => Promise<{ status: number; json: any }>;
export type Expect = (what: string, actual: unknown, expected: unknown) => void;

interface ModelResult {
  readonly id: number;
  readonly match: number;
  readonly home: number;
  readonly away: number;
  status: 'pending' | 'approved' | 'rejected';
  note: string | null;
}

const LETTERS = 'ABCDEFGHIJKLMNOP';
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
const MATCHDAYS = [1, 2, 3, 3, 2, 1];

/** The simplest model of the tournament: a list of names and a list of results. */
export class ModelLeague {
  readonly names = Array.from({ length: 64 }, (_, index) => `Team ${index + 1}`);
  #inPlay: ModelResult[] = [];
  readonly #everSubmitted: ModelResult[] = [];
  readonly #sent: { readonly key: string; readonly body: object; readonly reply: unknown }[] = [];

  async take(step: Step, call: Call, expect: Expect): Promise<void> {
    const what = JSON.stringify(step);
    switch (step.kind) {
      case 'submit':
        return this.#submit(step, what, call, expect);
      case 'retry': {
        const earlier = chosen(this.#sent, step.which);
        if (!earlier) return;
        const body = step.otherBody ? { ...earlier.body, homeScore: 0, awayScore: 20 } : earlier.body;
        const { status, json } = await call('POST', '/api/ucl/submit-result', body, earlier.key);
        if (step.otherBody) expect(what, [status, json.code], [422, 'idempotency_key_reused']);
        else expect(what, [status, json], [201, earlier.reply]);
        return;
      }
      case 'decide':
        return this.#decide(step, what, call, expect);
      case 'reset-match': {
        const matchId = fixtureId(step.match);
        const { status, json } = await call('POST', '/api/ucl/reset-match', { matchId });
        expect(what, [status, json.reset], [200, this.#reset((result) => result.match === step.match)]);
        return;
      }
      case 'reset-group': {
        const group = LETTERS[step.group];
        const { status, json } = await call('POST', '/api/ucl/reset-group', { group });
        const count = this.#reset((result) => groupOf(result.match) === step.group);
        expect(what, [status, json.reset], [200, count]);
        return;
      }
      case 'reset-tournament': {
        const { status, json } = await call('POST', '/api/ucl/reset-tournament', {});
        expect(what, [status, json.reset], [200, this.#reset(() => true)]);
        return;
      }
      case 'rename':
        return this.#rename(step, what, call, expect);
      case 'views':
        return this.compareViews(call, expect);
    }
  }

  async #submit(step: Step & { kind: 'submit' }, what: string, call: Call, expect: Expect): Promise<void> {
    const { match, home, away, flaw } = step;
    const good = this.#describe(match);
    const body = {
      ...good,
      fixtureId: flaw === 'fixture' ? 6599 : good.fixtureId,
      homeTeam: flaw === 'names' ? good.awayTeam : good.homeTeam,
      homeScore: home,
      awayScore: away,
    };
    const key = randomUUID();
    const { status, json } = await call('POST', '/api/ucl/submit-result', body, key);
    const open = this.#inPlay.find((result) => result.match === match && result.status !== 'rejected');
    if (flaw === 'fixture') return expect(what, [status, json.code], [404, 'unknown_fixture']);
    if (home + away > 20) return expect(what, [status, json.code], [422, 'invalid_score']);
    if (flaw === 'names') return expect(what, [status, json.code], [422, 'fixture_mismatch']);
    if (open) {
      const current = {
        id: open.id,
        reportedBy: null,
        homeScore: open.home,
        awayScore: open.away,
        submissionStatus: open.status,
      };
      return expect(what, [status, json.code, json.current], [409, 'result_exists', current]);
    }
    const newest = Math.max(0, ...this.#everSubmitted.map(({ id }) => id));
    expect(`${what}: ids grow`, json.id > newest, true);
    const result: ModelResult = { id: json.id, match, home, away, status: 'pending', note: null };
    const { recorded, ...stored } = json;
    expect(`${what}: its receipt`, typeof recorded?.hash, 'string');
    expect(what, [status, withoutTime(stored)], [201, this.#present(result)]);
    this.#inPlay.push(result);
    this.#everSubmitted.push(result);
    this.#sent.push({ key, body, reply: json });
  }

  async #decide(step: Step & { kind: 'decide' }, what: string, call: Call, expect: Expect): Promise<void> {
    const result = chosen(this.#everSubmitted, step.which);
    const id = result?.id ?? 2_000_000_000;
    const { status, json } = await call('POST', `/api/ucl/${step.decision}-result`, {
      id,
      adminNotes: step.note,
    });
    if (!result || !this.#inPlay.includes(result))
      return expect(what, [status, json.code], [404, 'unknown_result']);
    if (result.status !== 'pending') return expect(what, [status, json.code], [409, 'already_decided']);
    result.status = step.decision === 'approve' ? 'approved' : 'rejected';
    result.note =
      step.note.trim() || (step.decision === 'approve' ? 'Approved by admin' : 'Rejected by admin');
    expect(what, [status, json.success, withoutTime(json.result)], [200, true, this.#present(result)]);
  }

  async #rename(step: Step & { kind: 'rename' }, what: string, call: Call, expect: Expect): Promise<void> {
    const { club, flaw } = step;
    const name = flaw === 'taken' ? (this.names[(club + 1) % 64] ?? '').toUpperCase() : step.name;
    const id = flaw === 'unknown' ? 65 : club + 1;
    const { status, json } = await call('PUT', '/api/ucl/clubs', { clubs: [{ id, name }] });
    const isTaken = this.names.some(
      (other, index) => index !== club && other.toLowerCase() === name.toLowerCase(),
    );
    if (flaw === 'unknown') return expect(what, [status, json.code], [404, 'unknown_club']);
    if (isTaken) return expect(what, [status, json.code], [422, 'invalid_club_name']);
    this.names[club] = name;
    expect(what, [status, json.clubs.map((one: { name: string }) => one.name)], [200, this.names]);
  }

  #reset(isMeant: (result: ModelResult) => boolean): number {
    const before = this.#inPlay.length;
    this.#inPlay = this.#inPlay.filter((result) => !isMeant(result));
    return before - this.#inPlay.length;
  }

  async compareViews(call: Call, expect: Expect): Promise<void> {
    const read = async (path: string) => (await call('GET', path)).json;
    const newestFirst = [...this.#inPlay].sort((a, b) => b.id - a.id);
    const withStatus = (status: string) => newestFirst.filter((result) => result.status === status);
    const present = (list: readonly ModelResult[]) => list.map((result) => this.#present(result));
    const approved = withStatus('approved');

    const { results } = await read('/api/ucl/match-results');
    const isNewest = ({ match, id }: ModelResult) =>
      newestFirst.find((one) => one.match === match)?.id === id;
    const shown = newestFirst.filter((result) => result.status !== 'rejected' || isNewest(result));
    expect('match-results', results.map(withoutTime), present(shown));
    const recent = await read('/api/ucl/recent-results');
    expect('recent-results', recent.results.map(withoutTime), present(approved.slice(0, 10)));
    const pending = await read('/api/ucl/pending-results');
    expect(
      'pending-results',
      pending.pendingResults.map(withoutTime).map(withoutSender),
      present(withStatus('pending')).map((result) => ({
        ...result,
        disputeReason: null,
        replaced: null,
        evidence: [],
      })),
    );
    expect('admin-stats', await read('/api/ucl/admin-stats'), {
      total: newestFirst.length,
      pending: withStatus('pending').length,
      approved: approved.length,
      rejected: withStatus('rejected').length,
    });
    const { completed, pending: waiting, goals } = await read('/api/stats');
    const allGoals = approved.reduce((sum, { home, away }) => sum + home + away, 0);
    expect('stats', [completed, waiting, goals], [approved.length, withStatus('pending').length, allGoals]);
    const { clubs } = await read('/api/ucl/clubs');
    expect(
      'clubs',
      clubs,
      this.names.map((name, index) => ({
        id: index + 1,
        group: LETTERS[index >> 2],
        slot: (index % 4) + 1,
        name,
      })),
    );
    const { clubs: facts } = await read('/api/ucl/tournament');
    expect(
      'clubs of the tournament',
      facts,
      clubs.map((club: object) => ({ ...club, withdrawn: false })),
    );
    this.#compareStandings((await read('/api/ucl/group-standings')).standings, expect);
    this.#compareFixtures((await read('/api/ucl/fixtures')).fixtures, expect);
  }

  /** Every match with its open result; knockout ties have no clubs yet. */
  // biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
  #compareFixtures(fixtures: any[], expect: Expect): void {
    expect('number of fixtures', fixtures.length, 158);
    for (const { home, away, result } of fixtures.slice(96))
      expect('a tie', [home, away, result], [null, null, null]);
    fixtures.slice(0, 96).forEach((fixture, match) => {
      const open = this.#inPlay.find((result) => result.match === match && result.status !== 'rejected');
      const [home, away] = clubsOf(match);
      const isDecided = open?.status === 'approved' && open.home !== open.away;
      expect(
        `match ${fixture.id}`,
        { ...fixture, result: fixture.result && withoutTime(fixture.result) },
        {
          id: fixtureId(match),
          stage: 'group',
          group: LETTERS[groupOf(match)],
          round: null,
          tie: null,
          matchday: MATCHDAYS[match % 6],
          home: { clubId: home + 1, name: this.names[home] },
          away: { clubId: away + 1, name: this.names[away] },
          status: open ? (open.status === 'approved' ? 'COMPLETED' : 'PENDING_APPROVAL') : 'PENDING',
          result: open ? this.#present(open) : null,
          winner: isDecided ? (open.home > open.away ? home : away) + 1 : null,
          closesAt: null,
          kickoff: null,
        },
      );
    });
  }

  /** Every figure of every club, and an order that no figure contradicts. */
  // biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
  #compareStandings(rows: any[], expect: Expect): void {
    expect(
      'clubs in the tables',
      rows.map(({ id }) => id).sort((a, b) => a - b),
      this.names.map((_, index) => index + 1),
    );
    rows.forEach((row, index) => {
      const group = index >> 2;
      const club = row.id - 1;
      const scores = this.#inPlay
        .filter(({ status }) => status === 'approved')
        .flatMap(({ match, home, away }) => {
          const [homeClub, awayClub] = clubsOf(match);
          if (homeClub === club) return [[home, away] as const];
          return awayClub === club ? [[away, home] as const] : [];
        });
      const count = (isMeant: (own: number, other: number) => boolean) =>
        scores.filter(([own, other]) => isMeant(own, other)).length;
      const [won, drawn, lost] = [count((a, b) => a > b), count((a, b) => a === b), count((a, b) => a < b)];
      const goalsFor = scores.reduce((sum, [own]) => sum + own, 0);
      const goalsAgainst = scores.reduce((sum, [, other]) => sum + other, 0);
      const { decidedBy: _, ...figures } = row;
      expect(`the line of club ${row.id}`, figures, {
        id: row.id,
        teamName: this.names[club],
        group: LETTERS[group],
        rank: (index % 4) + 1,
        played: scores.length,
        won,
        drawn,
        lost,
        goalsFor,
        goalsAgainst,
        goalDifference: goalsFor - goalsAgainst,
        deducted: 0,
        points: won * 3 + drawn,
        advancesTo: index % 4 < 2 ? 'UCL' : 'UEL',
      });
      expect(`the group of club ${row.id}`, club >> 2, group);
      const above = rows[index - 1];
      if (index % 4 === 0) return;
      const isBelow =
        above.points - row.points ||
        above.goalDifference - row.goalDifference ||
        above.goalsFor - row.goalsFor;
      expect(`club ${above.id} stands above club ${row.id}`, isBelow >= 0, true);
    });
  }

  #describe(match: number) {
    const [home, away] = clubsOf(match);
    const fixture = { fixtureId: fixtureId(match), group: LETTERS[groupOf(match)] };
    return { ...fixture, homeTeam: String(this.names[home]), awayTeam: String(this.names[away]) };
  }

  #present(result: ModelResult) {
    const [home, away] = clubsOf(result.match);
    return {
      id: result.id,
      ...this.#describe(result.match),
      homeClubId: home + 1,
      awayClubId: away + 1,
      stage: 'group',
      round: null,
      homeScore: result.home,
      awayScore: result.away,
      homePenalties: null,
      awayPenalties: null,
      afterExtraTime: false,
      submittedBy: 'Team Captain',
      late: false,
      origin: 'captain',
      submissionStatus: result.status,
      adminNotes: result.note,
      reportedBy: null,
      agreement: 'none',
      dispute: null,
    };
  }
}

/** Matches are numbered consecutively: six per group. */
function groupOf(match: number): number {
  return Math.floor(match / 6);
}

function fixtureId(match: number): number {
  return (65 + groupOf(match)) * 100 + (match % 6);
}

function clubsOf(match: number): [number, number] {
  const [home, away] = PAIRS[match % 6] ?? PAIRS[0];
  return [groupOf(match) * 4 + home, groupOf(match) * 4 + away];
}

function chosen<T>(list: readonly T[], which: number): T | undefined {
  return list.length === 0 ? undefined : list[which % list.length];
}

/** All submissions of the model have the same sender. */
function withoutSender({ sender: _, sameSender: __, ...rest }: Record<string, unknown>) {
  return rest;
}

function withoutTime({ submittedAt: _, ...rest }: Record<string, unknown>) {
  return rest;
}
