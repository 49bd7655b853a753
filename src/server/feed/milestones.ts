import type { FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { type IdStage, stageOfId } from '#domain/matches/match-plan.ts';
import { BRACKETS, ROUNDS } from '#domain/matches/stages.ts';
import { kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import { fixtureOf } from '#domain/record/record-subjects.ts';
import { clubPath, PATHS, seasonPath } from '#paths.ts';
import { championsCrowned, groupDecided, placesTaken, recordMark, roundKnown } from '#words/feed.ts';
import { isolatedName } from '#words/isolated-name.ts';
import { idOf, type PlacedItem } from './feed.ts';

/** Between the decision that caused it and the next one. */
const AFTER = 0.5;

interface Season {
  readonly views: PublicViews;
  /** Entries of the season, ascending. */
  readonly decisions: readonly RecordEntry[];
  readonly isFinished: boolean;
}

/** The kinds of entries that a milestone may follow from. */
export const DECISIVE_KINDS = kindsThat(({ isDecisive }) => isDecisive);

/**
 * Consequences of decisions that have no entry of their own: the last place of registration, decided groups, rounds with known clubs, champions.
 * Each has the time of the decision that caused it last. One that no longer applies is removed; the correction of
 * the decision covers it.
 */
export function milestoneItems({ views, decisions, isFinished }: Season): PlacedItem[] {
  const season = views['/api/ucl/tournament'].season.number;

  /** The last decision about a match that this is true of. */
  const decisionOf = (isOf: (stage: IdStage) => boolean) =>
    decisions.findLast((entry) => {
      const stage = stageOfId(fixtureOf(entry)?.fixtureId ?? 0);
      return stage !== undefined && isOf(stage) && (entry.kind === 'approved' || entry.kind === 'awarded');
    });
  const closing = decisions.findLast(({ kind }) => kind === 'closed');
  const item = (what: string, from: RecordEntry | undefined, title: string, path: string): PlacedItem[] =>
    from === undefined
      ? []
      : [
          {
            place: from.seq + AFTER,
            item: {
              id: idOf(`season-${season}/${what}`),
              updated: from.at,
              title,
              summary: `${title}. ${recordMark(from)}`,
              path,
            },
          },
        ];

  const groups = views['/api/ucl/outlook'].groups
    .filter(({ isDecided }) => isDecided)
    .flatMap(({ group }) => {
      const rows = views['/api/ucl/group-standings'].standings.filter((row) => row.group === group);
      const names = rows.map(({ teamName }) => teamName);
      const from = decisionOf((stage) => stage.kind === 'group' && stage.group === group);
      const page = isFinished ? `${seasonPath(season)}?tab=groups` : PATHS.hub;
      return item(`group-${group}`, from, groupDecided(group, names), `${page}#group-${group.toLowerCase()}`);
    });

  const { places, entries } = views['/api/ucl/registration'];
  const isFull = entries.filter(({ status }) => status === 'accepted').length >= places;
  const registered = isFull
    ? item(
        'registration-full',
        decisions.findLast(({ kind }) => kind === 'entry-accepted'),
        placesTaken(places),
        isFinished ? seasonPath(season) : PATHS.join,
      )
    : [];

  const { isProvisional, brackets, champions } = views['/api/ucl/knockouts'];
  const knockouts = BRACKETS.flatMap((bracket) => {
    const key = bracket === 'UCL' ? 'ucl' : 'uel';
    const rounds = isProvisional
      ? []
      : brackets[key].rounds.filter(({ ties }) => ties.every(({ home, away }) => home && away));
    const lastOf = (round: string | undefined) =>
      decisionOf((stage) => stage.kind === 'knockout' && stage.bracket === bracket && stage.round === round);
    const champion = views['/api/ucl/clubs'].clubs.find(({ id }) => id === champions[key]);
    return [
      ...rounds.flatMap(({ round, ties }) => {
        const from = lastOf(ROUNDS[ROUNDS.indexOf(round) - 1]) ?? closing;
        const title = roundKnown(bracket, round, ties.map(tieText));
        const page = isFinished ? seasonPath(season) : PATHS.knockouts;
        return item(`${key}-${round}`, from, title, `${page}#${key}-${round}`);
      }),
      ...(champion
        ? item(
            `${key}-champions`,
            lastOf('final') ?? decisions.findLast(({ kind }) => kind === 'club-withdrawn'),
            championsCrowned(bracket, champion.name),
            clubPath(champion, season),
          )
        : []),
    ];
  });
  return [...registered, ...groups, ...knockouts];
}

function tieText({ home, away }: { readonly home: FixtureSide; readonly away: FixtureSide }): string {
  const names = [home, away].flatMap((side) => (side?.name ? [isolatedName(side.name)] : []));
  return names.length === 1 ? `${names[0]} (bye)` : names.join(' vs ');
}
