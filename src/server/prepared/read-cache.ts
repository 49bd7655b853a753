import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * A bounded cache of data read on demand. One item is read at a time, once for all concurrent requests; other work
 * runs before each, since the result may have to be rendered as well. The least recently used item is evicted
 * first. A failed read is not cached.
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
    // Not before it was read: until then other requests share this read.
    reading.then(forgetOldest, () => cache.delete(key));
    return reading;
  };
}
