import { recordOfClub } from '#paths.ts';
import { CLUB } from '#web/features/club/words.ts';
import { Icon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';

const PAGE = 'M6 2h9l5 5v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M14 2v6h6M8 13h8M8 17h8';

/** Links to the record's entries about a club. */
export function ClubRecord({ name }: { readonly name: string }) {
  return (
    <Link href={recordOfClub(name)} className={`${shared.touch} ${shared.accent} ${shared.withIcon}`}>
      <Icon shape={PAGE} className={shared.iconSmall} />
      {CLUB.record}
    </Link>
  );
}
