import { useHydrated } from '../hydrated.ts';
import { inGmt, inYourTime } from './day-and-time.ts';

interface Props {
  readonly iso: string;
  /** Where it is told by another moment than it is: a deadline by its last minute. */
  readonly shown?: string;
}

/** 'Mon 15 Dec, 00:59 your time · Sun 14 Dec, 23:59 GMT'. Without JavaScript in GMT alone. */
export function BothTimes({ iso, shown = iso }: Props) {
  const hydrated = useHydrated();
  return (
    <time dateTime={iso}>
      {hydrated && <span className="inline-block">{inYourTime(shown)} ·</span>}{' '}
      <span className="inline-block">{inGmt(shown)}</span>
    </time>
  );
}
