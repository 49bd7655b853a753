import {
  ClubLinksBody,
  ClubLinksReply,
  NewClubLinksReply,
  RevokeClubLinkBody,
  RevokeClubLinkReply,
} from '#contract/club-links.ts';
import { RenameClubsBody, RenameClubsReply } from '#contract/clubs.ts';
import { ReplaceClubBody, ReplaceClubReply, WithdrawBody, WithdrawReply } from '#contract/season-changes.ts';
import { renameClubs, replaceClub, withdrawClub } from '#domain/decisions/change-clubs.ts';
import { insertClubLink, listClubLinks, revokeClubLinks } from '#store/access/club-links.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { ApiError } from '../http/api-error.ts';

import { hashToken, randomLinkKey } from '../http/tokens.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';

/** Which clubs have a link, and whether it has been used. */
export const CLUB_LINKS: AdminRead = adminRead({
  path: '/api/ucl/club-links',
  summary: 'Clubs with a club link, and its last use',
  reply: ClubLinksReply,
  read: async ({ store }) => {
    const links = await listClubLinks(store.db);
    return { links: links.map(({ clubId, createdAt, usedAt }) => ({ clubId, createdAt, usedAt })) };
  },
});

/** Names, links, withdrawals and replacements. Reading the clubs is a public view. */
export const CLUB_CHANGES: readonly AdminChange[] = [
  adminChange({
    method: 'PUT',
    path: '/api/ucl/clubs',
    summary: 'Rename clubs',
    action: 'rename-clubs',
    body: RenameClubsBody,
    reply: RenameClubsReply,
    decide: ({ tournament }, body) => ({
      entries: renameClubs(tournament, body.clubs),
      reply: ({ clubs }) => ({ clubs }),
    }),
  }),
  adminChange({
    path: '/api/ucl/withdraw-club',
    summary: 'Withdraw a club',
    action: 'withdraw-club',
    body: WithdrawBody,
    reply: WithdrawReply,
    decide: ({ tournament }, body) => {
      const entries = withdrawClub(tournament, body);
      const awarded = entries.flatMap(({ data }) => ('putIn' in data ? data.putIn : []));
      const { clubId } = body;
      return { entries, reply: () => ({ clubId, awarded: awarded.map(({ fixtureId }) => fixtureId) }) };
    },
  }),
  adminChange({
    path: '/api/ucl/replace-club',
    summary: 'Replace a club',
    action: 'replace-club',
    body: ReplaceClubBody,
    reply: ReplaceClubReply,
    decide: ({ at, tournament }, body) => ({
      entries: replaceClub(tournament, body),
      // The link belonged to the replaced club.
      write: (trx) => revokeClubLinks(trx, [body.clubId], at),
      reply: ({ clubs }) => {
        const { id, name } = clubs.find((club) => club.id === body.clubId) ?? { id: body.clubId, name: '' };
        return { club: { id, name } };
      },
    }),
  }),
  adminChange({
    path: '/api/ucl/club-links',
    summary: 'Create club links',
    description:
      'Revokes the existing links of these clubs. Only hashes of the keys are stored, so the keys are returned only once. A repeated call creates new links, whatever its Idempotency-Key.',
    action: 'make-club-links',
    hasSecretReply: true,
    body: ClubLinksBody,
    reply: NewClubLinksReply,
    decide: ({ at, season }, { clubIds }) => {
      if (new Set(clubIds).size < clubIds.length)
        throw new ApiError('invalid_request', { message: 'The request lists a club twice.' });
      if (!clubIds.every((clubId) => season.clubs.some(({ id }) => id === clubId)))
        throw new ApiError('unknown_club');
      const links = clubIds.map((clubId) => ({ clubId, key: randomLinkKey() }));
      return {
        entries: [],
        write: async (trx) => {
          await revokeClubLinks(trx, clubIds, at);
          for (const { clubId, key } of links)
            await insertClubLink(trx, { keyHash: hashToken(key), clubId, createdAt: at });
        },
        reply: () => ({ links }),
        detail: { season: season.number, clubIds },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/revoke-club-link',
    summary: 'Revoke a club link',
    action: 'revoke-club-link',
    body: RevokeClubLinkBody,
    reply: RevokeClubLinkReply,
    decide: async ({ trx, at, season }, { clubId }) => {
      const club = season.clubs.find(({ id }) => id === clubId);
      if (!club) throw new ApiError('unknown_club');
      const links = await listClubLinks(trx);
      if (!links.some((link) => link.clubId === clubId)) throw new ApiError('no_club_link');
      return {
        entries: [],
        write: (db) => revokeClubLinks(db, [clubId], at),
        reply: () => ({ clubId }),
        detail: { season: season.number, clubId, name: club.name },
      };
    },
  }),
];
