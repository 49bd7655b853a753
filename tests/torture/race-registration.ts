import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntriesReply, RegistrationReply } from '#contract/registration.ts';
import { LIVE_ENTRIES_MAX } from '#domain/registration/registration.ts';
import type { LeagueClient } from './league-client.ts';
import { type Field, RacingCalls } from './racing-calls.ts';
import {
  asClub,
  type Change,
  decideFinals,
  decideGroups,
  make,
  makeIgnoringErrors,
  post,
  put,
} from './season-play.ts';

const REASON = 'First come, first served';
const CROWD = 6;
/** From the opening of check-in to its end. */
const CHECK_IN_MS = 1_500;
const ENDED_WITHIN_MS = 2_000;

/** Small cups whose clubs enter themselves, with every call of registration at the same moment as others. */
export async function raceRegistration(field: Field, rounds: number): Promise<number> {
  let races = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const cup = new RacedCup(field, round);
    await cup.race();
    races += cup.calls.races;
  }
  return races;
}

/** More clubs at once than may enter: the first ones are in the list, once each, and the others get an error. */
export async function floodRegistration({ clients, trial }: Field, crowd: number): Promise<void> {
  const settings = { places: 64, closesAt: null, acceptance: 'automatic', code: null, note: null };
  await makeIgnoringErrors(clients[0], put('registration', { state: 'open', ...settings, checkIn: null }));
  const replies = await Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      make(clients[index % 2 === 0 ? 0 : 1], joining(`Flood ${index}`)),
    ),
  );
  const entered = replies.filter(({ status }) => status === 201);
  const full = replies.filter(({ json }) => json?.code === 'registration_full');
  const expected = Math.min(crowd, LIVE_ENTRIES_MAX);
  trial.check(
    entered.length === expected && full.length === crowd - expected,
    `Of ${crowd} clubs at once, ${entered.length} entered and ${full.length} found the list full`,
  );
  const numbers = new Set(entered.map(({ json }) => json.entry.number));
  trial.check(numbers.size === expected, `${entered.length} clubs have ${numbers.size} numbers`);
}

class RacedCup {
  readonly calls: RacingCalls;
  readonly #field: Field;
  readonly #client: LeagueClient;
  readonly #name: string;
  readonly #places: number;
  /** The valid key of each club, by the number of its entry. */
  readonly #keys = new Map<number, string>();
  #names = 0;

  constructor(field: Field, round: number) {
    this.calls = new RacingCalls(field, round);
    this.#field = field;
    this.#client = field.clients[0];
    this.#name = `Cup ${round}`;
    this.#places = field.random.integer(4, 5);
  }

  async race(): Promise<void> {
    await this.#open();
    await this.#enterOneName();
    await this.#enterWithOneKey();
    await this.#enterForLastPlace();
    await this.#leaveAndMoveUp();
    await this.#loseLink();
    await this.#drawAndLeave();
    await this.#decideTogether();
    const present = await this.#checkInUntilTheEnd();
    await this.#play(present);
  }

  async #enterOneName(): Promise<void> {
    const name = this.#newName();
    const spellings = [name, name.toUpperCase(), ` ${name}`, name.replace(' ', '  '), name, name];
    const taken = Array<string>(CROWD - 1).fill('name_taken');
    this.#note(
      await this.calls.expect(
        spellings.map((spelling) => joining(spelling)),
        ['done', ...taken],
      ),
    );
  }

  /** Every retry gets a key, and only the last of them opens anything. */
  async #enterWithOneKey(): Promise<void> {
    this.calls.races += 1;
    const change = joining(this.#newName());
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: CROWD }, (_, index) => make(this.#at(index), change, id)),
    );
    const entries = new Set(replies.map(({ json }) => json.entry?.number));
    this.calls.check(entries.size === 1, `one key has made the entries ${[...entries]}`);
    const keys: string[] = replies.map(({ json }) => json.key);
    const opened = await Promise.all(keys.map((key) => this.#myClub(key)));
    const valid = keys.filter((_, index) => opened[index]?.status === 200);
    this.calls.check(valid.length === 1, `${valid.length} of ${CROWD} keys of one entry open it`);
    this.#keys.set(replies[0]?.json.entry?.number, valid[0] ?? '');
  }

  async #enterForLastPlace(): Promise<void> {
    while ((await this.#list()).length < this.#places - 1)
      this.#note([await makeIgnoringErrors(this.#client, joining(this.#newName()))]);
    const crowd = Array.from({ length: CROWD }, () => joining(this.#newName()));
    const entered = await this.calls.expect(crowd, Array<string>(CROWD).fill('done'));
    this.#note(entered);
    const positions = entered
      .map(({ json: { entry } }) => `${entry.status} ${entry.position}`)
      .sort()
      .join();
    const expected = [
      'accepted null',
      ...Array.from({ length: CROWD - 1 }, (_, index) => `waiting ${index + 1}`),
    ].join();
    this.calls.check(positions === expected, `the last place: ${positions}`);
    await this.#checkOrder();
  }

  /** Clubs withdraw and are declined while others enter and places are added: the next ones move up, in order. */
  async #leaveAndMoveUp(): Promise<void> {
    const [first = 0, second = 0, third = 0] = (await this.#list()).map(({ number }) => number);
    const changes = [
      this.#byEntry(first, 'withdraw-entry'),
      this.#byEntry(second, 'withdraw-entry'),
      deciding(third, 'decline'),
      joining(this.#newName()),
      this.#settings({ places: this.#places + 1 }),
    ];
    const made = await this.calls.expect(changes, Array<string>(changes.length).fill('done'));
    this.#note(made.filter(({ change }) => change.path === 'join'));
    await this.#checkOrder(this.#places + 1);

    const [leaving = 0] = (await this.#list()).map(({ number }) => number);
    await this.calls.once(this.#byEntry(leaving, 'withdraw-entry'), 'unknown_club_key');
    const [both = 0] = (await this.#list()).map(({ number }) => number);
    await this.calls.either(this.#byEntry(both, 'withdraw-entry'), deciding(both, 'decline'), [
      'unknown_club_key',
      'entry_decided',
    ]);
    while ((await this.#list()).length < this.#places + 2)
      this.#note([await makeIgnoringErrors(this.#client, joining(this.#newName()))]);
    await this.#checkOrder(this.#places + 1);
  }

  /** Two administrators make a new link for one club: the later one is valid. */
  async #loseLink(): Promise<void> {
    const number = this.#anyAccepted(await this.#list());
    const made = await this.calls.expect(Array(2).fill(post('entry-link', { number })), ['done', 'done']);
    const keys = [this.#keyOf(number), ...made.map(({ json }) => json.key)];
    const opened = await Promise.all(keys.map((key) => this.#myClub(key)));
    const valid = keys.filter((_, index) => opened[index]?.status === 200);
    this.calls.check(
      valid.length === 1 && valid[0] !== keys[0],
      `${valid.length} links of one entry are valid`,
    );
    this.#keys.set(number, valid[0] ?? '');
  }

  /** A club enters or leaves while the draw is made or sealed. */
  async #drawAndLeave(): Promise<void> {
    const seal = post('draw/seal');
    const joined = joining(this.#newName());
    const [entered] = await this.calls.send([joined, FROM_ENTRIES]);
    this.calls.races += 1;
    if (entered?.code === 'done') this.#note([entered]);
    else this.calls.check(entered?.code === 'registration_closed', `a late club: ${entered?.code}`);

    const first = this.#anyAccepted(await this.#list());
    await this.calls.expect([this.#byEntry(first, 'withdraw-entry'), FROM_ENTRIES], ['done', 'done']);
    const drawn: number[] = (await this.#draw()).clubs.map(({ entry }: { entry: number }) => entry);
    const { status, json } = await make(this.#client, seal);
    this.calls.check(
      drawn.includes(first) ? json.code === 'entries_changed' : status === 200,
      `a draw ${drawn.includes(first) ? 'with' : 'without'} a club that has left: ${status} ${json.code}`,
    );
    if (status === 200) await makeIgnoringErrors(this.#client, post('draw/unseal', { reason: REASON }));
    await makeIgnoringErrors(this.#client, FROM_ENTRIES);

    const second = this.#anyAccepted(await this.#list());
    const withdraw = this.#byEntry(second, 'withdraw-entry');
    const made = await this.calls.either(withdraw, seal, ['draw_state', 'entries_changed']);
    if (made === seal) {
      await this.calls.once(post('draw/unseal', { reason: REASON }), 'draw_state');
      await makeIgnoringErrors(this.#client, withdraw);
    }
    await this.#open();
  }

  /** Two reviewers work through the same queue, and one of them loses the right to. */
  async #decideTogether(): Promise<void> {
    await makeIgnoringErrors(this.#client, this.#settings({ acceptance: 'by-hand' }));
    const { key } = (await this.#staff('POST', '/api/admin/staff', { name: 'Ann', role: 'reviewer' })).json;
    const login = await this.#staff('POST', '/api/admin/staff-login', { key });
    const reviewers = [
      this.#field.clients[0].at(this.#field.clients[0].url),
      this.#field.clients[1],
    ] as const;
    reviewers[0].token = login.json.token;
    const applied: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const entered = await makeIgnoringErrors(this.#client, joining(this.#newName()));
      this.#note([entered]);
      applied.push(entered.json.entry.number);
    }
    const [one = 0, other = 0, last = 0] = applied;
    const accepted = await this.calls.once(deciding(one, 'accept'), 'entry_decided', reviewers);
    const undo = post('undo', { seqs: [accepted?.json.recorded.seq] });
    await this.calls.once(undo, 'already_undone', reviewers);
    await this.calls.once(deciding(one, 'decline'), 'entry_decided', reviewers);
    const [accept] = await this.calls.send(
      [deciding(other, 'accept'), deciding(other, 'decline')],
      reviewers,
    );
    this.calls.check(
      accept?.code === 'done' || accept?.code === 'entry_decided',
      `accepting and declining: ${accept?.code}`,
    );
    const { staff } = (await this.#staff('GET', '/api/admin/staff')).json;
    const { number } = staff.findLast(({ name }: { name: string }) => name === 'Ann');
    const [decided] = await Promise.all([
      make(reviewers[0], deciding(last, 'wait')),
      this.#staff('POST', '/api/admin/revoke-staff', { number }),
    ]);
    this.calls.check(
      [200, 401].includes(decided.status),
      `a reviewer whose link is being revoked: ${decided.status}`,
    );
    const { actions } = (await this.#staff('GET', '/api/admin/record')).json;
    const isLogged = actions.some(({ action }: { action: string }) => action === 'revoke-staff');
    this.calls.check(isLogged, 'the end of a link is not in the activity log');
    const late = await make(reviewers[0], deciding(last, 'decline'));
    this.calls.check(late.status === 401, `a reviewer without a link: ${late.status}`);
    await makeIgnoringErrors(this.#client, deciding(last, 'decline'));
    reviewers[0].close();
  }

  /** Clubs check in until the window ends, on both servers. Returns those that are in after that. */
  async #checkInUntilTheEnd(): Promise<number[]> {
    const before = await this.#list();
    const closesAt = new Date(Date.now() + CHECK_IN_MS).toISOString();
    const checkIn = { opensAt: '2026-01-01T00:00:00.000Z', closesAt };
    await makeIgnoringErrors(this.#client, this.#settings({ checkIn }));
    const [first = 0, ...others] = before.map(({ number }) => number);
    const early = others.slice(0, 3);
    await this.calls.expect(
      Array<Change>(CROWD).fill(this.#byEntry(first, 'check-in')),
      Array<string>(CROWD).fill('done'),
    );
    for (const number of early) await makeIgnoringErrors(this.#client, this.#byEntry(number, 'check-in'));
    const present = new Set([first, ...early]);
    this.calls.races += 1;
    // The last club never comes.
    const late = others.slice(3, -1).map(async (number, index) => {
      await delay(Math.max(0, Date.parse(closesAt) - Date.now() - 20 + 8 * index));
      const reply = await make(this.#at(index), this.#byEntry(number, 'check-in'));
      if (reply.status === 200) present.add(number);
      else
        this.calls.check(
          ['check_in_closed', 'unknown_club_key'].includes(reply.json.code),
          `a late check-in: ${reply.status} ${reply.json.code}`,
        );
    });
    await Promise.all(late);
    await delay(Math.max(0, Date.parse(closesAt) - Date.now()));
    const isEnded = async () => {
      const { state, entries } = await this.#registration();
      return state === 'closed' && entries.every((entry) => entry.status === 'waiting' || entry.checkedIn);
    };
    let hasEnded = false;
    for (
      const deadline = Date.now() + 5 * ENDED_WITHIN_MS;
      !hasEnded && Date.now() < deadline;
      await delay(50)
    )
      hasEnded = await isEnded();
    this.calls.check(hasEnded, 'check-in has not ended');
    const left = await this.#list();
    const lost = [...present].filter((number) => !left.some((entry) => entry.number === number));
    this.calls.check(lost.length === 0, `clubs that had checked in were removed: ${lost}`);
    return left.filter(({ status }) => status === 'accepted').map(({ number }) => number);
  }

  /** The clubs that are there play with the links that they have; the season ends with their entries. */
  async #play(present: readonly number[]): Promise<void> {
    const client = this.#client;
    await makeIgnoringErrors(client, FROM_ENTRIES);
    await makeIgnoringErrors(client, post('draw/seal'));
    await makeIgnoringErrors(client, post('draw/hold', { phrase: this.#name }));
    await makeIgnoringErrors(client, post('draw/reveal', { count: present.length }));
    const names = new Map((await this.#entries()).entries.map(({ number, name }) => [number, name]));
    for (const number of present) {
      const { json } = await this.#myClub(this.#keyOf(number));
      this.calls.check(
        json.club?.name === names.get(number),
        `the link of entry ${number} opens ${json.club?.name}`,
      );
    }
    const file = await client.get('/api/ucl/entries.csv');
    this.calls.check(
      file.status === 200 && file.body.toString().split('\r\n').length >= names.size,
      `the file of the entries: ${file.status}`,
    );
    await decideGroups(client);
    await makeIgnoringErrors(client, post('close-groups'));
    await decideFinals(client);
    await makeIgnoringErrors(client, post('finish-season', { name: this.#name, keepClubs: true }));
    const { code, entries } = await this.#entries();
    this.calls.check(code === null && entries.length === 0, `${entries.length} entries of a finished season`);
    for (const [number, key] of this.#keys) {
      const { status } = await this.#myClub(key);
      const expected = present.includes(number) ? 200 : 401;
      this.calls.check(status === expected, `after the season, the link of entry ${number} gets ${status}`);
    }
  }

  /** Without decisions of staff, the first clubs that are still there are in. */
  async #checkOrder(places = this.#places): Promise<void> {
    const list = await this.#list();
    const found = list.map(({ number, status }) => `${number} ${status}`).join();
    const expected = list
      .toSorted((one, other) => one.number - other.number)
      .map(({ number }, index) => `${number} ${index < places ? 'accepted' : 'waiting'}`)
      .join();
    this.calls.check(found === expected, `the list is ${found}`);
  }

  #open(): Promise<unknown> {
    return makeIgnoringErrors(this.#client, this.#settings({}));
  }

  #settings(more: object): Change {
    const { length } = this.#name;
    const settings = { places: this.#places, closesAt: null, acceptance: 'automatic', code: null };
    return put('registration', {
      ...{ state: 'open', ...settings, checkIn: null, note: `${length} letters`, ...more },
    });
  }

  #newName(): string {
    this.#names += 1;
    return `${this.#name} Club ${this.#names}`;
  }

  /** Remembers the keys of these new clubs. */
  #note(entered: readonly { readonly json: { entry: { number: number }; key: string } }[]): void {
    for (const { json } of entered) this.#keys.set(json.entry.number, json.key);
  }

  #keyOf(number: number): string {
    return this.#keys.get(number) ?? '';
  }

  #byEntry(number: number, path: 'check-in' | 'withdraw-entry'): Change {
    return asClub(this.#keyOf(number), post(path));
  }

  #anyAccepted(list: RegistrationReply['entries']): number {
    return this.#field.random.pick(list.filter(({ status }) => status === 'accepted')).number;
  }

  #at(index: number): LeagueClient {
    return this.#field.clients[index % 2 === 0 ? 0 : 1];
  }

  async #registration(): Promise<RegistrationReply> {
    return (await this.#client.get('/api/ucl/registration')).json;
  }

  async #list(): Promise<RegistrationReply['entries']> {
    return (await this.#registration()).entries;
  }

  async #entries(): Promise<EntriesReply> {
    return (await this.#client.get('/api/ucl/entries')).json;
  }

  async #draw() {
    return (await this.#client.get('/api/ucl/draw')).json;
  }

  #myClub(key: string) {
    return this.#field.clients[1].call('GET', '/api/ucl/my-club', undefined, { 'x-club-key': key });
  }

  #staff(method: 'GET' | 'POST', path: string, body?: object) {
    return this.#client.call(method, path, body);
  }
}

const FROM_ENTRIES = post('draw/from-entries', { groups: 1, cups: 1 });

function joining(name: string): Change {
  return post('join', { name, contact: 'A captain', acceptsRules: true });
}

function deciding(number: number, decision: 'accept' | 'wait' | 'decline'): Change {
  return post('decide-entry', { number, decision, reason: REASON });
}
