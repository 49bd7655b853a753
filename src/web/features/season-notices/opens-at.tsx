import { OPENS } from '#web/content/stages.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';

/** From when on the matches below can be reported, as long as that is still to come. */
export function OpensAt({ iso }: { readonly iso: string | undefined }) {
  if (iso === undefined) return null;
  return (
    <p className="opens-at">
      {OPENS} <LocalTime iso={iso} />
    </p>
  );
}
