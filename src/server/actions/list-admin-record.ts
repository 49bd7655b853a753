import type { AdminRecordReply } from '#contract/admin-record.ts';
import { buildFixtures, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { listAdminActions, type StoredAdminAction } from '#store/admin-record.ts';
import { listClubs } from '#store/clubs.ts';
import { countResultsSince } from '#store/results.ts';
import type { Context } from '../context.ts';
import { ONE_HOUR_SECONDS } from '../http/durations.ts';

const LATEST = 50;
const ONE_DAY_MS = 24 * ONE_HOUR_SECONDS * 1_000;

/** The latest admin actions, in words a reviewer understands. */
export async function listAdminRecord({ store, clock }: Context): Promise<AdminRecordReply> {
  const fixtures = buildFixtures({ clubs: await listClubs(store.db) }).filter(isReady);
  const actions = await listAdminActions(store.db, LATEST);
  const aDayAgo = new Date(clock().getTime() - ONE_DAY_MS).toISOString();
  return {
    actions: actions.map((entry) => {
      const { id, at, action, device } = entry;
      return { id, at, action, device, subject: subjectOf(entry, fixtures) };
    }),
    lastDay: await countResultsSince(store.db, aDayAgo),
  };
}

function subjectOf({ action, detail }: StoredAdminAction, fixtures: readonly ReadyFixture[]): string {
  const fixture = fixtures.find(({ id }) => id === detail.fixtureId);
  switch (action) {
    case 'approve-result':
    case 'reject-result':
      return fixture
        ? `${fixture.home.name} ${scoreText({ homeScore: Number(detail.homeScore), awayScore: Number(detail.awayScore) })} ${fixture.away.name}`
        : `Match ${detail.fixtureId}`;
    case 'reset-match':
      return fixture
        ? `${fixture.home.name} vs ${fixture.away.name}, ${resultCount(detail)}`
        : `Match ${detail.fixtureId}`;
    case 'reset-group':
      return `Group ${detail.group}, ${resultCount(detail)}`;
    case 'reset-tournament':
      return resultCount(detail);
    case 'rename-clubs':
      return renames(detail.renamed);
    default:
      return '';
  }
}

function resultCount({ resultIds, only }: StoredAdminAction['detail']): string {
  const count = Array.isArray(resultIds) ? resultIds.length : 0;
  const what = only === 'pending' ? 'pending result' : 'result';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

function renames(renamed: unknown): string {
  const list = Array.isArray(renamed) ? (renamed as { from: string; to: string }[]) : [];
  const [only] = list;
  return list.length === 1 && only ? `${only.from} to ${only.to}` : `${list.length} clubs`;
}
