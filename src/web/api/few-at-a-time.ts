/** Runs so many tasks at once. The others wait for their turn, in their order. */
export function fewAtATime(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // Its place goes to the next one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
