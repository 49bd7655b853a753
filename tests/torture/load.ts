import { randomUUID } from 'node:crypto';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import type { LeagueClient, Reply } from './league-client.ts';
import type { ReplyLog } from './reply-log.ts';

export const FIXTURES = groupFixtures(placeholderClubs());

export function submissionOf(
  fixtureId: number,
  homeScore: number,
  awayScore: number,
  clubs?: readonly Club[],
): SubmitResultBody {
  const fixture = (clubs ? groupFixtures(clubs) : FIXTURES).find(({ id }) => id === fixtureId);
  if (!fixture) throw new Error(`There is no fixture ${fixtureId}`);
  const { home, away, stage } = fixture;
  return { fixtureId, homeTeam: home.name, awayTeam: away.name, homeScore, awayScore, group: stage.group };
}

export interface LoadOptions {
  readonly client: LeagueClient;
  readonly record: ReplyLog;
  readonly random: SeededRandom;
  readonly captains: number;
  readonly administrators: number;
  /** Called for every reply. */
  readonly onReply?: (reply: Reply, call: string) => void;
  /** Called when a call had no reply at all; the caller continues or has aborted the load. */
  readonly onSilence?: (error: Error, call: string) => void;
  /** Between two calls of one person. */
  readonly pauseMs?: number;
}

export interface Load {
  /** Resolves when every call in progress has ended. */
  readonly stop: () => Promise<void>;
}

/** Captains who submit and retry, administrators who approve, reject and reset, all at the same time. */
export function startLoad(options: LoadOptions): Load {
  const { random, captains, administrators, onSilence, pauseMs = 0 } = options;
  let isStopped = false;
  const person = async (act: () => Promise<void>) => {
    while (!isStopped) {
      await act().catch((error: Error) => {
        if (!isStopped) onSilence?.(error, 'a call of the load');
      });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const people = Promise.all([
    ...Array.from({ length: captains }, () => person(() => actAsCaptain(options))),
    ...Array.from({ length: administrators }, () =>
      person(() => (random.chance(0.85) ? decideOne(options) : resetSome(options))),
    ),
  ]);
  return {
    stop: async () => {
      isStopped = true;
      await people;
    },
  };
}

async function actAsCaptain(options: LoadOptions): Promise<void> {
  const { record, random } = options;
  const [key, body] =
    record.sent.size > 0 && random.chance(0.1)
      ? (random.pick([...record.sent].slice(-50)) as [string, SubmitResultBody])
      : [randomUUID(), submissionOf(random.pick(FIXTURES).id, random.integer(0, 10), random.integer(0, 10))];
  await submit(options, key, body);
}

/** Submits with a key and logs the reply. */
export async function submit(
  { client, record, onReply }: Pick<LoadOptions, 'client' | 'record' | 'onReply'>,
  key: string,
  body: SubmitResultBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  record.sent.set(key, body);
  const reply = await client.post('/api/ucl/submit-result', body, { 'idempotency-key': key, ...headers });
  if (reply.status === 201) {
    record.submitted.set(key, reply.json);
    record.noteRevision(reply);
  }
  onReply?.(reply, `submit ${body.fixtureId}`);
  return reply;
}

async function decideOne({ client, record, random, onReply }: LoadOptions): Promise<void> {
  const candidates = [...record.submitted.values()].slice(-30);
  if (candidates.length === 0) return;
  const { id } = random.pick(candidates);
  const decision = random.chance(0.6) ? 'approved' : 'rejected';
  const adminNotes = `Note ${random.integer(0, 1_000_000)}`;
  const path = decision === 'approved' ? '/api/ucl/approve-result' : '/api/ucl/reject-result';
  const reply = await client.post(path, { id, adminNotes });
  if (reply.status === 200) {
    record.decisions.push({ id, decision, adminNotes });
    record.noteRevision(reply);
  }
  onReply?.(reply, `${decision} ${id}`);
}

async function resetSome({ client, record, random, onReply }: LoadOptions): Promise<void> {
  const dice = random.fraction();
  const group = random.pick(GROUPS);
  const matchId = random.pick(FIXTURES).id;
  const [action, scope, body] =
    dice < 0.6
      ? ['reset-match', String(matchId), { matchId }]
      : dice < 0.95
        ? ['reset-group', group, { group }]
        : ['reset-tournament', '', {}];
  const reply = await client.post(`/api/ucl/${action}`, body);
  if (reply.status === 200) {
    record.resets.push({ action: String(action), scope: String(scope), count: reply.json.reset });
    record.noteRevision(reply);
  }
  onReply?.(reply, `${action} ${scope}`);
}
