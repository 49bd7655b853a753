import { buildFixtures, isClubOf, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { ClubLink } from '#store/club-links.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { findResult } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import { isReplaced } from '#store/two-sides.ts';
import { Refusal } from '../http/refusal.ts';

/** A result that waits for a decision, and its match. */
export interface Answerable {
  readonly season: number;
  readonly facts: SeasonFacts;
  readonly fixture: ReadyFixture;
  readonly result: Result;
}

/** A result that one of its two clubs may say something about. */
export async function findAnswerable(db: Db, { clubId }: ClubLink, id: number): Promise<Answerable> {
  const season = await currentSeason(db);
  const facts = await readSeasonFacts(db, season);
  // Not among the facts: those leave out a rejected result that was submitted again.
  const result = await findResult(db, season, id);
  if (!result) throw new Refusal((await isReplaced(db, season, id)) ? 'replaced' : 'unknown_result');
  const fixture = buildFixtures(facts).find((match) => match.id === result.fixtureId);
  if (!fixture || !isReady(fixture)) throw new Refusal('unknown_result');
  if (!isClubOf(fixture, clubId)) throw new Refusal('not_your_match');
  if (result.submissionStatus !== 'pending')
    throw new Refusal('already_decided', {
      sentence: `This result has already been ${result.submissionStatus}.`,
    });
  if (result.reportedBy === null) throw new Refusal('not_reported_by_club');
  return { season, facts, fixture, result };
}
