import type { FixtureRow } from '#contract/fixtures-view.ts';
import { VIEW_PATHS, type ViewPath } from '#contract/public-views.ts';
import { submissionOf } from '#demo/league.ts';
import { TIES } from '#domain/testing/default-matches.ts';
import { currentRevision } from '#store/db/revision.ts';
import { decideMatches } from './decide-matches.ts';
import { adminHeaders, type TestServer } from './test-server.ts';

type Method = 'GET' | 'POST' | 'PUT';

/** A short score: '2-1', '1-1p4-3' after a shoot-out, '2-1e' after extra time. */
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

  /** An administrator call, which must succeed. */
  const administer = async (path: string, body?: object, method: Method = 'POST') => {
    const reply = await call(method, path, body);
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };

  const view = (path: ViewPath) => JSON.parse(server.context.publisher.current().data[path].text);
  const fixture = (id: number): FixtureRow =>
    view('/api/ucl/fixtures').fixtures.find((row: FixtureRow) => row.id === id);

  /** A captain's submission. A score without a short form is given by its fields. */
  const report = (id: number, score: string | object) =>
    submissionOf(fixture(id), typeof score === 'string' ? scoreOf(score) : score);
  const submit = (id: number, score: string | object) =>
    server.post('/api/ucl/submit-result', report(id, score));
  /** A submitted and approved result. */
  const play = async (id: number, score: string) => {
    const reply = await submit(id, score);
    if (reply.statusCode !== 201) throw new Error(`${id} ${score}: ${reply.statusCode} ${reply.body}`);
    await administer('approve-result', { id: reply.json().id });
  };

  /** Awards these matches to the home club, directly in the database. */
  const decide = (fixtureIds: readonly number[]) => {
    const score = { ...scoreOf('1-0'), homePenalties: null, awayPenalties: null, afterExtraTime: false };
    const scores = new Map(fixtureIds.map((id) => [id, score]));
    return decideMatches(server.context, scores, 'Decided for the test');
  };
  /** Every group match without a result. */
  const decideGroups = () => {
    const rows: FixtureRow[] = view('/api/ucl/fixtures').fixtures;
    return decide(rows.filter(({ round, result }) => round === null && result === null).map(({ id }) => id));
  };
  /** Every tie before the finals. */
  const decideTies = () => decide(TIES.filter(({ stage }) => stage.round !== 'final').map(({ id }) => id));

  /** Everything that a rejected call must leave unchanged. */
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
