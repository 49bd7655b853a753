import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClubLinksReply, NewClubLinksReply } from '#contract/club-links.ts';
import { clubLinkPath } from '#paths.ts';
import { useWrite } from '#web/api/use-write.ts';
import { adminPost, adminQuery } from '../admin-calls.ts';
import { NEW_LINK } from '../words.ts';
import { LINKS } from './words.ts';

export const clubLinksQuery = queryOptions({
  ...adminQuery<ClubLinksReply>('/api/ucl/club-links'),
  refetchInterval: 10_000,
});

/** Links created in this session, by club. The server never shows them again. */
export function useNewLinks() {
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());
  const failed = () => NEW_LINK.failed;
  const make = useWrite({
    call: (clubIds: readonly number[]) => adminPost<NewClubLinksReply>('/api/ucl/club-links', { clubIds }),
    onDone: ({ links: made }) => {
      setLinks(
        (known) => new Map([...known, ...made.map(({ clubId, key }) => [clubId, linkOf(key)] as const)]),
      );
      return LINKS.done;
    },
    failed,
  });
  const revoke = useWrite({
    call: (clubId: number) => adminPost('/api/ucl/revoke-club-link', { clubId }),
    onDone: (_reply, clubId) => {
      setLinks((known) => new Map([...known].filter(([id]) => id !== clubId)));
      return LINKS.revoked;
    },
    failed,
  });
  return {
    links,
    isSending: make.isSending || revoke.isSending,
    make: make.send,
    revoke: revoke.send,
    hide: () => setLinks(new Map()),
  };
}

function linkOf(key: string): string {
  return `${window.location.origin}${clubLinkPath(key)}`;
}
