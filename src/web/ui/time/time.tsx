import { exactText } from '#domain/schedule/gmt-text.ts';
import { useHydrated } from '../hydrated.tsx';
import { agoText, inGmt, inYourTime } from './formats.ts';
import { useNow } from './now.ts';

interface Props {
  readonly iso: string;
  /** Another moment to display: a deadline shows its final minute. */
  readonly shown?: string;
}

/** Without JavaScript in GMT only. */
export function LocalTime({ iso, shown = iso }: Props) {
  return <time dateTime={iso}>{(useHydrated() ? inYourTime : inGmt)(shown)}</time>;
}

const RENEWED_MS = 15_000;

/**
 * '3 min ago', with the exact time as tooltip. A page may be read long after it was rendered, so the server renders the
 * exact time.
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
