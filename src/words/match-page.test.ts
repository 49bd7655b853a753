import { expect, test } from 'vitest';
import { GROUP_MATCHES, stageOf, TIES } from '#domain/matches/match-plan.ts';
import { comingText, matchMeta } from './match-page.ts';

const LONG = 'Ångermanlands Förenade Idrottssällskap 9';

test('every match is described in one sentence of 110 to 160 characters, whoever plays it', () => {
  for (const { stage } of [...GROUP_MATCHES, ...TIES])
    for (const clubs of [null, 'A vs B', 'Aurora 11 vs Kestrel Town', `${LONG} vs ${LONG}`]) {
      const { description } = matchMeta(stage, clubs);
      expect(description).toMatch(/^.{110,160}$/);
    }
});

test('a place that is not known yet says who will take it', () => {
  const coming = (id: number) => {
    const stage = stageOf(id);
    if (stage?.kind !== 'knockout') throw new Error(`${id} is no tie`);
    return [comingText(stage, 0), comingText(stage, 1)];
  };
  expect(coming(9031)).toEqual(['Winner of semi-final 1', 'Winner of semi-final 2']);
  expect(coming(9024)).toEqual(['Winner of round of 32, match 15', 'Winner of round of 32, match 16']);
  expect(coming(9001)).toEqual(['Known when the groups are closed', 'Known when the groups are closed']);
});
