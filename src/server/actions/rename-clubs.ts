import type { RenameClubsBody } from '#contract/clubs.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { renameClubs as decide } from '#domain/decisions/change-clubs.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Gives clubs new names, all of them or none. */
export async function renameClubs(
  context: Context,
  session: Session,
  call: Call<RenameClubsBody>,
): Promise<Recorded<{ clubs: Club[] }>> {
  return changeAsAdmin(context, { session, action: 'rename-clubs', call }, ({ tournament }) => ({
    entries: decide(tournament, call.body.clubs),
    reply: ({ clubs }) => ({ clubs }),
  }));
}
