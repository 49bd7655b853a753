import type { FixtureRow } from '#contract/fixtures-view.ts';
import { VIEW_PATHS, type ViewPath } from '#contract/public-views.ts';
import { reportOf } from '#demo/league.ts';
import { TIES } from '#domain/matches/match-plan.ts';
import { currentRevision } from '#store/db/revision.ts';
import { decideMatches } from './decide-matches.ts';
import { adminHeaders, type TestServer } from './test-server.ts';

type Method = 'POST' | 'PUT';

/** A score in short: '2-1', '1-1p4-3' after a shoot-out, '2-1e' after extra time. */
export function scoreOf(text: string) {
  const [, home, away, homePenalties, awayPenalties, mark] =
    /^(\d+)-(\d+)(?:p(\d+)-(\d+))?(e?)$/.exec(text) ?? [];
  return {
    homeScore: Number(home),
    awayScore: Number(away),
    ...(homePenalties !== undefined && {
      homePenalties: Number(homePenalties),
      awayPenalties: Number(awayPenalties),
    }),
    ...(mark === 'e' && { afterExtraTime: true }),
  };
}

/** The calls of an administrator and of captains during a season. */
export async function seasonCalls(server: TestServer) {
  const admin = await adminHeaders(server);

  const call = (method: Method, path: string, body?: object | null, headers: Record<string, string> = {}) =>
    server.app.inject({
      method,
      url: `/api/ucl/${path}`,
      headers: { ...admin, ...headers },
      ...(body && { payload: body }),
    });

  /** What an administrator does, which must succeed. */
  const administer = async (path: string, body?: object, method: Method = 'POST') => {
    const reply = await call(method, path, body);
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };

  const view = (path: ViewPath) => JSON.parse(server.context.publisher.current().data[path].text);
  const fixture = (id: number): FixtureRow =>
    view('/api/ucl/fixtures').fixtures.find((row: FixtureRow) => row.id === id);

  /** What a captain sends. A score that cannot be written in short is given by its fields. */
  const report = (id: number, score: string | object) =>
    reportOf(fixture(id), typeof score === 'string' ? scoreOf(score) : score);
  const submit = (id: number, score: string | object) =>
    server.post('/api/ucl/submit-result', report(id, score));
  /** A result that was submitted and approved. */
  const play = async (id: number, score: string) => {
    const reply = await submit(id, score);
    if (reply.statusCode !== 201) throw new Error(`${id} ${score}: ${reply.statusCode} ${reply.body}`);
    await administer('approve-result', { id: reply.json().id });
  };

  /** These matches go to the club at home, straight into the database. */
  const decide = (fixtureIds: readonly number[]) => {
    const score = { ...scoreOf('1-0'), homePenalties: null, awayPenalties: null, afterExtraTime: false };
    const scores = new Map(fixtureIds.map((id) => [id, score]));
    return decideMatches(server.context, scores, 'Decided for the test');
  };
  /** Every match of the groups without a result. */
  const decideGroups = () => {
    const rows: FixtureRow[] = view('/api/ucl/fixtures').fixtures;
    return decide(rows.filter(({ round, result }) => round === null && result === null).map(({ id }) => id));
  };
  /** Every tie before the finals. */
  const decideTies = () => decide(TIES.filter(({ stage }) => stage.round !== 'final').map(({ id }) => id));

  /** All that a refused call must leave as it was. */
  const everything = async () => ({
    revision: await currentRevision(server.context.store.db),
    views: Object.fromEntries(VIEW_PATHS.map((path) => [path, view(path)])),
  });

  return {
    ...{ admin, call, administer, view, fixture, report, submit, play },
    ...{ decide, decideGroups, decideTies, everything },
  };
}

export type SeasonCalls = Awaited<ReturnType<typeof seasonCalls>>;
