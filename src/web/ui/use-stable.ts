import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** Keeps the identity of all parts that have not changed, so that memoised components render only what has. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  const next: Value = replaceEqualDeep(stable, value);
  if (next !== stable) setStable(next);
  return next;
}
