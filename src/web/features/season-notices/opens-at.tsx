import { LocalTime } from '#web/ui/time/local-time.tsx';
import { OPENS } from '#words/titles.ts';
import styles from './season-notices.module.css';

/** From when on the matches below can be reported, as long as that is still to come. */
export function OpensAt({ iso }: { readonly iso: string | undefined }) {
  if (iso === undefined) return null;
  return (
    <p className={styles.opensAt}>
      {OPENS} <LocalTime iso={iso} />
    </p>
  );
}
