import type { AdminAction } from '#domain/admin-actions.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { buildFixtures } from '#domain/fixtures/fixtures.ts';
import { recordAdminAction } from '#store/admin-record.ts';
import { listClubs } from '#store/clubs.ts';
import { resetResults } from '#store/results.ts';
import { raiseRevision } from '#store/revision.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';

/** What the administrator resets: every result there, or only those that wait for a decision. */
export type ResetScope = { readonly only?: 'pending' | undefined } & (
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'match'; readonly fixtureId: number }
  | { readonly kind: 'tournament' }
);

const ACTIONS = {
  group: 'reset-group',
  match: 'reset-match',
  tournament: 'reset-tournament',
} as const satisfies Record<ResetScope['kind'], AdminAction>;

/** Takes the results in the scope out of play and returns how many there were. */
export async function resetScope(context: Context, session: Session, scope: ResetScope): Promise<number> {
  const { store, publisher, clock } = context;
  const count = await store.db.transaction().execute(async (trx) => {
    await raiseRevision(trx, store.engine);
    const now = clock().toISOString();
    const fixtures = buildFixtures(await listClubs(trx)).filter(
      (fixture) =>
        scope.kind === 'tournament' ||
        (scope.kind === 'group' ? fixture.group === scope.group : fixture.id === scope.fixtureId),
    );
    if (fixtures.length === 0) throw new Refusal('unknown_fixture');
    const resultIds = await resetResults(
      trx,
      now,
      fixtures.map(({ id }) => id),
      scope.only,
    );
    await recordAdminAction(trx, {
      at: now,
      action: ACTIONS[scope.kind],
      device: session.device,
      detail: { ...scope, resultIds },
    });
    return resultIds.length;
  });
  await publisher.publish();
  return count;
}
