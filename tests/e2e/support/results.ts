import type { MatchResultsReply } from '#contract/result-views.ts';
import { placeholderClubs } from '#domain/clubs.ts';
import { buildFixtures } from '#domain/fixtures.ts';
import { PASSWORD } from './site.ts';

const FIXTURES = buildFixtures(placeholderClubs());

interface Site {
  readonly url: string;
}

async function post<Reply>(site: Site, path: string, body: object, token?: string): Promise<Reply> {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<Reply>;
}

/** As a team captain does; the score is written '2-1'. Returns the id of the result. */
export async function submitResult(site: Site, fixtureId: number, score: string): Promise<number> {
  const fixture = FIXTURES.find(({ id }) => id === fixtureId);
  if (!fixture) throw new Error(`There is no fixture ${fixtureId}`);
  const [homeScore, awayScore] = score.split('-').map(Number);
  const { id } = await post<{ id: number }>(site, '/api/ucl/submit-result', {
    fixtureId,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    homeScore,
    awayScore,
    group: fixture.group,
    submittedBy: 'Team Captain',
  });
  return id;
}

/** Every result that the server knows, newest first: '6500 2-1 pending'. */
export async function storedResults(site: Site): Promise<string[]> {
  const response = await fetch(`${site.url}/api/ucl/match-results`);
  const { results } = (await response.json()) as MatchResultsReply;
  return results.map(
    ({ fixtureId, homeScore, awayScore, submissionStatus }) =>
      `${fixtureId} ${homeScore}-${awayScore} ${submissionStatus}`,
  );
}

interface Administrator {
  readonly approve: (id: number) => Promise<void>;
  readonly reject: (id: number, adminNotes: string) => Promise<void>;
  readonly resetMatch: (fixtureId: number) => Promise<void>;
}

export async function signIn(site: Site): Promise<Administrator> {
  const { token } = await post<{ token: string }>(site, '/api/admin/login', { password: PASSWORD });
  return {
    approve: async (id) => post(site, '/api/ucl/approve-result', { id }, token),
    resetMatch: async (matchId) => post(site, '/api/ucl/reset-match', { matchId }, token),
    reject: async (id, adminNotes) => post(site, '/api/ucl/reject-result', { id, adminNotes }, token),
  };
}
