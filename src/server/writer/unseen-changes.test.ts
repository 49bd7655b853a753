import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { seasonCalls } from '../testing/season-calls.ts';
import { openTestServer } from '../testing/test-server.ts';

const deduction = (clubId: number) => ({ clubId, points: 3, reason: 'Ineligible player' });

describeEachEngine('a change by an administrator who has not seen the newest entries', (engine) => {
  it('is refused if a colleague has done the same to the same club, and carried out once it is seen', async () => {
    const calls = await seasonCalls(await openTestServer(engine));
    const { recorded } = await calls.administer('deduct-points', deduction(1));
    const deduct = (clubId: number, seen: number) =>
      calls.call('POST', 'deduct-points', deduction(clubId), { 'x-seen-entry': String(seen) });

    const refused = await deduct(1, recorded.seq - 1);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', entries: [{ seq: recorded.seq, kind: 'deducted' }] },
    ]);
    expect(calls.view('/api/ucl/tournament').deductions).toHaveLength(1);
    expect((await deduct(2, recorded.seq - 1)).statusCode).toBe(200);
    expect((await deduct(1, recorded.seq)).statusCode).toBe(200);
    expect(calls.view('/api/ucl/tournament').deductions).toHaveLength(3);
  });

  it('is refused if a colleague has changed the same rule, which concerns no club', async () => {
    const calls = await seasonCalls(await openTestServer(engine));
    await calls.administer('announcement', { text: 'The draw is at eight.' }, 'PUT');
    const announce = (headers: Record<string, string>) =>
      calls.call('PUT', 'announcement', { text: 'The draw is at nine.' }, headers);
    expect((await announce({ 'x-seen-entry': '0' })).json()).toMatchObject({ code: 'changed_meanwhile' });
    expect(calls.view('/api/ucl/tournament').announcement).toBe('The draw is at eight.');
    expect((await announce({})).statusCode).toBe(200);
  });
});
