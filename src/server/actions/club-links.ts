import type {
  ClubLinksBody,
  ClubLinksReply,
  NewClubLinksReply,
  RevokeClubLinkBody,
  RevokeClubLinkReply,
} from '#contract/club-links.ts';
import { insertClubLink, listClubLinks, revokeClubLinks } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import { randomLinkKey } from '../auth/random-link-key.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/**
 * Gives clubs new links, which end the ones that they had. The call has no idempotency key, under which its reply would
 * be kept: a repeated one makes links anew, and those that it answers with are in force.
 */
export async function makeClubLinks(
  context: Context,
  session: Session,
  { clubIds }: ClubLinksBody,
): Promise<Recorded<Pick<NewClubLinksReply, 'links'>>> {
  if (new Set(clubIds).size < clubIds.length)
    throw new Refusal('invalid_request', { sentence: 'A club is named twice in this request.' });
  const links = clubIds.map((clubId) => ({ clubId, key: randomLinkKey() }));

  return changeAsAdmin(context, { session, action: 'make-club-links', call: null }, ({ at, season }) => {
    if (!clubIds.every((clubId) => season.clubs.some(({ id }) => id === clubId)))
      throw new Refusal('unknown_club');
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
  });
}

export async function revokeClubLink(
  context: Context,
  session: Session,
  call: Call<RevokeClubLinkBody>,
): Promise<Recorded<Pick<RevokeClubLinkReply, 'clubId'>>> {
  const { clubId } = call.body;
  return changeAsAdmin(
    context,
    { session, action: 'revoke-club-link', call },
    async ({ trx, at, season }) => {
      const club = season.clubs.find(({ id }) => id === clubId);
      if (!club) throw new Refusal('unknown_club');
      const links = await listClubLinks(trx);
      if (!links.some((link) => link.clubId === clubId)) throw new Refusal('no_club_link');
      return {
        entries: [],
        write: (db) => revokeClubLinks(db, [clubId], at),
        reply: () => ({ clubId }),
        detail: { season: season.number, clubId, name: club.name },
      };
    },
  );
}

/** For the administrator: who has a link, and whether it came into use. */
export async function readClubLinks({ store }: Context): Promise<ClubLinksReply> {
  const links = await listClubLinks(store.db);
  return { links: links.map(({ clubId, createdAt, usedAt }) => ({ clubId, createdAt, usedAt })) };
}
