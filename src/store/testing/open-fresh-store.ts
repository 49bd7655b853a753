import { onTestFinished } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { openStore, type Store } from '../db/open-store.ts';
import { freshLocation } from './each-engine.ts';

/** An empty store that is closed when the test ends. */
export async function openFreshStore(engine: Engine): Promise<Store> {
  const store = await openStore(await freshLocation(engine));
  onTestFinished(() => store.close());
  return store;
}
