import type { MyClubReply } from '#contract/club-links.ts';
import { buildFixtures, isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { factsOf } from '#domain/record/state.ts';
import { canAddPictures } from '#domain/results/evidence.ts';
import { presentResults } from '#domain/results/presented-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import { type ClubLink, noteUseOfLink } from '#store/access/club-links.ts';
import { listEvidence } from '#store/evidence/evidence.ts';
import { listDisputeReasons } from '#store/record/dispute-reasons.ts';

import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { listOpenProposals } from './kickoffs.ts';
import { listUndoableAnswers } from './undo-answer.ts';

const USE_NOTED_EVERY_MS = 10 * 60_000;

/** What the holder of a link sees first: the club that it is for, and what waits for that club. */
export async function readMyClub(context: Context, link: ClubLink): Promise<MyClubReply> {
  const { store, clock } = context;
  const now = clock();
  // Not each time: pages ask again and again.
  if (link.usedAt === null || now.getTime() - Date.parse(link.usedAt) >= USE_NOTED_EVERY_MS)
    await noteUseOfLink(store.db, link.keyHash, now.toISOString());
  const current = await context.tournament.read();
  const { season } = current;
  const facts = factsOf(season);
  const club = facts.clubs.find(({ id }) => id === link.clubId);
  if (!club) throw new Refusal('unknown_club_key');

  const fixtures = buildFixtures(facts).filter(isReady);
  const mine = new Set(fixtures.filter((fixture) => isClubOf(fixture, club.id)).map(({ id }) => id));
  const { presented } = presentResults(
    fixtures,
    facts.results.filter((result) => mine.has(result.fixtureId) && result.submissionStatus === 'pending'),
    facts,
  );
  const reasons = await listDisputeReasons(store.db);
  const evidence = await listEvidence(store.db, season.number);
  const pending = presented.sort(newestFirst).map((result) => ({
    ...result,
    disputeReason: result.dispute ? (reasons.get(result.id) ?? null) : null,
    evidence: evidence.get(result.id) ?? [],
  }));
  return {
    club: { ...club, withdrawn: facts.withdrawals.some(({ clubId }) => clubId === club.id) },
    waiting: pending.filter((result) => waitsFor(club.id, result)),
    reported: pending.filter((result) => !waitsFor(club.id, result) && canAddPictures(club.id, result)),
    proposals: await listOpenProposals(context, season, club.id),
    undoable: listUndoableAnswers(current, club.id),
  };
}

/** Whether this club of a pending result has to say something. */
function waitsFor(clubId: number, { reportedBy, agreement }: Result): boolean {
  return reportedBy === clubId ? agreement === 'disputed' : agreement === 'reported';
}
