import { expect, it } from 'vitest';
import { readsOf } from '../page-reads.ts';
import { ALL_PAGES } from '../pages.ts';
import { CACHED_VIEWS } from './offline-reading.ts';

it('caches every view that a page reads, except for the record', () => {
  const read = new Set(ALL_PAGES.flatMap(readsOf));
  read.delete('/api/ucl/record');
  expect([...CACHED_VIEWS].sort()).toEqual([...read].sort());
});
