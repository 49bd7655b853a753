import { useEffect, useState } from 'react';

const SETTLE_MS = 500;

/**
 * True for half a second after the value has become another one, and after the first render. What has just come under
 * a finger must not act: the second tap of a double tap was meant for what was there before.
 */
export function useSettling<Value>(
  value: Value,
  isUnmoved: (settled: Value, current: Value) => boolean = Object.is,
): boolean {
  const [settled, setSettled] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === null || !isUnmoved(settled.value, value);
}
