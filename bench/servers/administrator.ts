import { REVISION_HEADER } from '#contract/live.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { ADMIN_PASSWORD } from './site.ts';

export const FIXTURES = groupFixtures(placeholderClubs());

/** A captain's submission for a match. */
export function submissionFor(index: number): object {
  const fixture = FIXTURES[index];
  if (!fixture) throw new Error(`There is no fixture ${index}`);
  return {
    fixtureId: fixture.id,
    homeTeam: fixture.home.name,
    awayTeam: fixture.away.name,
    group: fixture.stage.group,
    homeScore: (index * 7) % 5,
    awayScore: (index * 3) % 4,
    submittedBy: 'Team Captain',
  };
}

/** Calls the site for captains and the administrator. */
export interface Administrator {
  readonly submit: (index: number) => Promise<number>;
  /** Also returns the revision of the change. */
  readonly submitFor: (index: number) => Promise<{ id: number; revision: number }>;
  readonly approve: (id: number) => Promise<void>;
  readonly reset: () => Promise<void>;
  /** Plays and approves every match. */
  readonly playAll: () => Promise<void>;
}

export async function signIn(url: string): Promise<Administrator> {
  const send = async (
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const login = await send('/api/admin/login', { password: ADMIN_PASSWORD });
  const { token } = (await login.json()) as { token: string };
  const admin = { authorization: `Bearer ${token}` };

  const submitFor = async (index: number) => {
    const response = await send('/api/ucl/submit-result', submissionFor(index));
    const { id } = (await response.json()) as { id: number };
    return { id, revision: Number(response.headers.get(REVISION_HEADER)) };
  };
  const submit = async (index: number) => (await submitFor(index)).id;
  const approve = async (id: number) =>
    void (await (await send('/api/ucl/approve-result', { id }, admin)).text());
  return {
    submit,
    submitFor,
    approve,
    reset: async () => void (await (await send('/api/ucl/reset-tournament', {}, admin)).text()),
    playAll: async () => {
      const ids = await Promise.all(FIXTURES.map((_, index) => submit(index)));
      await Promise.all(ids.map(approve));
    },
  };
}
