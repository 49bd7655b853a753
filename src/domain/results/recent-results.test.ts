import { describe, expect, it } from 'vitest';
import { submittedResults } from '../testing/match-notation.ts';
import { recentResults } from './results.ts';

function recentIds(text: string): number[] {
  return recentResults(submittedResults(text)).map((result) => result.id);
}

describe('recent results', () => {
  it('are none while there are no results', () => {
    expect(recentResults([])).toEqual([]);
  });

  it('are approved ones only', () => {
    expect(
      recentIds(`
        #1 6500 2-1 approved 12:00
        #2 6501 2-1 pending  12:01
        #3 6502 2-1 rejected 12:02
      `),
    ).toEqual([1]);
  });

  it('come newest first, by their ids', () => {
    expect(
      recentIds(`
        #2 6500 0-0 approved 12:00
        #4 6501 0-0 approved 11:00
        #3 6502 0-0 approved 12:00
        #1 6503 0-0 approved 13:00
      `),
    ).toEqual([4, 3, 2, 1]);
  });

  it('are the ten newest at most', () => {
    const twelve = `
      #1  6500 0-0 approved 12:01
      #2  6501 0-0 approved 12:02
      #3  6502 0-0 approved 12:03
      #4  6503 0-0 approved 12:04
      #5  6504 0-0 approved 12:05
      #6  6505 0-0 approved 12:06
      #7  6600 0-0 approved 12:07
      #8  6601 0-0 approved 12:08
      #9  6602 0-0 approved 12:09
      #10 6603 0-0 approved 12:10
      #11 6604 0-0 approved 12:11
      #12 6605 0-0 approved 12:12
    `;
    expect(recentIds(twelve)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('are counted after the others are left out', () => {
    const manyPending = Array.from({ length: 20 }, (_, i) => `#${i + 10} ${6500 + i} 0-0 pending 20:00`);
    expect(recentIds(['#1 7000 0-0 approved 12:00', ...manyPending].join('\n'))).toEqual([1]);
  });

  it('leave the given results unchanged', () => {
    const results = submittedResults(`
      #1 6500 0-0 approved 12:00
      #2 6501 0-0 approved 13:00
    `);
    recentResults(results);
    expect(results.map((result) => result.id)).toEqual([1, 2]);
  });
});
