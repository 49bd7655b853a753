import { useEffect, useState } from 'react';

const SETTLE_MS = 500;

/**
 * Guards against double taps: true for half a second after the first render and after a change of value. What has just
 * moved under a finger must not react, since the second tap was meant for what was there before.
 */
export function useSettling<Value>(
  value: Value,
  isSame: (settled: Value, current: Value) => boolean = Object.is,
): boolean {
  const [settled, setSettled] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === null || !isSame(settled.value, value);
}
