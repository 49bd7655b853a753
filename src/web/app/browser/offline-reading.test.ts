import { expect, it } from 'vitest';
import { readsOf } from '../page-reads.ts';
import { ALL_PAGES } from '../pages.ts';
import { KEPT_VIEWS } from './offline-reading.ts';

it('keeps every view that a page reads for reading offline, but for the record', () => {
  const read = new Set(ALL_PAGES.flatMap(readsOf));
  read.delete('/api/ucl/record');
  expect([...KEPT_VIEWS].sort()).toEqual([...read].sort());
});
