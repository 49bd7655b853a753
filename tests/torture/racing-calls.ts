import { REVISION_HEADER } from '#contract/live.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { LeagueClient, Reply } from './league-client.ts';
import { type Change, make } from './season-play.ts';
import type { Trial } from './table.ts';

/** The racing servers. */
export interface Field {
  readonly clients: readonly [LeagueClient, LeagueClient];
  readonly trial: Trial;
  readonly random: SeededRandom;
}

export interface RacedReply {
  readonly change: Change;
  /** 'done', or the code of an error. */
  readonly code: string;
  readonly json: Reply['json'];
}

const CROWD = 6;

/** Calls at the same moment, half of them to each server. */
export class RacingCalls {
  /** How many races there were. */
  races = 0;
  readonly #field: Field;
  readonly #season: number;

  constructor(field: Field, season: number) {
    this.#field = field;
    this.#season = season;
  }

  /** Replies in the order of the changes, whatever the order in which they were sent. */
  async send(changes: readonly Change[], clients = this.#field.clients): Promise<RacedReply[]> {
    const order = this.#field.random.shuffled(changes.map((_, index) => index));
    const sent = await Promise.all(
      order.map(async (index, place) => {
        const change = changes[index] as Change;
        const reply = await make(place % 2 === 0 ? clients[0] : clients[1], change);
        return { index, change, reply };
      }),
    );
    // The next read has to find the change of the other process.
    const revisions = sent.map(({ reply }) => Number(reply.headers[REVISION_HEADER])).filter(Boolean);
    for (const each of this.#field.clients)
      await each.get(`/api/ucl/fixtures?revision=${Math.max(1, ...revisions)}`);
    return sent
      .sort((one, other) => one.index - other.index)
      .map(({ change, reply: { status, json } }) => ({
        ...{ change, json },
        code: status < 300 ? 'done' : (json?.code ?? String(status)),
      }));
  }

  /** These calls at once have these outcomes, in any order. Returns the replies to those that succeeded. */
  async expect(
    changes: readonly Change[],
    codes: readonly string[],
    clients = this.#field.clients,
  ): Promise<RacedReply[]> {
    this.races += 1;
    const replies = await this.send(changes, clients);
    const found = replies.map(({ code }) => code).sort();
    this.check(found.join() === codes.toSorted().join(), `${changes[0]?.path} at once: ${found.join()}`);
    return replies.filter(({ code }) => code === 'done');
  }

  /** Many make the same change: one of them succeeds, the others get an error. */
  async once(change: Change, code: string, clients = this.#field.clients): Promise<RacedReply | undefined> {
    const refused = Array<string>(CROWD - 1).fill(code);
    const [done] = await this.expect(Array<Change>(CROWD).fill(change), ['done', ...refused], clients);
    return done;
  }

  /** Two changes that exclude each other: one of them is made, and the other gets this error. */
  async either(
    one: Change,
    other: Change,
    refused: readonly [ofOne: string, ofOther: string],
    clients = this.#field.clients,
  ): Promise<Change> {
    this.races += 1;
    const [first, second] = await this.send([one, other], clients);
    const isOne = first?.code === 'done' && second?.code === refused[1];
    const isOther = second?.code === 'done' && first?.code === refused[0];
    this.check(isOne || isOther, `${one.path} against ${other.path}: ${first?.code}, ${second?.code}`);
    return isOne ? one : other;
  }

  check(isRight: boolean, problem: string): void {
    this.#field.trial.check(isRight, `Season ${this.#season}, ${problem}`);
  }
}
