import type {
  ReplaceClubBody,
  ReplaceClubReply,
  WithdrawBody,
  WithdrawReply,
} from '#contract/season-changes.ts';
import { replaceClub as replace, withdrawClub as withdraw } from '#domain/decisions/change-clubs.ts';
import { revokeClubLinks } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** A club gives up its place. */
export async function withdrawClub(
  context: Context,
  session: Session,
  call: Call<WithdrawBody>,
): Promise<Recorded<Pick<WithdrawReply, 'clubId' | 'awarded'>>> {
  const { clubId } = call.body;
  return changeAsAdmin(context, { session, action: 'withdraw-club', call }, ({ tournament }) => {
    const entries = withdraw(tournament, call.body);
    const awarded = entries.flatMap(({ data }) => ('putIn' in data ? data.putIn : []));
    return { entries, reply: () => ({ clubId, awarded: awarded.map(({ fixtureId }) => fixtureId) }) };
  });
}

/** A reserve club takes the place of another. The link was for the other one. */
export async function replaceClub(
  context: Context,
  session: Session,
  call: Call<ReplaceClubBody>,
): Promise<Recorded<Pick<ReplaceClubReply, 'club'>>> {
  const { clubId: id } = call.body;
  return changeAsAdmin(context, { session, action: 'replace-club', call }, ({ at, tournament }) => ({
    entries: replace(tournament, call.body),
    write: async (trx) => {
      await revokeClubLinks(trx, [id], at);
    },
    reply: ({ clubs }) => ({ club: { id, name: clubs.find((club) => club.id === id)?.name ?? '' } }),
  }));
}
