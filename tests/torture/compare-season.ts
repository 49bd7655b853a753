import { isDeepStrictEqual } from 'node:util';
import { VIEW_PATHS } from '#contract/public-views.ts';
import type { SeasonsReply } from '#contract/seasons-view.ts';
import type { Context } from '#server/context.ts';
import { isTie, type ModelSeason } from './season-model.ts';
import { readStoredSeason } from './season-play.ts';

type FinishedSeason = SeasonsReply['seasons'][number];

/** Reads a path from the server. */
// biome-ignore lint/suspicious/noExplicitAny: replies are compared as they are.
type Read = (path: string) => Promise<any>;

/** Compares the model with the public data. */
export async function compareFacts(model: ModelSeason, read: Read): Promise<void> {
  const tournament = await read('/api/ucl/tournament');
  expectSame(
    'the facts',
    {
      number: tournament.season.number,
      phase: tournament.phase,
      announcement: tournament.announcement,
      format: tournament.format,
      names: tournament.clubs.map(({ name }: { name: string }) => name),
      withdrawn: tournament.withdrawals.map(({ clubId }: { clubId: number }) => clubId),
      deductions: tournament.deductions.map(({ id, points }: { id: number; points: number }) => [id, points]),
      places: tournament.places,
    },
    {
      number: model.number,
      phase: model.phase,
      announcement: model.announcement,
      format: { ...model.format, sizes: model.sizes },
      names: model.names,
      withdrawn: model.withdrawn,
      deductions: model.deductions
        .filter(({ isRevoked }) => !isRevoked)
        .map(({ id, points }) => [id, points]),
      places: model.places,
    },
  );
  const { fixtures } = await read('/api/ucl/fixtures');
  expectSame(
    'the matches',
    fixtures.map(({ id }: { id: number }) => id),
    [...model.groupMatchIds, ...model.tieIds],
  );
  for (const fixture of fixtures) {
    const { id, home, away, status, winner, result } = fixture;
    const open = model.open.get(id);
    const isDecided = isTie(id) ? model.winnerOf(id) !== undefined : open?.status === 'approved';
    const won = model.winnerOf(id);
    expectSame(
      `match ${id}`,
      [sideOf(home), sideOf(away), status, winner, result && scoreOf(result)],
      [
        ...model.sidesOf(id),
        isDecided ? 'COMPLETED' : open ? 'PENDING_APPROVAL' : 'PENDING',
        typeof won === 'number' ? won : null,
        open ? [open.home, open.away, open.penalties, open.origin, open.status] : null,
      ],
    );
  }
}

/** Every view follows from the record, including the archive, and the record is valid. */
export async function compareViews(
  context: Context,
  archive: readonly ModelSeason[],
  read: Read,
): Promise<void> {
  const { views, problems } = await readStoredSeason(context.store.db);
  expectSame('problems', problems, []);
  for (const path of VIEW_PATHS) expectSame(path, await read(path), views[path]);
  const { seasons } = await read('/api/ucl/seasons');
  expectSame(
    'champions of the archive',
    seasons.map(({ champions }: FinishedSeason) => [
      champions.ucl?.clubId ?? 'bye',
      champions.uel?.clubId ?? 'bye',
    ]),
    archive
      .map((season) => [season.winnerOf(9031), season.cups === 2 ? season.winnerOf(9531) : 'bye'])
      .toReversed(),
  );
}

function sideOf(side: { clubId: number | null; bye?: boolean } | null): number | 'bye' | null {
  return side?.bye ? 'bye' : (side?.clubId ?? null);
}

function scoreOf(result: Record<string, unknown>) {
  const { homeScore, awayScore, homePenalties, awayPenalties, origin, submissionStatus } = result;
  const penalties = homePenalties === null ? null : [homePenalties, awayPenalties];
  return [homeScore, awayScore, penalties, origin, submissionStatus];
}

export function expectSame(what: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual)}`);
}
