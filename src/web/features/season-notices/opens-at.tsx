import { FIXTURES } from '#web/content/fixtures.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';

/** From when on the matches below can be reported, as long as that is still to come. */
export function OpensAt({ iso }: { readonly iso: string | undefined }) {
  if (iso === undefined) return null;
  return (
    <p className="opens-at">
      {FIXTURES.opens} <LocalTime iso={iso} />
    </p>
  );
}
