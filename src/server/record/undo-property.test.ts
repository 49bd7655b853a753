import { describe, expect, it } from 'vitest';
import { seededRandom } from '#demo/seeded-random.ts';
import { isAwardedByWithdrawal } from '#domain/decisions/award-result.ts';
import { placesFrom } from '#domain/knockouts/qualified-places.ts';
import { buildFixtures, isReady } from '#domain/matches/fixtures.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { standings } from '#domain/standings/standings.ts';
import { GROUP_MATCHES } from '#domain/testing/default-matches.ts';
import { type Made, randomDecisions } from '../testing/random-decisions.ts';
import { openSeason } from '../testing/season-stages.ts';

const ATTEMPTS = 12;
const SEEDS = [12, 14];

/** Random decisions: in the groups, or after they were closed. */
async function play(seed: number) {
  const { server, calls } = await openSeason('sqlite');
  const random = seededRandom(seed);
  if (random.chance(0.7)) await calls.decideGroups();
  if (random.chance(0.5)) await calls.call('POST', 'close-groups');
  const { decide, facts } = randomDecisions(server, calls, random);
  const undo = (seqs: readonly number[]) => calls.call('POST', 'undo', { seqs });
  const readSeason = async () => (await server.context.tournament.read()).season;
  return { random, decide, facts, readSeason, undo };
}

/** Submissions continue in the meantime: they may stay, and are pending. */
function withoutSubmissionsSince(facts: SeasonFacts, before: SeasonFacts): SeasonFacts {
  const last = Math.max(0, ...before.results.map(({ id }) => id));
  const known = new Set(before.results.map(({ id }) => id));
  return {
    ...facts,
    results: facts.results.filter(
      ({ id, submissionStatus }) => known.has(id) || id <= last || submissionStatus !== 'pending',
    ),
  };
}

/** Invariants after every decision. */
function expectWhole(season: SeasonState): void {
  const facts = factsOf(season);
  const approved = new Set(
    facts.results
      .filter((result) => result.submissionStatus === 'approved')
      .map((result) => result.fixtureId),
  );
  const fixtures = buildFixtures(facts);
  const withdrawn = new Set(facts.withdrawals.map(({ clubId }) => clubId));
  if (facts.places) {
    expect(GROUP_MATCHES.filter(({ id }) => !approved.has(id))).toEqual([]);
    const { clubs, results, deductions } = facts;
    expect(facts.places).toEqual(placesFrom(standings(clubs, groupFixtures(clubs), results, deductions), 2));
  }
  for (const fixture of fixtures) {
    const results = facts.results.filter(({ fixtureId }) => fixtureId === fixture.id);
    const open = results.filter(({ submissionStatus }) => submissionStatus !== 'rejected');
    if (!isReady(fixture))
      expect(results, `results of ${fixture.id}, of which no clubs are known`).toEqual([]);
    else if (fixture.stage.kind === 'group') {
      const isLeft = withdrawn.has(fixture.home.id) || withdrawn.has(fixture.away.id);
      if (isLeft) expect(approved.has(fixture.id), `${fixture.id} is decided`).toBe(true);
      else expect(isAwardedByWithdrawal(season, fixture)).toBe(false);
    } else if ('outcome' in fixture && fixture.outcome?.decidedBy === 'walkover')
      expect(open, `results of ${fixture.id}, which was not played`).toEqual([]);
  }
}

describe('undo of anything', () => {
  it.each(SEEDS)('restores the previous state, at once: seed %i', async (seed) => {
    const { decide, facts, undo, random } = await play(seed);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const made = await decide();
      if (!made) continue;
      const reply = await undo([made.seq]);
      expect([made.path, reply.statusCode, reply.body]).toEqual([made.path, 200, reply.body]);
      expect(await facts(), made.path).toEqual(made.before);
      // Some stay, so that the next ones meet a different season.
      if (random.chance(0.6)) await decide();
    }
  });

  it.each(SEEDS)('and later, alone or with its conflicts: seed %i', async (seed) => {
    const { decide, facts, readSeason, undo, random } = await play(seed);
    for (let round = 0; round < 2; round += 1) {
      const made: Made[] = [];
      while (made.length < 9) {
        const one = await decide();
        if (one) made.push(one);
      }
      const first = random.pick(made.slice(0, 5));
      const undone = new Set([first.seq]);
      // All conflicts are undone together with it, until there is none left.
      for (;;) {
        const before = await facts();
        const reply = await undo([...undone]);
        if (reply.statusCode === 200) break;
        expect(reply.json().code, reply.body).toBe('cannot_undo');
        expect(await facts()).toEqual(before);
        const named: number[] = reply.json().entries.map((entry: { seq: number }) => entry.seq);
        expect(named.filter((seq) => !undone.has(seq))).toEqual(named);
        expect(named.length).toBeGreaterThan(0);
        for (const seq of named) undone.add(seq);
      }
      expectWhole(await readSeason());
      const rest = made.filter(({ seq }) => seq > first.seq && !undone.has(seq)).map(({ seq }) => seq);
      if (rest.length > 0) expect((await undo(rest)).json()).toMatchObject({ success: true });
      expect(withoutSubmissionsSince(await facts(), first.before)).toEqual(first.before);
    }
  });
});
