import type { AdminAction } from '#domain/admin-actions.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { type GroupFixture, groupFixtures } from '#domain/fixtures/fixtures.ts';
import { listClubs } from '#store/clubs.ts';
import { resetResults } from '#store/results.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin } from './change-tournament.ts';

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
export function resetScope(
  context: Context,
  session: Session,
  scope: ResetScope,
  call: Call,
): Promise<number> {
  return changeAsAdmin(context, { session, action: ACTIONS[scope.kind], call }, async (trx, at) => {
    const fixtureIds = groupFixtures(await listClubs(trx))
      .filter((fixture) => isInScope(fixture, scope))
      .map(({ id }) => id);
    if (fixtureIds.length === 0) throw new Refusal('unknown_fixture');
    const resultIds = await resetResults(trx, at, fixtureIds, scope.only);
    return { reply: resultIds.length, detail: { ...scope, resultIds } };
  });
}

function isInScope(fixture: GroupFixture, scope: ResetScope): boolean {
  switch (scope.kind) {
    case 'group':
      return fixture.stage.group === scope.group;
    case 'match':
      return fixture.id === scope.fixtureId;
    case 'tournament':
      return true;
  }
}
