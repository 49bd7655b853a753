import type { RenameClubsBody } from '#contract/clubs.ts';
import { nameProblems, tidyName } from '#domain/clubs/club-names.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { listClubs, renameClub } from '#store/clubs.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';

/** Gives clubs new names, all of them or none. Results stay with their clubs. */
export async function renameClubs(
  context: Context,
  session: Session,
  call: Call<RenameClubsBody>,
): Promise<Recorded<{ clubs: Club[] }>> {
  const names = new Map(call.body.clubs.map(({ id, name }) => [id, tidyName(name)]));
  if (names.size < call.body.clubs.length)
    throw new Refusal('invalid_request', { sentence: 'A club is named twice in this request.' });

  return changeAsAdmin(context, { session, action: 'rename-clubs', call }, async (trx) => {
    const season = await currentSeason(trx);
    const before = await listClubs(trx, season);
    const unknown = [...names.keys()].find((id) => !before.some((club) => club.id === id));
    if (unknown !== undefined) throw new Refusal('unknown_club');
    const after = before.map((club) => ({ ...club, name: names.get(club.id) ?? club.name }));
    refuseBadNames(after);

    const renamed = after.flatMap(({ id, name }, index) => {
      const from = before[index]?.name ?? '';
      return from === name ? [] : [{ clubId: id, from, to: name }];
    });
    for (const { clubId, to } of renamed) await renameClub(trx, season, clubId, to);
    return { reply: { clubs: after }, told: [{ kind: 'renamed', data: { season, renamed } }] };
  });
}

function refuseBadNames(clubs: readonly Club[]): void {
  const problems = nameProblems(clubs.map(({ name }) => name));
  const index = problems.findIndex((problem) => problem !== null);
  const club = clubs[index];
  if (!club) return;
  const place = `Group ${club.group}, club ${club.slot}`;
  throw new Refusal('invalid_club_name', { sentence: `${place}: ${problems[index]}` });
}
