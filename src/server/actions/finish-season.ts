import type { FinishSeasonBody } from '#contract/season-changes.ts';
import { finishSeason, reopenSeason } from '#domain/decisions/run-season.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Season } from '#domain/season/season.ts';
import { forgetUseOfLinks, revokeClubLinks } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import { deleteProposals } from '#store/record/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Puts the season into the archive under its name and begins the next one. */
export async function finishCurrentSeason(
  context: Context,
  session: Session,
  call: Call<FinishSeasonBody>,
): Promise<Recorded<{ season: Season }>> {
  return changeAsAdmin(context, { session, action: 'finish-season', call }, ({ at, tournament }) => ({
    entries: finishSeason(tournament, call.body),
    write: async (trx) => {
      if (call.body.keepClubs) await forgetUseOfLinks(trx);
      else await revokeClubLinks(trx, 'all', at);
    },
    reply: ({ number }) => ({ season: { number, name: null } }),
  }));
}

/** Takes the end of the last season back. */
export function reopenLastSeason(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<{ season: Season }>> {
  return changeAsAdmin(context, { session, action: 'reopen-season', call }, ({ at, tournament }) => ({
    entries: reopenSeason(tournament),
    write: async (trx) => {
      await deleteProposals(trx, tournament.season.number);
      const others = clubsOfOthers(tournament);
      if (others.length > 0) await revokeClubLinks(trx, others, at);
    },
    reply: ({ number }) => ({ season: { number, name: null } }),
  }));
}

/** Whose link was given to another club than the one that has its place back. */
function clubsOfOthers({ season, finished: [last] }: Tournament): number[] {
  const others = season.clubs.filter(
    ({ id, name }) => !last?.clubs.some((club) => club.id === id && club.name === name),
  );
  return others.map(({ id }) => id);
}
