import { onTestFinished } from 'vitest';
import type { Engine } from '../engine.ts';
import { openStore, type Store } from '../open-store.ts';
import { freshLocation } from './each-engine.ts';

/** An empty store that is closed when the test ends. */
export async function openFreshStore(engine: Engine): Promise<Store> {
  const store = await openStore(await freshLocation(engine));
  onTestFinished(() => store.close());
  return store;
}
