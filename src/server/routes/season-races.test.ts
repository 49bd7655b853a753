import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { award, NO_SHOW, openSeason } from '../testing/season-stages.ts';

describeEachEngine('a season', (engine) => {
  it('is not held up by captains who report while matches are awarded', async () => {
    const { calls } = await openSeason(engine);
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all([
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
        calls.call('POST', 'award-result', award(6500, NO_SHOW)),
        ...Array.from({ length: 4 }, () => calls.submit(6500, '2-0')),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
      expect(calls.fixture(6500).result).toMatchObject({ origin: 'award' });
      await calls.administer('reset-match', { matchId: 6500 });
    }
  });
});
