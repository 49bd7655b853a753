import type { LoginReply } from '#contract/admin-session.ts';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { ReportedScore } from '#domain/results/results.ts';
import { callApi } from './call-api.ts';

/** What captains and the administrator of a site do, each by the call that the site's own pages make. */
export interface League {
  readonly read: <Path extends ViewPath>(path: Path) => Promise<PublicViews[Path]>;
  /** As a captain, with the key of the club's link or without. Returns the id of the result, which waits. */
  readonly report: (match: FixtureRow, score: Partial<ReportedScore>, clubKey?: string) => Promise<number>;
  /** What a club says with the key of its link, about a report or the time of a match. */
  readonly sayAsClub: (
    path: 'confirm-result' | 'dispute-result' | 'propose-kickoff' | 'accept-kickoff',
    body: object,
    clubKey: string,
  ) => Promise<void>;
  readonly sendPicture: (resultId: number, picture: Buffer, clubKey: string) => Promise<void>;
  readonly approve: (id: number) => Promise<void>;
  /** Any other call of the administrator's: `administer('award-result', { … })`. */
  readonly administer: <Reply = void>(path: string, body?: object, method?: 'POST' | 'PUT') => Promise<Reply>;
}

export function joinLeague(url: string, password: string): League {
  let session: Promise<LoginReply> | null = null;
  async function administer<Reply = void>(
    path: string,
    body?: object,
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Reply> {
    session ??= callApi<LoginReply>(url, '/api/admin/login', { body: { password } });
    const { token } = await session;
    return callApi<Reply>(url, `/api/ucl/${path}`, { method, body, token });
  }
  return {
    read: (path) => callApi(url, path),
    report: async (match, score, clubKey) => {
      const body = reportOf(match, score);
      return (await callApi<MatchResult>(url, '/api/ucl/submit-result', { body, clubKey })).id;
    },
    sayAsClub: (path, body, clubKey) => callApi(url, `/api/ucl/${path}`, { body, clubKey }),
    sendPicture: (resultId, picture, clubKey) => {
      const body = new FormData();
      body.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'full-time.png');
      return callApi(url, `/api/ucl/evidence/${resultId}`, { body, clubKey });
    },
    approve: (id) => administer('approve-result', { id }),
    administer,
  };
}

/** What a captain sends about a match. */
export function reportOf(
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
