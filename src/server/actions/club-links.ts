import type {
  ClubLinksBody,
  ClubLinksReply,
  NewClubLinksReply,
  RevokeClubLinkBody,
  RevokeClubLinkReply,
} from '#contract/club-links.ts';
import { insertClubLink, listClubLinks, revokeClubLinks } from '#store/club-links.ts';
import { listClubs } from '#store/clubs.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import { randomLinkKey } from '../auth/random-link-key.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';

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

  return changeAsAdmin(context, { session, action: 'make-club-links', call: null }, async (trx, at) => {
    const season = await currentSeason(trx);
    const clubs = await listClubs(trx, season);
    if (!clubIds.every((clubId) => clubs.some(({ id }) => id === clubId))) throw new Refusal('unknown_club');
    await revokeClubLinks(trx, clubIds, at);
    for (const { clubId, key } of links)
      await insertClubLink(trx, { keyHash: hashToken(key), clubId, createdAt: at });
    return { reply: { links }, told: [], detail: { season, clubIds } };
  });
}

export async function revokeClubLink(
  context: Context,
  session: Session,
  call: Call<RevokeClubLinkBody>,
): Promise<Recorded<Pick<RevokeClubLinkReply, 'clubId'>>> {
  const { clubId } = call.body;
  return changeAsAdmin(context, { session, action: 'revoke-club-link', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const club = (await listClubs(trx, season)).find(({ id }) => id === clubId);
    if (!club) throw new Refusal('unknown_club');
    if (!(await revokeClubLinks(trx, [clubId], at))) throw new Refusal('no_club_link');
    return { reply: { clubId }, told: [], detail: { season, clubId, name: club.name } };
  });
}

/** For the administrator: who has a link, and whether it came into use. */
export async function readClubLinks({ store }: Context): Promise<ClubLinksReply> {
  const links = await listClubLinks(store.db);
  return { links: links.map(({ clubId, createdAt, usedAt }) => ({ clubId, createdAt, usedAt })) };
}
