import type { FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { BRACKETS, ROUNDS, type Stage } from '#domain/matches/stages.ts';
import { kindsThat, type RecordEntry } from '#domain/record/kinds.ts';
import { fixtureOf } from '#domain/record/record-subjects.ts';
import { clubPath, PATHS, seasonPath } from '#paths.ts';
import { championsCrowned, groupDecided, recordMark, roundKnown } from '#words/feed.ts';
import { isolatedName } from '#words/isolated-name.ts';
import type { FeedItem } from './atom.ts';
import { idOf } from './feed-id.ts';

/** By the number of the entry of the record that it tells of or follows: a clock may be set back. */
export interface PlacedItem {
  readonly place: number;
  readonly item: FeedItem;
}

/** Between the decision that it follows from and the next one. */
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
 * What follows from decisions of a season and is no entry of its own: groups that are decided, rounds whose clubs are
 * known, champions. Each has the time of the decision that it followed from last. What no longer holds is gone, and told
 * by the correction that undid it.
 */
export function milestoneItems({ views, decisions, isFinished }: Season): PlacedItem[] {
  const season = views['/api/ucl/tournament'].season.number;

  /** The last decision about a match that this is true of. */
  const decisionOf = (isOf: (stage: Stage) => boolean) =>
    decisions.findLast((entry) => {
      const stage = stageOf(fixtureOf(entry)?.fixtureId ?? 0);
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

  const { isProvisional, brackets, champions } = views['/api/ucl/knockouts'];
  const trees = BRACKETS.flatMap((bracket) => {
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
  return [...groups, ...trees];
}

function tieText({ home, away }: { readonly home: FixtureSide; readonly away: FixtureSide }): string {
  const names = [home, away].flatMap((side) => (side?.name ? [isolatedName(side.name)] : []));
  return names.join(' vs ');
}
