import { describe, expect, it } from 'vitest';
import type { DrawClub } from '#domain/draw/draw-clubs.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { drawCalls, statusAndCode } from '../testing/draw-calls.ts';
import { expectRejected, type RejectedCall } from '../testing/expect-rejected.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { award, NO_SHOW, REASON } from '../testing/season-stages.ts';
import { openTestServer } from '../testing/test-server.ts';

const withChange = (index: number, change: Partial<DrawClub>) =>
  drawList().map((club, place) => (place === index ? { ...club, ...change } : club));

const BAD_LISTS: readonly (readonly [what: string, list: DrawClub[], error: string, message: string])[] = [
  ['63 clubs', drawList().slice(1), '422 format_not_possible', 'The draw needs 64 clubs; the list has 63.'],
  [
    '17 in a pot',
    withChange(1, { pot: 1 }),
    '422 format_not_possible',
    'Each pot needs 16 clubs; pot 1 has 17.',
  ],
  [
    'a fifth pot',
    withChange(0, { pot: 5 as 1 }),
    '422 format_not_possible',
    'Each pot needs 16 clubs; pot 1 has 15.',
  ],
  [
    'two equal names',
    withChange(1, { name: 'CLUB 1' }),
    '422 invalid_club_name',
    'Club 1: "Club 1" is listed twice.',
  ],
  ['no name', withChange(4, { name: ' ' }), '422 invalid_club_name', 'Club 5: The name is empty.'],
  [
    'a tag of five',
    drawList({ All: [1, 2, 3, 4, 5] }),
    '422 draw_impossible',
    '5 clubs share the tag "All"; at most 4 can be kept apart.',
  ],
];

const BAD_CALLS = [
  ['an empty phrase', 'hold', { phrase: '  ' }, '422 invalid_text'],
  ['a phrase that is too long', 'hold', { phrase: 'x'.repeat(201) }, '422 invalid_text'],
  ['an empty source of the phrase', 'seal', { phraseFrom: '' }, '422 invalid_text'],
  ['a reason that is empty', 'unseal', { reason: '' }, '422 invalid_text'],
  ['no ball', 'reveal', { count: 0 }, '422 invalid_reveal'],
  ['65 balls', 'reveal', { count: 65 }, '422 invalid_reveal'],
  ['half a ball', 'reveal', { count: 1.5 }, '422 invalid_reveal'],
  ['neither a number nor a pace', 'reveal', {}, '422 invalid_reveal'],
  ['a pace of 2 seconds', 'reveal', { everySeconds: 2 }, '422 invalid_reveal'],
  ['a pace of 61 seconds', 'reveal', { everySeconds: 61 }, '422 invalid_reveal'],
  ['a time that is none', 'seal', { drawAt: 'tonight' }, '400 invalid_request'],
  ['a list of another form', 'pots', { clubs: [{ name: 'A' }] }, '400 invalid_request'],
  ['a time that does not exist', 'seal', { drawAt: '2026-06-30T23:59:60Z' }, '422 invalid_schedule'],
  ['a year that is too late', 'seal', { drawAt: '9999-12-31T23:59:59-00:01' }, '422 invalid_schedule'],
  ['a list of 257', 'pots', { clubs: Array(257).fill({ name: 'A', pot: 1 }) }, '400 invalid_request'],
] as const;

const STEPS = ['pots', 'seal', 'hold', 'reveal', 'unseal'] as const;

describe('the draw rejects', () => {
  const engine = 'sqlite';

  it('lists that cannot be drawn, invalid fields, and calls without a token', async () => {
    const { call, setPots, read } = await drawCalls(await openTestServer(engine));
    for (const [what, clubs, error, message] of BAD_LISTS) {
      const reply = await setPots(clubs);
      expect([what, statusAndCode(reply), reply.json().error]).toEqual([what, error, message]);
    }
    for (const [what, step, body, error] of BAD_CALLS)
      expect([what, statusAndCode(await call(step, body))]).toEqual([what, error]);
    for (const step of STEPS) expect(statusAndCode(await call(step, {}, {}))).toBe('401 not_signed_in');
    expect(await read()).toMatchObject({ state: 'none', clubs: [], attempts: [] });
  });

  it('more balls than are left', async () => {
    const { call, done, hold } = await drawCalls(await openTestServer(engine));
    await hold();
    await done('reveal', { count: 60 });
    const reply = await call('reveal', { count: 5 });
    expect(statusAndCode(reply)).toBe('422 invalid_reveal');
    expect(reply.json().error).toBe('5 balls cannot be revealed: only 4 left.');
  });

  it('decisions about clubs that are about to change', async () => {
    const server = await openTestServer(engine);
    const { done, setPots } = await drawCalls(server);
    const calls = await seasonCalls(server);
    const refused = (
      [
        ['award-result', award(6500, NO_SHOW)],
        ['withdraw-club', { clubId: 1, reason: REASON }],
        ['replace-club', { clubId: 1, name: 'Reserves', reason: REASON }],
        ['close-groups', null],
        ['submit-result', calls.report(6500, '1-0')],
      ] as const
    ).map(([path, body]): RejectedCall => [`POST ${path}`, body, 409, 'draw_state']);
    await setPots();
    await done('seal');
    await expectRejected(calls, refused);
    await done('hold', { phrase: 'Floodlights' });
    await done('reveal', { count: 63 });
    await expectRejected(calls, refused);
    await done('unseal', { reason: REASON });
    await calls.administer('award-result', award(6500, NO_SHOW));
  });

  it('to start before its time, to the millisecond', async () => {
    const server = await openTestServer(engine);
    const { call, done, setPots } = await drawCalls(server);
    await setPots();
    await done('seal', { drawAt: '2026-03-01T21:00:00Z' });
    server.advanceClock(3_599_999);
    const early = await call('hold', { phrase: 'Floodlights' });
    expect(statusAndCode(early)).toBe('409 draw_state');
    expect(early.json().error).toBe(
      'The draw was announced for 1 Mar 2026, 21:00 GMT. Please wait until then, or void it first.',
    );
    server.advanceClock(1);
    expect((await done('hold', { phrase: 'Floodlights' })).state).toBe('drawing');
  });
});

it('accepts a list of up to 64 KiB', async () => {
  const { call, setPots } = await drawCalls(await openTestServer());
  const long = drawList().map((club, index) => ({
    ...club,
    name: `${'\u{1f3df}'.repeat(36)} ${index}`,
    keepApart: `${'\u{1f3df}'.repeat(36)} ${index}`,
  }));
  expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(16 * 1024);
  expect((await setPots(long)).statusCode).toBe(200);
  const tooLong = await call('pots', { clubs: [], padding: 'x'.repeat(64 * 1024) });
  expect(statusAndCode(tooLong)).toBe('413 body_too_large');
  expect(tooLong.json().error).toBe('The request is too large. The limit is 64 KiB.');
});
