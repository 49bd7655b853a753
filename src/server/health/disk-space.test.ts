import { expect, it } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import type { Context } from '../context.ts';
import { createDiskSpaceWatch, freeBytes } from './disk-space.ts';

it('warns once while the disk is nearly full, and again after it has recovered', async () => {
  const warnings: object[] = [];
  const context = {
    config: { dataDir: '/data' },
    log: { warn: (line: object) => warnings.push(line) },
  } as unknown as Context;
  let free: number | null = 10_000_000;
  const look = createDiskSpaceWatch(context, async () => free);
  await look();
  await look();
  expect(warnings).toEqual([{ freeMb: 10, dataDir: '/data' }]);
  for (free of [10_000_000_000, null, 20_000_000]) await look();
  expect(warnings).toHaveLength(2);
});

it('returns the free space in a folder, and null for a missing one', async () => {
  expect(await freeBytes(await temporaryFolder())).toBeGreaterThan(0);
  expect(await freeBytes('/nowhere')).toBeNull();
});
