import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import type { Context } from '../context.ts';
import { freeBytes, watchRoom } from './watch-room.ts';

it('warns once while the disk is nearly full, and again when it was not in between', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warnings: object[] = [];
  const context = {
    config: { dataDir: '/data' },
    log: { warn: (line: object) => warnings.push(line) },
  } as unknown as Context;
  let free: number | null = 10_000_000;
  const stop = watchRoom(context, async () => free);
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(warnings).toEqual([{ freeMb: 10, dataDir: '/data' }]);
  free = 10_000_000_000;
  await vi.advanceTimersByTimeAsync(600_000);
  free = null;
  await vi.advanceTimersByTimeAsync(600_000);
  free = 20_000_000;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(warnings).toHaveLength(2);
});

it('knows the room in a folder, and nothing of one that is not there', async () => {
  expect(await freeBytes(await temporaryFolder())).toBeGreaterThan(0);
  expect(await freeBytes('/nowhere')).toBeNull();
});
