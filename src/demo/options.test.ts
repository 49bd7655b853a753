import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('accepts a stage, a number of clubs and a seed, and defaults to the group stage of 64 clubs', () => {
  expect(readOptions([])).toEqual({ at: 'groups', clubs: 64, seed: null });
  expect(readOptions(['--at', 'finished', '--seed', '7'])).toEqual({ at: 'finished', clubs: 64, seed: 7 });
  expect(readOptions(['--at=draw', '--seed=0'])).toEqual({ at: 'draw', clubs: 64, seed: 0 });
  expect(readOptions(['--clubs', '12'])).toEqual({ at: 'groups', clubs: 12, seed: null });
});

it.each([
  [['--when', 'draw'], 'Unknown option: --when\nUsage: npm run demo -- --at'],
  [['-x'], 'Unknown option: -x\nUsage:'],
  [['knockouts'], 'Unexpected argument: knockouts\nUsage:'],
  [['--at'], '--at needs a value.\nUsage:'],
  [['--at', '--seed'], '--at needs a value.\nUsage:'],
  [['--at', 'half-time'], '--at must be one of join, draw, groups, knockouts, finished, not "half-time".'],
  [['--clubs', '3'], '--clubs must be a whole number from 4 to 64, not "3".'],
  [['--clubs', '65'], '--clubs must be a whole number from 4 to 64, not "65".'],
  [['--clubs', 'few'], '--clubs must be a whole number from 4 to 64, not "few".'],
  [['--seed', 'abc'], '--seed must be a whole number from 0 to 4294967295, not "abc".'],
  [['--seed', '4294967296'], '--seed must be a whole number from 0 to 4294967295, not "4294967296".'],
  [['--seed=-1'], '--seed must be a whole number from 0 to 4294967295, not "-1".'],
])('reports what is wrong with %j', (args, message) => {
  expect(readOptions(args)).toContain(message);
});
