import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * A bounded cache of what is read on request. One thing is read at a time, and once for all who ask for it meanwhile;
 * everybody else has a turn before each, since what is read may have to be rendered as well. What was read longest ago
 * goes first. A read that failed is not kept.
 */
export function createReadCache<Value>(
  maximum: number,
): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const cache = new Map<string, Promise<Value>>();
  const oneAtATime = pLimit(1);
  const forgetOldest = () => {
    const [oldest] = cache.keys();
    if (cache.size > maximum && oldest !== undefined) cache.delete(oldest);
  };
  return (key, read) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const reading = oneAtATime(async () => {
      await setImmediate();
      return read();
    });
    cache.set(key, reading);
    // Not before it was read: until then whoever asks for it shares this read.
    reading.then(forgetOldest, () => cache.delete(key));
    return reading;
  };
}
