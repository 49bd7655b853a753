import { describe, expect, it } from 'vitest';
import { GROUP_MATCHES } from '#domain/matches/match-plan.ts';
import { atOnce, type Steps } from '#domain/outlook/steps.ts';
import { submittedResults } from '#domain/testing/match-notation.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { outlookSteps } from './derive-views.ts';
import { inSlices } from './in-slices.ts';

/** An event loop whose clock is the work: it has the time of so many units. It keeps how many were done in a turn. */
function countingLoop() {
  const turns: number[] = [];
  let worked = 0;
  let atLastPause = 0;
  return {
    turns,
    work: (units: number) => {
      worked += units;
    },
    loop: {
      now: () => worked,
      async pause() {
        turns.push(worked - atLastPause);
        atLastPause = worked;
      },
    },
  };
}

function* stepsOf(units: readonly number[], work: (units: number) => void): Steps<string> {
  for (const each of units) {
    work(each);
    yield;
  }
  return 'done';
}

describe('work in slices', () => {
  it('goes on for 4 ms and a step at most, and leaves a turn of its own to what follows', async () => {
    const { turns, work, loop } = countingLoop();
    const units = Array.from({ length: 200 }, (_, index) => ((index * 7) % 10) / 10);
    expect(await inSlices(stepsOf(units, work), loop)).toBe('done');
    for (const turn of turns) expect(turn).toBeLessThan(4 + 0.9);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(90);
  });

  it('that is short makes nobody wait for a turn', async () => {
    const { turns, work, loop } = countingLoop();
    expect(await inSlices(stepsOf([1, 1, 1], work), loop)).toBe('done');
    expect(turns).toEqual([]);
  });
});

describe('the outlook of all 16 groups', () => {
  const decided = GROUP_MATCHES.filter(({ stage }) => stage.matchday < 3).map(({ id }) => id);
  const factsAfter = (ids: readonly number[]) =>
    storedFacts(1, {
      results: submittedResults(ids.map((id, index) => `#${index + 1} ${id} 1-1 approved 20:00`).join('\n')),
    });

  it('with two matches open in each is derived a combination of outcomes at a time', () => {
    const steps = outlookSteps(factsAfter(decided));
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(16 * 9);
  });

  it('is derived by nobody when nothing has changed, and for one group when one match was decided', () => {
    const kept = atOnce(outlookSteps(factsAfter(decided)));
    expect(outlookSteps(factsAfter(decided), kept).next()).toEqual({ done: true, value: kept });
    const steps = outlookSteps(factsAfter([...decided, 6502]), kept);
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBe(3);
  });
});
