import type { RenameClubsBody } from '#contract/clubs.ts';
import { nameProblems, tidyName } from '#domain/clubs/club-names.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { recordAdminAction } from '#store/admin-record.ts';
import { listClubs, renameClub } from '#store/clubs.ts';
import { raiseRevision } from '#store/revision.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** Gives clubs new names, all of them or none. Results stay with their clubs. */
export async function renameClubs(
  context: Context,
  session: Session,
  body: RenameClubsBody,
): Promise<Club[]> {
  const { store, publisher, clock } = context;
  const names = new Map(body.clubs.map(({ id, name }) => [id, tidyName(name)]));
  if (names.size < body.clubs.length)
    throw new Refusal('invalid_request', { sentence: 'A club is named twice in this request.' });

  const clubs = await store.db.transaction().execute(async (trx) => {
    // First, since its lock makes two renames at once wait for each other: names stay unique.
    await raiseRevision(trx, store.engine);
    const before = await listClubs(trx);
    const unknown = [...names.keys()].find((id) => !before.some((club) => club.id === id));
    if (unknown !== undefined) throw new Refusal('unknown_club');
    const after = before.map((club) => ({ ...club, name: names.get(club.id) ?? club.name }));
    refuseBadNames(after);

    const renamed = after.flatMap(({ id, name }, index) => {
      const from = before[index]?.name;
      return from === name ? [] : [{ id, from, to: name }];
    });
    for (const { id, to } of renamed) await renameClub(trx, id, to);
    await recordAdminAction(trx, {
      at: clock().toISOString(),
      action: 'rename-clubs',
      device: session.device,
      detail: { renamed },
    });
    return after;
  });
  await publisher.publish();
  return clubs;
}

function refuseBadNames(clubs: readonly Club[]): void {
  const problems = nameProblems(clubs.map(({ name }) => name));
  const index = problems.findIndex((problem) => problem !== null);
  const club = clubs[index];
  if (!club) return;
  const place = `Group ${club.group}, club ${club.slot}`;
  throw new Refusal('invalid_club_name', { sentence: `${place}: ${problems[index]}` });
}
