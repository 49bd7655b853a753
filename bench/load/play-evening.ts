import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { REVISION_HEADER } from '#contract/live.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { ALL_NEWS } from '#domain/news/channels.ts';
import { noise } from '#server/testing/image-files.ts';
import { LeagueClient, type Reply } from '../../tests/torture/league-client.ts';
import { FIXTURES, submissionOf, submit } from '../../tests/torture/load.ts';
import { ReplyLog } from '../../tests/torture/reply-log.ts';
import { ADMIN_PASSWORD } from '../servers/site.ts';

const CAPTAINS = 200;
const CLUBS = 64;
/** The last match begins at this share of the evening, so that the evening ends in time. */
const LAST_KICKOFF = 0.85;
const DISPUTED = 1 / 3;
const REJECTED = 1 / 8;
/** How long a person looks before the next step. */
const LOOK_MS = { min: 500, max: 2_500 };
/** As the page does. */
const POLL_MS = 3_000;
const RETRIES = 10;
const RETRY_MS = 1_000;

type Fixture = (typeof FIXTURES)[number];

interface Approval {
  readonly fixture: Fixture;
  readonly revision: number;
  /** When the administrator pressed the button. Milliseconds since 1970. */
  readonly pressedAt: number;
}

/** What the site has acknowledged. */
export interface EveningLog {
  readonly replies: ReplyLog;
  readonly approvals: Approval[];
  /** Ids of results. */
  readonly confirmed: number[];
  readonly disputed: number[];
  /** The hashes of the stored screenshots. */
  readonly screenshots: string[];
  /** Second submissions of a match, which were refused. */
  refused: number;
  /** Calls repeated with their key after a 5xx or no reply. */
  repeated: number;
}

export interface EveningSize {
  readonly matches: number;
  readonly milliseconds: number;
}

/** An evening on which group matches are submitted, answered, illustrated and decided. */
export async function playEvening(
  url: string,
  { matches, milliseconds }: EveningSize,
  random: SeededRandom,
): Promise<EveningLog> {
  const administrators = [new LeagueClient(url, addressOf(0)), new LeagueClient(url, addressOf(1))];
  for (const administrator of administrators) await administrator.logIn(ADMIN_PASSWORD);
  const [administrator] = administrators as [LeagueClient, LeagueClient];
  await administrator.call('PUT', '/api/admin/chat', { kinds: { ...ALL_NEWS, groups: false } });
  const evening = new Evening(random);
  const keys = await evening.makeLinks(administrator);

  const captains = Array.from(
    { length: CAPTAINS },
    (_, index) => new LeagueClient(url, addressOf(2 + index)),
  );
  const inOrder = random.shuffled(FIXTURES).slice(0, matches);
  const playing = inOrder.map(async (fixture, index) => {
    const [home, away, colleague] = [
      captains[2 * index],
      captains[2 * index + 1],
      captains[2 * inOrder.length + index],
    ];
    await delay((index / inOrder.length) * LAST_KICKOFF * milliseconds);
    const sideOf = (client: LeagueClient | undefined, { id }: { readonly id: number }): Captain => {
      if (!client) throw new Error('There are too few captains');
      return { client, clubKey: keys.get(id) ?? '' };
    };
    await evening.play(
      fixture,
      sideOf(home, fixture.home),
      sideOf(away, fixture.away),
      colleague && sideOf(colleague, fixture.home),
    );
  });
  const isOver = Promise.all(playing);
  const deciding = administrators.map((each) => evening.decideUntil(each, isOver));
  await Promise.all([isOver, ...deciding]);
  for (const client of [...captains, ...administrators]) client.close();
  return evening.log;
}

/** nginx counts calls per address: each person has one. */
function addressOf(person: number): string {
  return `127.9.${person >> 8}.${person & 255}`;
}

interface Captain {
  readonly client: LeagueClient;
  readonly clubKey: string;
}

interface Waiting {
  readonly id: number;
  readonly fixture: Fixture;
  readonly decided: (approved: boolean) => void;
}

class Evening {
  readonly log: EveningLog = {
    replies: new ReplyLog(),
    ...{ approvals: [], confirmed: [], disputed: [], screenshots: [], refused: 0, repeated: 0 },
  };
  readonly #random: SeededRandom;
  readonly #waiting: Waiting[] = [];

  constructor(random: SeededRandom) {
    this.#random = random;
    // It knows the keys of submissions only.
    this.log.replies.knowsAllSent = false;
  }

  /** The access keys of the clubs. */
  async makeLinks(administrator: LeagueClient): Promise<Map<number, string>> {
    const clubIds = Array.from({ length: CLUBS }, (_, index) => index + 1);
    const { links } = expecting(
      200,
      await this.#send(administrator, '/api/ucl/club-links', { clubIds }),
    ).json;
    return new Map(links.map(({ clubId, key }: { clubId: number; key: string }) => [clubId, key]));
  }

  /** Until the result is approved. */
  async play(fixture: Fixture, home: Captain, away: Captain, colleague?: Captain): Promise<void> {
    for (;;) {
      const id = await this.#submit(fixture, home);
      // The second captain of a club, at nearly the same moment.
      if (colleague) await this.#submitAgain(fixture, colleague);
      await this.#upload(id, home);
      await this.#look();
      if (this.#random.chance(DISPUTED)) {
        const body = { id, homeScore: 0, awayScore: 9, reason: 'The screenshot shows another score.' };
        await this.#answer(away, '/api/ucl/dispute-result', body, this.log.disputed);
        await this.#upload(id, away);
      } else {
        await this.#answer(away, '/api/ucl/confirm-result', { id }, this.log.confirmed);
      }
      const isApproved = await new Promise<boolean>((decided) => {
        this.#waiting.push({ id, fixture, decided });
      });
      if (isApproved) return;
    }
  }

  /** One of the administrators: takes the next result, reads it with its screenshots, and decides. */
  async decideUntil(administrator: LeagueClient, isOver: Promise<unknown>): Promise<void> {
    let isGoing = true;
    isOver.finally(() => {
      isGoing = false;
    });
    while (isGoing) {
      const next = this.#waiting.shift();
      const pending = await this.#persist(() => administrator.get('/api/ucl/pending-results'));
      if (!next) {
        await delay(POLL_MS);
        continue;
      }
      const row = pending.json.pendingResults.find(({ id }: { id: number }) => id === next.id);
      for (const { sha256 } of row?.evidence ?? [])
        await this.#persist(() => administrator.get(`/api/ucl/evidence/${sha256}`));
      next.decided(await this.#decide(administrator, next));
    }
  }

  async #decide(administrator: LeagueClient, { id, fixture }: Waiting): Promise<boolean> {
    const decision = this.#random.chance(REJECTED) ? 'rejected' : 'approved';
    const path = decision === 'approved' ? '/api/ucl/approve-result' : '/api/ucl/reject-result';
    const adminNotes = `Note ${this.#random.integer(0, 1_000_000)}`;
    const pressedAt = Date.now();
    const reply = expecting(200, await this.#send(administrator, path, { id, adminNotes }));
    this.log.replies.decisions.push({ id, decision, adminNotes });
    const revision = Number(reply.headers[REVISION_HEADER]);
    if (decision === 'approved') this.log.approvals.push({ fixture, revision, pressedAt });
    return decision === 'approved';
  }

  async #submit({ id }: Fixture, { client, clubKey }: Captain): Promise<number> {
    const key = randomUUID();
    const body = submissionOf(id, this.#random.integer(0, 5), this.#random.integer(0, 5));
    const headers = { 'x-club-key': clubKey };
    const reply = await this.#persist(() => submit({ client, record: this.log.replies }, key, body, headers));
    return expecting(201, reply).json.id;
  }

  async #submitAgain({ id }: Fixture, { client, clubKey }: Captain): Promise<void> {
    const body = submissionOf(id, 1, 1);
    expecting(409, await this.#send(client, '/api/ucl/submit-result', body, clubKey));
    this.log.refused += 1;
  }

  async #answer(
    { client, clubKey }: Captain,
    path: string,
    body: { id: number },
    log: number[],
  ): Promise<void> {
    expecting(200, await this.#send(client, path, body, clubKey));
    log.push(body.id);
  }

  async #upload(resultId: number, { client, clubKey }: Captain): Promise<void> {
    const screenshot = await noise(320, 180).jpeg({ quality: 60 }).toBuffer();
    const reply = await this.#persist(async () => {
      const body = new FormData();
      body.set('picture', new Blob([new Uint8Array(screenshot)], { type: 'image/jpeg' }), 'screenshot.jpg');
      const url = `${client.url}/api/ucl/evidence/${resultId}`;
      const response = await fetch(url, { method: 'POST', headers: { 'x-club-key': clubKey }, body });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    });
    this.log.screenshots.push(JSON.parse(expecting(201, reply).body.toString()).sha256);
    await this.#look();
  }

  #send(client: LeagueClient, path: string, body: object, clubKey?: string): Promise<Reply> {
    const headers = { 'idempotency-key': randomUUID(), ...(clubKey && { 'x-club-key': clubKey }) };
    return this.#persist(() => client.post(path, body, headers));
  }

  /** A person presses again when a call fails, and the page repeats it with the same key. */
  async #persist<Answer extends Pick<Reply, 'status' | 'body'>>(
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    for (let triesLeft = RETRIES; ; triesLeft -= 1) {
      const reply = await call().catch((error: Error) => error);
      if (!(reply instanceof Error) && reply.status < 500) return reply;
      if (triesLeft === 0)
        throw reply instanceof Error
          ? reply
          : new Error(`The answer is still ${reply.status}: ${reply.body}`);
      this.log.repeated += 1;
      await delay(RETRY_MS);
    }
  }

  #look(): Promise<void> {
    return delay(this.#random.integer(LOOK_MS.min, LOOK_MS.max));
  }
}

function expecting<Answer extends Pick<Reply, 'status' | 'body'>>(status: number, reply: Answer): Answer {
  if (reply.status !== status) throw new Error(`${status} was expected, not ${reply.status}: ${reply.body}`);
  return reply;
}
