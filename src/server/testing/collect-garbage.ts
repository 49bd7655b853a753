import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onTestFinished } from 'vitest';

// Only a context that is created after the flag was set has the function.
setFlagsFromString('--expose-gc');
export const collectGarbage: () => void = runInNewContext('gc');

/** Collects garbage continually until the test ends, as on a busy server. */
export function keepCollectingGarbage(): void {
  const timer = setInterval(collectGarbage, 20);
  onTestFinished(() => clearInterval(timer));
}
