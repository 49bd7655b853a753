import type { UseQueryResult } from '@tanstack/react-query';
import type { MyClubReply } from '#contract/club-links.ts';
import { forgetClubKey } from '#web/api/club-key.ts';
import { isUnknownKey } from '#web/api/my-club.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './join.module.css';
import { OWN_ENTRY } from './words.ts';

/** Shown instead of the club on this device: it is loading, could not be loaded, or has left. */
export function ClubNotLoaded({ read }: { readonly read: UseQueryResult<MyClubReply> }) {
  const { loading, loadFailed, retry, unknown, forget } = OWN_ENTRY;
  if (!read.error)
    return (
      <p role="status" className={`${shared.card} ${shared.muted}`}>
        {loading}
      </p>
    );
  const hasLeft = isUnknownKey(read.error);
  return (
    <div role="alert" className={`${shared.card} ${styles.left}`}>
      <p>{hasLeft ? unknown : loadFailed}</p>
      <Button variant="secondary" onClick={() => (hasLeft ? forgetClubKey() : void read.refetch())}>
        {hasLeft ? forget : retry}
      </Button>
    </div>
  );
}
