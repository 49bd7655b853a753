import { useHydrated } from '../hydrated.tsx';
import { inGmt, inYourTime } from './day-and-time.ts';

interface Props {
  readonly iso: string;
  /** Where it is told by another moment than it is: a deadline by its last minute. */
  readonly shown?: string;
}

/** 'Tue 17 Nov, 21:00 (20:00 GMT)'. Without JavaScript in GMT alone. */
export function LocalTime({ iso, shown = iso }: Props) {
  return <time dateTime={iso}>{(useHydrated() ? inYourTime : inGmt)(shown)}</time>;
}
