import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClubLinksReply, NewClubLinksReply } from '#contract/club-links.ts';
import { messageOf } from '#web/api/http.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, adminReads } from '../admin-calls.ts';
import { LINKS } from './words.ts';

export const clubLinksQuery = queryOptions({
  ...adminReads<ClubLinksReply>('/api/ucl/club-links'),
  refetchInterval: 10_000,
});

/** The links that were made in this session, by club. The server never tells them again. */
export function useNewLinks() {
  const queryClient = useQueryClient();
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSending, setSending] = useState(false);

  async function send(call: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await call();
    } catch (error) {
      const { title, fallback } = LINKS.failed;
      toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
    }
    setSending(false);
    void queryClient.invalidateQueries();
  }

  return {
    links,
    isSending,
    make: (clubIds: readonly number[]) =>
      send(async () => {
        const { links: made } = await adminPost<NewClubLinksReply>('/api/ucl/club-links', { clubIds });
        setLinks(
          (known) => new Map([...known, ...made.map(({ clubId, key }) => [clubId, linkOf(key)] as const)]),
        );
        toasts.add(LINKS.done);
      }),
    revoke: (clubId: number) =>
      send(async () => {
        await adminPost('/api/ucl/revoke-club-link', { clubId });
        setLinks((known) => new Map([...known].filter(([id]) => id !== clubId)));
        toasts.add(LINKS.revoked);
      }),
    hide: () => setLinks(new Map()),
  };
}

export type NewLinks = ReturnType<typeof useNewLinks>;

function linkOf(key: string): string {
  return `${window.location.origin}/ng-hub#club=${key}`;
}
