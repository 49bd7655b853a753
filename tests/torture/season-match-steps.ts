import { isDeepStrictEqual } from 'node:util';
import { decideMatches } from '#server/testing/decide-matches.ts';
import { expectSame } from './compare-season.ts';
import { isTie, type Played, pathToFinal } from './season-model.ts';
import { REASON, type Walk } from './season-walk.ts';

export async function award(walk: Walk, id: number): Promise<void> {
  const { model } = walk;
  const isBothAbsent = walk.random.chance(0.1);
  const score = isBothAbsent ? { home: 0, away: 0, penalties: null } : anyScore(walk, id);
  const ties = model.laterOpen(id);
  const refusal =
    (model.isDrawUnderWay && 'draw_state') ||
    (!isTie(id) && model.places && 'groups_closed') ||
    (!model.isReady(id) && 'tie_not_ready') ||
    (model.isDecidedByWithdrawal(id) && 'club_withdrawn') ||
    (ties.length > 0 && 'later_ties_decided');
  const reply = await walk.change(
    'award-result',
    isBothAbsent
      ? { fixtureId: id, kind: 'both-absent', reason: REASON }
      : { fixtureId: id, kind: 'ruling', ...sent(score), reason: REASON },
    refusal,
  );
  if (!reply) return;
  model.open.set(id, {
    ...{ id: reply.result.id, ...score, origin: 'award', status: 'approved', byWithdrawal: false },
  });
  model.hasBegun = true;
}

export async function submit(walk: Walk, id: number): Promise<void> {
  const { model } = walk;
  const score = anyScore(walk, id);
  const [home, away] = model.sidesOf(id);
  const nameOf = (side: typeof home) => (typeof side === 'number' ? model.names[side - 1] : 'Nobody');
  const group = isTie(id) ? (id >= 9501 ? 'UEL' : 'UCL') : String.fromCharCode(Math.floor(id / 100));
  const refusal =
    (model.isDrawUnderWay && 'draw_state') ||
    (!isTie(id) && model.places && 'groups_closed') ||
    (!model.isReady(id) && 'tie_not_ready') ||
    (model.isWalkover(id) && 'club_withdrawn') ||
    (model.open.has(id) && 'result_exists');
  const teams = { homeTeam: nameOf(home), awayTeam: nameOf(away) };
  const reply = await walk.change(
    'submit-result',
    { fixtureId: id, ...teams, group, ...sent(score) },
    refusal,
  );
  if (!reply) return;
  model.open.set(id, {
    ...{ id: reply.id, ...score, origin: 'captain', status: 'pending', byWithdrawal: false },
  });
  model.hasBegun = true;
}

export async function approve(walk: Walk): Promise<void> {
  const pending = [...walk.model.open.values()].filter(({ status }) => status === 'pending');
  if (pending.length === 0) return;
  const result = walk.random.pick(pending);
  await walk.change('approve-result', { id: result.id }, null);
  result.status = 'approved';
}

export async function resetMatch(walk: Walk, id: number): Promise<void> {
  const { model } = walk;
  const ties = model.laterOpen(id);
  const isShown = walk.random.chance(0.7);
  const alsoReset = isShown ? ties : walk.random.pick([[], [9031]]);
  const isAgreed = isDeepStrictEqual(alsoReset, ties);
  const refusal =
    (!isTie(id) && model.places && 'groups_closed') ||
    (model.isDecidedByWithdrawal(id) && 'club_withdrawn') ||
    (!isAgreed && 'later_ties_decided');
  const reply = await walk.change('reset-match', { matchId: id, alsoReset }, refusal);
  if (!reply) return;
  const reset = [id, ...pathToFinal(id)].filter((match) => model.open.delete(match));
  expectSame('number of results that were reset', reply.reset, reset.length);
  model.awardForWithdrawn();
}

export async function resetAll(walk: Walk): Promise<void> {
  const { model } = walk;
  const reply = await walk.change('reset-tournament', {}, null);
  expectSame('number of all results', reply?.reset, model.open.size);
  model.open.clear();
  for (const deduction of model.deductions) deduction.isRevoked = true;
  model.withdrawn = [];
  model.places = null;
}

/**
 * Decides all undecided group matches: by a call if a result is pending, otherwise in the database, which is
 * faster.
 */
export async function decideGroups(walk: Walk): Promise<void> {
  const { model } = walk;
  const scores = new Map<number, Pick<Played, 'home' | 'away' | 'penalties'>>();
  for (const id of model.undecidedMatches()) {
    if (model.open.has(id)) await award(walk, id);
    else scores.set(id, anyScore(walk, id));
  }
  const rulings = [...scores].map(([id, { home, away }]) => {
    const score = { homeScore: home, awayScore: away, homePenalties: null, awayPenalties: null };
    return [id, { ...score, afterExtraTime: false }] as const;
  });
  for (const [match, id] of await decideMatches(walk.context, new Map(rulings), REASON)) {
    const score = scores.get(match);
    if (score)
      model.open.set(match, { id, ...score, origin: 'award', status: 'approved', byWithdrawal: false });
  }
  model.hasBegun = true;
}

function anyScore(walk: Walk, id: number): Pick<Played, 'home' | 'away' | 'penalties'> {
  const [home, away, penalties] = walk.random.pick<
    readonly [number, number, readonly [number, number] | null]
  >(
    isTie(id)
      ? [
          [1, 0, null],
          [0, 2, null],
          [1, 1, [4, 3]],
          [0, 0, [2, 4]],
        ]
      : [
          [1, 0, null],
          [0, 2, null],
          [2, 2, null],
        ],
  );
  return { home, away, penalties };
}

function sent({ home, away, penalties }: Pick<Played, 'home' | 'away' | 'penalties'>) {
  const [homePenalties, awayPenalties] = penalties ?? [null, null];
  return { homeScore: home, awayScore: away, homePenalties, awayPenalties };
}
