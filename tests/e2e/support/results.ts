import type { AdminRecordReply } from '#contract/admin-record.ts';
import type { LoginReply } from '#contract/admin-session.ts';
import type { NewClubLinksReply } from '#contract/club-links.ts';
import type { ClubsReply } from '#contract/clubs.ts';
import type { MatchResult, MatchResultsReply } from '#contract/result-views.ts';
import { type ApiCall, callApi } from '#demo/call-api.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { PASSWORD } from '#server/testing/admin-password.ts';

const FIXTURES = groupFixtures(placeholderClubs());

/** One match of each group. */
export const ONE_FIXTURE_PER_GROUP = GROUPS.map((group) => {
  const fixture = FIXTURES.find(({ stage }) => stage.group === group);
  if (!fixture) throw new Error(`Group ${group} has no fixture`);
  return fixture.id;
});

interface Site {
  readonly url: string;
}

const call = <Reply>({ url }: Site, path: string, options: ApiCall) => callApi<Reply>(url, path, options);

/** Submits as a team captain, with a club access key or without; the score is written '2-1'. Returns the result id. */
export async function submitResult(
  site: Site,
  fixtureId: number,
  score: string,
  clubKey?: string,
): Promise<number> {
  const fixture = FIXTURES.find(({ id }) => id === fixtureId);
  if (!fixture) throw new Error(`There is no fixture ${fixtureId}`);
  const [homeScore, awayScore] = score.split('-').map(Number);
  const { id } = await call<{ id: number }>(site, '/api/ucl/submit-result', {
    body: {
      fixtureId,
      homeTeam: fixture.home.name,
      awayTeam: fixture.away.name,
      homeScore,
      awayScore,
      group: fixture.stage.group,
      submittedBy: 'Team Captain',
    },
    clubKey,
  });
  return id;
}

/** Any club call below /api/ucl/, with a club access key. */
export function answer(site: Site, path: string, body: object, clubKey: string | undefined): Promise<void> {
  return call(site, `/api/ucl/${path}`, { body, clubKey });
}

/** Every stored result, newest first: '6500 2-1 pending'. */
export async function storedResults(site: Site): Promise<string[]> {
  const { results } = await call<MatchResultsReply>(site, '/api/ucl/match-results', {});
  return results.map(
    ({ fixtureId, homeScore, awayScore, submissionStatus }) =>
      `${fixtureId} ${homeScore}-${awayScore} ${submissionStatus}`,
  );
}

/** Calls the server directly, with an administrator's token. */
export interface Administrator {
  readonly session: Pick<LoginReply, 'token' | 'expiresAt'>;
  readonly approve: (id: number) => Promise<void>;
  readonly reject: (id: number, adminNotes?: string) => Promise<void>;
  readonly resetMatch: (fixtureId: number) => Promise<void>;
  readonly announce: (text: string) => Promise<void>;
  readonly deduct: (clubId: number, points: number, reason: string) => Promise<void>;
  readonly rename: (clubs: { id: number; name: string }[]) => Promise<void>;
  /** Any other call below /api/ucl/. */
  readonly change: (path: string, body?: object, method?: 'POST' | 'PUT') => Promise<void>;
  /** Creates links for these clubs and returns their keys, in this order. */
  readonly keysOf: (...clubIds: number[]) => Promise<string[]>;
  readonly logOut: () => Promise<void>;
  readonly results: () => Promise<MatchResult[]>;
  readonly record: () => Promise<AdminRecordReply['actions']>;
  readonly clubNames: () => Promise<string[]>;
}

export async function signIn(site: Site): Promise<Administrator> {
  const { token, expiresAt } = await call<LoginReply>(site, '/api/admin/login', {
    body: { password: PASSWORD },
  });
  const get = <Reply>(path: string) => call<Reply>(site, path, { token });
  const post = (path: string, body: object) => call<void>(site, path, { body, token });
  return {
    session: { token, expiresAt },
    approve: (id) => post('/api/ucl/approve-result', { id }),
    reject: (id, adminNotes) => post('/api/ucl/reject-result', { id, adminNotes }),
    resetMatch: (matchId) => post('/api/ucl/reset-match', { matchId }),
    announce: (text) => call(site, '/api/ucl/announcement', { method: 'PUT', body: { text }, token }),
    deduct: (clubId, points, reason) => post('/api/ucl/deduct-points', { clubId, points, reason }),
    rename: (clubs) => call(site, '/api/ucl/clubs', { method: 'PUT', body: { clubs }, token }),
    change: (path, body = {}, method = 'POST') => call(site, `/api/ucl/${path}`, { method, body, token }),
    async keysOf(...clubIds) {
      const { links } = await call<NewClubLinksReply>(site, '/api/ucl/club-links', {
        body: { clubIds },
        token,
      });
      return links.map(({ key }) => key);
    },
    logOut: () => post('/api/admin/logout', {}),
    results: async () => (await get<MatchResultsReply>('/api/ucl/match-results')).results,
    record: async () => (await get<AdminRecordReply>('/api/admin/record')).actions,
    clubNames: async () => (await get<ClubsReply>('/api/ucl/clubs')).clubs.map(({ name }) => name),
  };
}
