import type { MatchResult } from '#contract/result-views.ts';
import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import { lossOf, RESETS } from '#web/content/admin.ts';
import { matchName } from './match-name.ts';

/** A reset that was asked for and waits for its confirmation. */
export type AskedReset =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'match'; readonly fixture: GroupFixture }
  | { readonly kind: 'tournament' };

export function resetCall(asked: AskedReset): { readonly path: string; readonly body: object } {
  switch (asked.kind) {
    case 'group':
      return { path: '/api/ucl/reset-group', body: { group: asked.group } };
    case 'match':
      return { path: '/api/ucl/reset-match', body: { matchId: asked.fixture.id } };
    case 'tournament':
      return { path: '/api/ucl/reset-tournament', body: {} };
  }
}

/** What would be lost now: '6 results of group C'. */
export function lossText(asked: AskedReset, results: readonly MatchResult[]): string {
  switch (asked.kind) {
    case 'group':
      return lossOf(
        results.filter(({ group }) => group === asked.group).length,
        RESETS.group.named(asked.group),
      );
    case 'match':
      return lossOf(
        results.filter(({ fixtureId }) => fixtureId === asked.fixture.id).length,
        matchName(asked.fixture),
      );
    case 'tournament':
      return lossOf(results.length, RESETS.tournament.named);
  }
}
