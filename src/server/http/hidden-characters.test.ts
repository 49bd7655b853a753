import { expect, it } from 'vitest';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { clubCalls } from '../testing/club-calls.ts';
import { expectRejected } from '../testing/expect-rejected.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const REVERSED = 'Rovers \u202efdp.exe';
const CLOSES_AT = '2026-04-01T20:00:00.000Z';

it('rejects direction marks in every name, reason and note', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  const clubs = clubCalls(server, calls);
  const [first = '', second = ''] = await clubs.keysOf(1, 2);
  const id = await clubs.reported(first, 6500, '2-1');
  const reason = REVERSED;
  const list = drawList().map((club, index) => (index === 0 ? { ...club, name: REVERSED } : club));
  await expectRejected(calls, [
    ['POST approve-result', { id, adminNotes: REVERSED }, 422, 'invalid_text'],
    ['POST reject-result', { id, adminNotes: REVERSED }, 422, 'invalid_text'],
    ['POST award-result', { fixtureId: 6501, kind: 'both-absent', reason }, 422, 'invalid_text'],
    ['POST deduct-points', { clubId: 7, points: 3, reason }, 422, 'invalid_text'],
    ['POST withdraw-club', { clubId: 60, reason }, 422, 'invalid_text'],
    ['POST replace-club', { clubId: 61, name: 'Rovers', reason }, 422, 'invalid_text'],
    ['POST replace-club', { clubId: 61, name: REVERSED, reason: 'Gone' }, 422, 'invalid_club_name'],
    ['POST postpone-match', { fixtureId: 6502, closesAt: CLOSES_AT, reason }, 422, 'invalid_text'],
    ['PUT clubs', { clubs: [{ id: 1, name: REVERSED }] }, 422, 'invalid_club_name'],
    ['PUT announcement', { text: REVERSED }, 422, 'invalid_text'],
    [
      'PUT reporting',
      { reporting: 'anybody', closedBecause: REVERSED, autoApprove: 'off' },
      422,
      'invalid_text',
    ],
    ['POST finish-season', { name: REVERSED, keepClubs: true }, 422, 'invalid_text'],
    ['POST ../admin/staff', { name: REVERSED, role: 'reviewer' }, 422, 'invalid_text'],
    ['PUT draw/pots', { clubs: list }, 422, 'invalid_club_name'],
    ['POST draw/seal', { phraseFrom: REVERSED }, 422, 'invalid_text'],
    ['POST draw/hold', { phrase: REVERSED }, 422, 'invalid_text'],
    ['POST draw/unseal', { reason }, 422, 'invalid_text'],
  ]);
  const dispute = await clubs.post(second, 'dispute-result', { id, homeScore: 1, awayScore: 1, reason });
  expect([dispute.statusCode, dispute.json().code]).toEqual([422, 'invalid_text']);
});

it('stores notes and names without invisible characters, and with emoji, lines and joiners', async () => {
  const server = await openTestServer();
  const calls = await seasonCalls(server);
  await calls.submit(6500, '2-1');
  const note = 'Agreed \u{1f468}\u200d\u{1f469}\nSee \u200bchat\u200e';
  const { result } = await calls.administer('reject-result', { id: 1, adminNotes: note });
  expect(result.adminNotes).toBe('Agreed \u{1f468}\u200d\u{1f469}\nSee chat');
  await calls.administer('clubs', { clubs: [{ id: 1, name: 'Ro\u200bvers\u2060' }] }, 'PUT');
  const { clubs } = (await server.get('/api/ucl/clubs')).json();
  expect(clubs[0].name).toBe('Rovers');
});
