import type { LoginReply } from '#contract/admin-session.ts';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import type { JoinReply } from '#contract/registration.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { callApi } from './call-api.ts';

/** The acts of captains and of the administrator, each by the call that the site's own pages make. */
export interface League {
  readonly read: <Path extends ViewPath>(path: Path) => Promise<PublicViews[Path]>;
  /** As a captain, with a club access key or without. Returns the id of the result, which is pending. */
  readonly report: (match: FixtureRow, score: Partial<ReportedScore>, clubKey?: string) => Promise<number>;
  /** Enters a club. Returns the key of its link. */
  readonly enter: (name: string) => Promise<string>;
  /** A club's answer about a result or a kick-off time. */
  readonly sayAsClub: (
    path: 'confirm-result' | 'dispute-result' | 'propose-kickoff' | 'accept-kickoff',
    body: object,
    clubKey: string,
  ) => Promise<void>;
  readonly sendScreenshot: (resultId: number, image: Buffer, clubKey: string) => Promise<void>;
  readonly approve: (id: number) => Promise<void>;
  /** Any other administrator call: `administer('award-result', { … })`. */
  readonly administer: <Reply = void>(
    path: string,
    body?: object,
    method?: 'GET' | 'POST' | 'PUT',
  ) => Promise<Reply>;
}

export function joinLeague(url: string, password: string): League {
  let session: Promise<LoginReply> | null = null;
  async function administer<Reply = void>(
    path: string,
    body?: object,
    method: 'GET' | 'POST' | 'PUT' = 'POST',
  ): Promise<Reply> {
    session ??= callApi<LoginReply>(url, '/api/admin/login', { body: { password } });
    const { token } = await session;
    return callApi<Reply>(url, `/api/ucl/${path}`, { method, body, token });
  }
  return {
    read: (path) => callApi(url, path),
    report: async (match, score, clubKey) => {
      const body = submissionOf(match, score);
      return (await callApi<MatchResult>(url, '/api/ucl/submit-result', { body, clubKey })).id;
    },
    enter: async (name) => {
      const body = { name, contact: 'captain@example.org', acceptsRules: true };
      return (await callApi<JoinReply>(url, '/api/ucl/join', { body })).key;
    },
    sayAsClub: (path, body, clubKey) => callApi(url, `/api/ucl/${path}`, { body, clubKey }),
    sendScreenshot: (resultId, image, clubKey) => {
      const body = new FormData();
      body.set('picture', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'full-time.png');
      return callApi(url, `/api/ucl/evidence/${resultId}`, { body, clubKey });
    },
    approve: (id) => administer('approve-result', { id }),
    administer,
  };
}

/** A captain's submission for a match. */
export function submissionOf(
  { id, home, away, group }: FixtureRow,
  score: Partial<ReportedScore>,
): Partial<SubmitResultBody> {
  return {
    fixtureId: id,
    homeTeam: home?.name ?? 'Nobody',
    awayTeam: away?.name ?? 'Nobody',
    group,
    ...score,
  };
}
