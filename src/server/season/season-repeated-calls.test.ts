import { expect, it } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import type { SeasonCalls } from '../testing/season-calls.ts';
import { award, NO_SHOW, openSeason, REASON } from '../testing/season-stages.ts';

type Step =
  /** A call, and a different body for the same path. */
  | readonly [call: string, body: object | undefined, otherBody: object]
  /** A step that has to happen before the next call. */
  | ((calls: SeasonCalls) => Promise<unknown>);

const entries = (key: string) => ({ entries: [{ key, opensAt: null, closesAt: '2026-03-09T00:00:00Z' }] });
const kickoff = (fixtureId: number) => ({ fixtureId, at: '2026-03-05T20:00:00Z' });
const postponed = (fixtureId: number) => ({ fixtureId, closesAt: '2026-03-12T00:00:00Z', reason: REASON });

const entry = (name: string) => ({ name, contact: 'captain', acceptsRules: true });

/** A season in which each call is possible once. */
const SEASON: readonly Step[] = [
  ['PUT schedule', entries('md1'), entries('md2')],
  ['POST postpone-match', postponed(6500), postponed(6501)],
  ['POST set-kickoff', kickoff(6500), kickoff(6501)],
  ['POST strike-text', { seq: 2, name: 'reason' }, { seq: 1, name: 'reason' }],
  ['POST undo', { seqs: [2] }, { seqs: [1] }],
  ['PUT announcement', { text: 'Kick-off at 20:00' }, { text: null }],
  ['POST award-result', award(6500, NO_SHOW), award(6500, NO_SHOW, 'Another reason')],
  [
    'POST deduct-points',
    { clubId: 1, points: 3, reason: REASON },
    { clubId: 1, points: 3, reason: 'Another reason' },
  ],
  ['POST revoke-deduction', { id: 1 }, { id: 2 }],
  [
    'PUT reporting',
    { reporting: 'clubs', autoApprove: 'agreed' },
    { reporting: 'clubs', autoApprove: 'agreed', closedBecause: REASON },
  ],
  (calls) => calls.administer('reporting', { reporting: 'anybody', autoApprove: 'off' }, 'PUT'),
  (calls) => calls.submit(6600, '1-0'),
  ['POST block-sender', { resultId: 2 }, { resultId: 2, hours: 1 }],
  (calls) => calls.administer('club-links', { clubIds: [1, 2] }),
  ['POST revoke-club-link', { clubId: 1 }, { clubId: 2 }],
  [
    'POST replace-club',
    { clubId: 2, name: 'Reserves', reason: REASON },
    { clubId: 2, name: 'Reserves', reason: 'Another reason' },
  ],
  ['POST withdraw-club', { clubId: 1, reason: REASON }, { clubId: 2, reason: REASON }],
  (calls) => calls.administer('reset-tournament'),
  ['PUT registration', { state: 'open', places: 4 }, { state: 'open', places: 5 }],
  (calls) =>
    Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => calls.call('POST', 'join', entry(name)))),
  ['POST decide-entry', { number: 1, decision: 'accept' }, { number: 2, decision: 'accept' }],
  async (calls) => {
    for (const number of [2, 3, 4]) await calls.administer('decide-entry', { number, decision: 'accept' });
  },
  ['POST draw/from-entries', { groups: 1, cups: 1 }, { groups: 1, cups: 2 }],
  ['PUT format', { clubs: 64, groups: 16, cups: 2 }, { clubs: 60, groups: 16, cups: 2 }],
  ['PUT draw/pots', { clubs: drawList() }, { clubs: drawList({ Sisters: [1, 2] }) }],
  ['POST draw/seal', {}, { phraseFrom: 'Beacon round 7' }],
  ['POST draw/unseal', { reason: REASON }, { reason: 'Another reason' }],
  (calls) => calls.administer('draw/seal'),
  ['POST draw/hold', { phrase: 'Floodlights' }, { phrase: 'Floodlight' }],
  ['POST draw/reveal', { count: 3 }, { count: 3, after: 3 }],
  (calls) => calls.administer('draw/reveal', { count: 61 }),
  (calls) => calls.decideGroups(),
  ['POST close-groups', undefined, {}],
  ['POST reopen-groups', undefined, {}],
  (calls) => calls.administer('close-groups'),
  (calls) => calls.decideTies(),
  (calls) => calls.decide([9031, 9531]),
  ['POST finish-season', { name: 'Spring', keepClubs: true }, { name: 'Spring', keepClubs: false }],
  ['POST reopen-season', undefined, {}],
];

/**
 * Not about the season: repeated in `change-tournament.test.ts`, `senders.test.ts`, `staff.test.ts` and
 * `chat.test.ts`.
 */
const ELSEWHERE = [
  ...['approve-result', 'reject-result', 'reset-group', 'reset-match', 'reset-tournament', 'clubs'],
  'unblock-sender',
  '/api/admin/chat',
  '/api/admin/revoke-staff',
];

describeEachEngine('a season', (engine) => {
  it('is changed once by a call that a proxy repeats', async () => {
    const { server, calls } = await openSeason(engine);
    const countRecord = async () =>
      (await server.context.store.db.selectFrom('admin_record').select('id').execute()).length;
    for (const step of SEASON) {
      if (typeof step === 'function') {
        await step(calls);
        continue;
      }
      const [name, body, otherBody] = step;
      const [method, path] = name.split(' ') as ['POST' | 'PUT', string];
      const key = { 'idempotency-key': `press-${path}` };
      const before = await countRecord();
      const replies = await Promise.all([1, 2].map(() => calls.call(method, path, body, key)));
      const changed = await calls.everything();
      server.advanceClock(1_000);
      replies.push(await calls.call(method, path, body, key));
      expect([name, ...replies.map(({ statusCode }) => statusCode)]).toEqual([name, 200, 200, 200]);
      expect(new Set(replies.map((reply) => reply.body)).size, name).toBe(1);
      const other = await calls.call(method, path, otherBody, key);
      expect([name, other.statusCode, other.json().code]).toEqual([name, 422, 'idempotency_key_reused']);
      expect(await calls.everything()).toEqual(changed);
      expect(await countRecord(), name).toBe(before + 1);
    }
  });
});

it('repeats every API call with a key and a token', async () => {
  const { server } = await openSeason('sqlite');
  const { paths } = (await server.get('/api/openapi.json')).json();
  type Operation = { parameters?: { name: string }[]; security?: unknown };
  const changes = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.values(methods)
        .filter(
          ({ parameters, security }) =>
            JSON.stringify(security)?.includes('bearer') &&
            parameters?.some(({ name }) => name.toLowerCase() === 'idempotency-key'),
        )
        .map(() => path.replace('/api/ucl/', '')),
  );
  const repeated = SEASON.flatMap((step) => (typeof step === 'function' ? [] : [step[0].split(' ')[1]]));
  expect(changes.sort()).toEqual([...repeated, ...ELSEWHERE].sort());
});
