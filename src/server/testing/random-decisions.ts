import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { allFacts } from './all-facts.ts';
import { type SeasonCalls, scoreOf } from './season-calls.ts';
import { REASON } from './season-stages.ts';
import type { TestServer } from './test-server.ts';

/** A decision, and all facts before it. */
export interface Made {
  readonly seq: number;
  readonly path: string;
  readonly before: SeasonFacts;
}

/** A call; null if there is nothing to decide. */
type Sent = readonly [path: string, body: object, method?: 'PUT'] | null;

/** Few matches, on the path to one final, so that decisions depend on each other. */
const MATCHES = [6500, 6501, 6502, 6503, 6504, 6505, 6600, 9001, 9002, 9003, 9017, 9018, 9025];

/** Captains and an administrator who act at random. */
export function randomDecisions(server: TestServer, calls: SeasonCalls, random: SeededRandom) {
  const { db } = server.context.store;
  const facts = () => allFacts(db);
  const match = () => {
    const fixtures: FixtureRow[] = calls.view('/api/ucl/fixtures').fixtures;
    return random.pick(fixtures.filter(({ id, home, away }) => MATCHES.includes(id) && home && away));
  };
  const clubOf = ({ home, away }: FixtureRow) => random.pick([home, away])?.clubId;
  const scoreFor = (id: number) =>
    random.pick(id < 9000 ? ['1-0', '0-2', '1-1'] : ['1-0', '1-1p3-4', '0-2e']);
  const listPending = async () =>
    (await facts()).results.filter(({ submissionStatus }) => submissionStatus === 'pending');
  const decideOne = async (path: string): Promise<Sent> => {
    const pending = await listPending();
    return pending.length > 0 ? [path, { id: random.pick(pending).id }] : null;
  };

  const DECISIONS: readonly (() => Promise<Sent> | Sent)[] = [
    () => decideOne('approve-result'),
    () => decideOne('approve-result'),
    () => decideOne('reject-result'),
    () => {
      const { id } = match();
      return ['award-result', { fixtureId: id, kind: 'ruling', ...scoreOf(scoreFor(id)), reason: REASON }];
    },
    () => ['reset-match', { matchId: match().id, ...(random.chance(0.3) && { only: 'pending' }) }],
    () => ['reset-group', { group: 'A' }],
    () => ['reset-tournament', random.chance(0.5) ? { only: 'pending' } : {}],
    () => ['deduct-points', { clubId: clubOf(match()), points: 3, reason: REASON }],
    async () => {
      const { deductions } = await facts();
      return deductions.length > 0 ? ['revoke-deduction', { id: random.pick(deductions).id }] : null;
    },
    () => ['withdraw-club', { clubId: clubOf(match()), reason: REASON }],
    () => [
      'replace-club',
      { clubId: clubOf(match()), name: `Reserve ${random.integer(1, 9)}`, reason: REASON },
    ],
    () => {
      const [first = 1, second = 2] = random.shuffled([1, 2, 3]);
      const name = `Name ${random.integer(1, 3)}`;
      return [
        'clubs',
        {
          clubs: [
            { id: first, name },
            { id: second, name: `Team ${second}` },
          ],
        },
        'PUT',
      ];
    },
    () => {
      const closesAt = `2026-03-${random.integer(10, 28)}T00:00:00.000Z`;
      return ['postpone-match', { fixtureId: 6500, closesAt, reason: `Until ${closesAt}` }];
    },
    () => ['close-groups', {}],
  ];

  /** A submission, and then a decision; null if it was rejected. */
  const decide = async (): Promise<Made | null> => {
    server.advanceClock(1_000);
    const { id } = match();
    await calls.submit(id, scoreFor(id));
    const before = await facts();
    const sent = await random.pick(DECISIONS)();
    if (!sent) return null;
    const [path, body, method = 'POST'] = sent;
    const reply = await calls.call(method, path, body);
    return reply.statusCode === 200 ? { seq: reply.json().recorded.seq, path, before } : null;
  };

  return { decide, facts };
}
