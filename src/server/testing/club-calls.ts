import { type FormPart, formOf, plainImage } from './image-files.ts';
import type { SeasonCalls } from './season-calls.ts';
import type { TestServer } from './test-server.ts';

/** The calls that require a club access key. */
export const CLUB_CALLS = [
  'GET /api/ucl/my-club',
  'POST /api/ucl/check-in',
  'POST /api/ucl/withdraw-entry',
  'POST /api/ucl/confirm-result',
  'POST /api/ucl/correct-result',
  'POST /api/ucl/dispute-result',
  'POST /api/ucl/evidence/{id}',
  'DELETE /api/ucl/evidence/{id}/{sha256}',
  'POST /api/ucl/withdraw-result',
  'POST /api/ucl/propose-kickoff',
  'POST /api/ucl/accept-kickoff',
];

/** The calls of clubs with their links. In group A club 1 plays 2 in match 6500, 3 in 6501 and 4 in 6502. */
export function clubCalls(server: TestServer, calls: SeasonCalls) {
  /** New links for these clubs: their keys, in that order. */
  const keysOf = async (...clubIds: number[]): Promise<string[]> => {
    const { links } = await calls.administer('club-links', { clubIds });
    return links.map(({ key }: { key: string }) => key);
  };
  const get = (key: string, path = 'my-club') =>
    server.app.inject({ url: `/api/ucl/${path}`, headers: { 'x-club-key': key } });
  const post = (key: string, path: string, body: object, headers: Record<string, string> = {}) =>
    server.post(`/api/ucl/${path}`, body, { 'x-club-key': key, ...headers });
  const report = (key: string, fixtureId: number, score: string) =>
    post(key, 'submit-result', calls.report(fixtureId, score));
  /** An accepted submission; returns its id. */
  const reported = async (key: string, fixtureId: number, score: string): Promise<number> => {
    const reply = await report(key, fixtureId, score);
    if (reply.statusCode !== 201) throw new Error(`${fixtureId}: ${reply.statusCode} ${reply.body}`);
    return reply.json().id;
  };
  /** Kind, author and score of the latest record entries, oldest first. */
  const lastEntries = async (count: number): Promise<string[]> => {
    const { entries } = (await server.app.inject('/api/ucl/record/1')).json();
    return entries
      .slice(-count)
      .map(
        ({ kind, by, data }: { kind: string; by: string; data: Record<string, unknown> }) =>
          `${kind} by ${by}: ${data.homeScore}-${data.awayScore}`,
      );
  };
  const sendParts = (key: string, resultId: number | string, ...parts: FormPart[]) => {
    const { body, headers } = formOf(...parts);
    return server.post(`/api/ucl/evidence/${resultId}`, body, { 'x-club-key': key, ...headers });
  };
  /** Another colour is another image. */
  const sendScreenshot = async (key: string, resultId: number, colour?: string) =>
    sendParts(key, resultId, { content: await plainImage(colour).png().toBuffer() });
  const removeScreenshot = (key: string, resultId: number, sha256: string) =>
    server.app.inject({
      method: 'DELETE',
      url: `/api/ucl/evidence/${resultId}/${sha256}`,
      headers: { 'x-club-key': key },
    });
  return {
    keysOf,
    removeScreenshot: removeScreenshot,
    sendParts,
    sendScreenshot: sendScreenshot,
    get,
    post,
    report,
    reported,
    lastEntries,
  };
}
