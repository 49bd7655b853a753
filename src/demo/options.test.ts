import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('takes a stage and a seed, and the groups without an option', () => {
  expect(readOptions([])).toEqual({ at: 'groups', seed: null });
  expect(readOptions(['--at', 'finished', '--seed', '7'])).toEqual({ at: 'finished', seed: 7 });
  expect(readOptions(['--at=draw', '--seed=0'])).toEqual({ at: 'draw', seed: 0 });
});

it.each([
  [['--when', 'draw'], 'There is no option --when. Use: npm run demo -- --at'],
  [['-x'], 'There is no option -x. Use:'],
  [['knockouts'], '"knockouts" belongs to no option. Use:'],
  [['--at'], '--at needs a value. Use:'],
  [['--at', '--seed'], '--at needs a value. Use:'],
  [['--at', 'half-time'], '--at must be one of draw, groups, knockouts, finished, not "half-time".'],
  [['--seed', 'abc'], '--seed must be a whole number from 0 to 4294967295, not "abc".'],
  [['--seed', '4294967296'], '--seed must be a whole number from 0 to 4294967295, not "4294967296".'],
  [['--seed=-1'], '--seed must be a whole number from 0 to 4294967295, not "-1".'],
])('says what is wrong with %j', (args, sentence) => {
  expect(readOptions(args)).toContain(sentence);
});
