import { exactText } from '#domain/schedule/gmt-text.ts';
import { useHydrated } from '../hydrated.tsx';
import { useNow } from './now.ts';
import { agoText } from './time-text.ts';

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
