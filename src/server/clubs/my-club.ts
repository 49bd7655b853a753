import { MyClubReply } from '#contract/club-links.ts';
import { ErrorReply } from '#contract/errors.ts';
import { buildFixtures, isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { factsOf } from '#domain/record/state.ts';
import { canAddImages } from '#domain/results/evidence.ts';
import { presentResults } from '#domain/results/presented-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import type { StoredEntry } from '#store/access/club-entries.ts';
import { type ClubLink, recordLinkUse } from '#store/access/club-links.ts';
import { listEvidence } from '#store/evidence/evidence.ts';
import { listDisputeReasons } from '#store/private/dispute-reasons.ts';

import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { type App, BY_CLUB } from '../http/fastify-app.ts';
import type { ClubKeyHooks } from '../http/require-club.ts';
import { listUndoableAnswers } from '../record/undo-answer.ts';
import { presentEntry } from '../registration/present-entry.ts';
import { listOpenProposals } from '../season/kickoffs.ts';

const USE_NOTED_EVERY_MS = 10 * 60_000;

export function registerMyClub(app: App, context: Context, clubKey: ClubKeyHooks): void {
  app.get(
    '/api/ucl/my-club',
    {
      onRequest: clubKey.orEntry.required,
      schema: {
        ...BY_CLUB,
        summary: 'Your club, and the results that need its answer',
        response: { 200: MyClubReply, 401: ErrorReply, 429: ErrorReply, 503: ErrorReply },
      },
    },
    ({ clubLink, clubEntry }) => readMyClub(context, clubLink, clubEntry),
  );
}

/** The first view of a club link: the club, and the submissions it has to answer. */
async function readMyClub(
  context: Context,
  link: ClubLink | null,
  stored: StoredEntry | null,
): Promise<MyClubReply> {
  const { store, clock } = context;
  const now = clock();
  // Not each time: pages poll.
  if (link && (link.usedAt === null || now.getTime() - Date.parse(link.usedAt) >= USE_NOTED_EVERY_MS))
    await recordLinkUse(store.db, link.keyHash, now.toISOString());
  const current = await context.tournament.read();
  const { season } = current;
  const facts = factsOf(season);
  const entry = stored && { entry: presentEntry(season, stored) };
  if (!link) return { club: null, ...entry, waiting: [], reported: [], proposals: [], undoable: [] };
  const club = facts.clubs.find(({ id }) => id === link.clubId);
  if (!club) throw new ApiError('unknown_club_key');

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
    ...entry,
    waiting: pending.filter((result) => waitsFor(club.id, result)),
    reported: pending.filter((result) => !waitsFor(club.id, result) && canAddImages(club.id, result)),
    proposals: await listOpenProposals(context, season, club.id),
    undoable: listUndoableAnswers(current, club.id),
  };
}

/** Whether this club has to answer a pending result. */
function waitsFor(clubId: number, { reportedBy, agreement }: Result): boolean {
  return reportedBy === clubId ? agreement === 'disputed' : agreement === 'reported';
}
