import { expect, test } from 'vitest';
import { startAward } from './award-body.ts';
import { formOf } from './use-form.ts';

const TYPED = {
  'award.match': '6500',
  'award.home': '4',
  'award.reason': 'Seen on the stream',
  'deduct.reason': 'Late again',
};

function afterStart(fixtureId: number, kind?: 'ruling') {
  let texts: Readonly<Record<string, string>> = TYPED;
  const form = formOf('award', {}, texts, (change) => {
    texts = change(texts);
  });
  startAward(form, fixtureId, kind);
  return texts;
}

test('score and reason of one match are not reused for the next', () => {
  expect(afterStart(6600, 'ruling')).toEqual({
    'award.match': '6600',
    'award.kind': 'ruling',
    'deduct.reason': 'Late again',
  });
});

test('returning to the same match restores the typed text', () => {
  expect(afterStart(6500)).toEqual(TYPED);
});
