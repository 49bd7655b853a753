import { expect, test } from 'vitest';
import { parseDraft } from './entry-form.tsx';

const EMPTY = { name: '', contact: '', code: '', acceptsRules: false };

test.each([
  [null, EMPTY],
  ['not JSON', EMPTY],
  ['null', EMPTY],
  ['{"name":7,"acceptsRules":"yes"}', EMPTY],
  ['{"name":"Aurora 11","acceptsRules":true}', { ...EMPTY, name: 'Aurora 11', acceptsRules: true }],
])('%s is read as %o', (text, draft) => {
  expect(parseDraft(text)).toEqual(draft);
});
