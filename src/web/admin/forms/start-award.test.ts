import { expect, test } from 'vitest';
import { startAward } from '../season/award-body.ts';
import type { TextDraft } from './use-text-draft.ts';

function draftOf(texts: Map<string, string>): TextDraft {
  return {
    value: (name) => texts.get(name) ?? '',
    set: (name, text) => texts.set(name, text),
    clear: (form) => {
      for (const name of texts.keys()) if (name.startsWith(`${form}.`)) texts.delete(name);
    },
  };
}

const typed = () =>
  new Map([
    ['award.match', '6500'],
    ['award.home', '4'],
    ['award.reason', 'Seen on the stream'],
    ['deduct.reason', 'Late again'],
  ]);

test('score and reason of one match are not reused for the next', () => {
  const texts = typed();
  startAward(draftOf(texts), 6600, 'ruling');
  expect(Object.fromEntries(texts)).toEqual({
    'award.match': '6600',
    'award.kind': 'ruling',
    'deduct.reason': 'Late again',
  });
});

test('returning to the same match restores the typed text', () => {
  const texts = typed();
  startAward(draftOf(texts), 6500);
  expect(texts).toEqual(typed());
});
