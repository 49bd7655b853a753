import { exactText } from '#domain/schedule/gmt-text.ts';
import { useHydrated } from '../hydrated.tsx';
import { agoText, inGmt, inYourTime } from './formats.ts';
import { useNow } from './now.ts';

interface Props {
  readonly iso: string;
  /** Where it is told by another moment than it is: a deadline by its last minute. */
  readonly shown?: string;
}

/** 'Tue 17 Nov, 21:00 (20:00 GMT)'. Without JavaScript in GMT alone. */
export function LocalTime({ iso, shown = iso }: Props) {
  return <time dateTime={iso}>{(useHydrated() ? inYourTime : inGmt)(shown)}</time>;
}

const RENEWED_MS = 15_000;

/**
 * '3 min ago', with the exact time in the title. A page may be read long after it was rendered, so that what the server
 * sends is the exact time.
 */
export function TimeAgo({
  iso,
  className,
}: {
  readonly iso: string;
  readonly className?: string | undefined;
}) {
  const now = useNow(RENEWED_MS);
  const exact = exactText(iso);
  return (
    <time dateTime={iso} title={exact} className={className}>
      {useHydrated() ? agoText(iso, now) : exact}
    </time>
  );
}
