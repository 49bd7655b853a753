import { useNow } from './now.ts';
import { agoText, exactText } from './time-text.ts';

const RENEWED_MS = 15_000;

/** '3 min ago', with the exact time in the title. */
export function TimeAgo({ iso, className }: { readonly iso: string; readonly className?: string }) {
  const now = useNow(RENEWED_MS);
  return (
    <time dateTime={iso} title={exactText(iso)} className={className}>
      {agoText(iso, now)}
    </time>
  );
}
