import { expect, test } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOfId } from '#domain/matches/match-plan.ts';
import { GROUP_MATCHES, TIES } from '#domain/testing/default-matches.ts';
import { comingText, matchMeta, walkoverText } from './match-page.ts';

const LONG = 'Ångermanlands Förenade Idrottssällskap 9';

test('every match has a description of 110 to 160 characters, whichever clubs play it', () => {
  for (const { stage } of [...GROUP_MATCHES, ...TIES])
    for (const clubs of [null, 'A vs B', 'Aurora 11 vs Kestrel Town', `${LONG} vs ${LONG}`]) {
      const { description } = matchMeta(stage, clubs);
      expect(description).toMatch(/^.{110,160}$/);
    }
});

test('a side that is to be confirmed names the tie that supplies it', () => {
  const coming = (id: number) => {
    const stage = stageOfId(id);
    if (stage?.kind !== 'knockout') throw new Error(`${id} is not a tie`);
    return [comingText(stage, 0), comingText(stage, 1)];
  };
  expect(coming(9031)).toEqual(['Winner of semi-final 1', 'Winner of semi-final 2']);
  expect(coming(9024)).toEqual(['Winner of round of 32, match 15', 'Winner of round of 32, match 16']);
  expect(coming(9001)).toEqual([
    'To be confirmed when the groups are closed',
    'To be confirmed when the groups are closed',
  ]);
});

test('a small bracket begins with a later round: its clubs come from the groups, or a group has none', () => {
  const stage = { kind: 'knockout', bracket: 'UEL', round: 'qf', tie: 1 } as const;
  expect(comingText(stage, 0, 'qf')).toBe('To be confirmed when the groups are closed');
  expect(comingText(stage, 0)).toBe('Winner of round of 16, match 1');
  const fixture = {
    home: { clubId: 3, name: 'Ants' },
    away: { clubId: null, name: null, bye: true },
    winner: 3,
    round: 'qf',
  } as FixtureRow;
  expect(walkoverText(fixture, 'qf')).toMatch(
    /advance with a bye because the other group has no fourth club\.$/,
  );
  expect(walkoverText(fixture)).toMatch(/advance with a bye because no opponent is left\.$/);
});
