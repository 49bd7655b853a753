import { expect } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import type { Context } from '../context.ts';
import { deriveViews } from '../publish/derive-views.ts';
import { loadPublicFacts } from '../publish/draw-told.ts';

/** Everything public follows from the rows, and nothing from what was public before. Returns what was read. */
export async function expectDerived(
  { store }: Context,
  get: (path: string) => Promise<{ json(): unknown }>,
): Promise<Record<string, unknown>> {
  const { views, leftOut } = deriveViews(await loadPublicFacts(store.db));
  expect(leftOut).toEqual([]);
  const read = VIEW_PATHS.map(async (path) => [path, (await get(path)).json()] as const);
  const all = Object.fromEntries(await Promise.all(read));
  expect(all).toEqual(JSON.parse(JSON.stringify(views)));
  return all;
}
