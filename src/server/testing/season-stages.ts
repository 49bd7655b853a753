import type { Engine } from '#store/db/engine.ts';
import { seasonCalls } from './season-calls.ts';
import { openTestServer } from './test-server.ts';

export const REASON = 'Decided by the board';
export const NO_SHOW = { kind: 'no-show', absent: 'away' };
export const award = (fixtureId: number, more: object, reason = REASON) => ({ fixtureId, reason, ...more });

/** A new season. */
export async function openSeason(engine: Engine) {
  const server = await openTestServer(engine);
  return { server, calls: await seasonCalls(server) };
}

/** Groups closed, one deduction; 9001 and 9002 were played, and then 9017. */
export async function openKnockouts(engine: Engine) {
  const opened = await openSeason(engine);
  const { calls } = opened;
  await calls.administer('deduct-points', { clubId: 64, points: 1, reason: REASON });
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.play(9001, '2-0');
  await calls.play(9002, '1-1p4-5');
  await calls.play(9017, '0-1e');
  return opened;
}

/** Both finals are known and undecided: club 1 meets 5, and 3 meets 7. */
export async function openFinals(engine: Engine) {
  const opened = await openSeason(engine);
  const { calls } = opened;
  await calls.decideGroups();
  await calls.administer('close-groups');
  await calls.decideTies();
  return opened;
}
