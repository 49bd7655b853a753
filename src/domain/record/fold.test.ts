import { expect, it } from 'vitest';
import { foldRecord } from './fold.ts';
import { RECORD_KINDS, type RecordEntry } from './kinds.ts';

it('skips entries whose data makes no sense, whatever their kind', () => {
  const entries = [...RECORD_KINDS, 'a kind of a newer version'].map((kind, index) => ({
    ...{ seq: index + 1, at: '2026-03-01T20:00:00.000Z', kind, by: 'admin', prev: '', hash: '' },
    data: { season: 1 },
    texts: {},
  }));
  expect(foldRecord(entries as unknown as RecordEntry[])[0]?.number).toBe(1);
});
