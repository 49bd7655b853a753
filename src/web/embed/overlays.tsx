import type { ReactNode } from 'react';
import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { EMBED } from '#words/embed.ts';
import { BRACKET_TITLES, championsText, groupTitle, placeTitle, ROUND_TITLES } from '#words/titles.ts';
import { latestMatches, MatchRow } from './match-row.tsx';
import { championIn, shownRounds, tableOf } from './shown-parts.ts';

/** How many matches are shown at once and in all, unless the address says otherwise. */
const LATEST = { rows: 1, max: 5 };
const TIES = { rows: 4, max: 16 };

interface Props {
  readonly views: PublicViews;
}

/** The latest results, one after another. Nothing at all until there is one. */
export function LatestOverlay({ views }: Props) {
  const rows = latestMatches(views).map((fixture) => (
    <MatchRow key={fixture.id} fixture={fixture} place={placeTitle(fixture)} />
  ));
  return rows.length > 0 && <Pages {...LATEST}>{rows}</Pages>;
}

export function GroupOverlay({ views, group }: Props & { readonly group: Group }) {
  // Without the outlook: nobody can ask a stream what a sign means.
  const table = { ...tableOf(views, group), outlook: undefined };
  return (
    <Plate title={groupTitle(group)}>
      <GroupTable table={table} rowId={(id) => `club-${id}`} areGroupsClosed={false} />
    </Plate>
  );
}

/** The round that is played now, or the champions. */
export function KnockoutsOverlay({ views, bracket }: Props & { readonly bracket: Bracket }) {
  const { isProvisional } = views['/api/ucl/knockouts'];
  const champion = championIn(views, bracket);
  const round = shownRounds(views, bracket).now[0];
  if (!round) return null;
  const title = isProvisional ? EMBED.provisional : ROUND_TITLES[round.round];
  return (
    <Plate title={champion ? championsText(bracket) : `${BRACKET_TITLES[bracket]}: ${title}`}>
      {champion ? (
        <p id="winner" className="winner">
          <Crest name={champion} size={120} />
          <bdi>{champion}</bdi>
        </p>
      ) : (
        <Pages {...TIES}>
          {round.ties.flatMap(({ fixtureId, home, away }) =>
            // The fixtures do not say who would meet if the groups ended now.
            views['/api/ucl/fixtures'].fixtures
              .filter(({ id }) => id === fixtureId)
              .map((fixture) => <MatchRow key={fixtureId} fixture={{ ...fixture, home, away }} />),
          )}
        </Pages>
      )}
    </Plate>
  );
}

export function NoOverlay() {
  return (
    <Plate title={EMBED.notFound.title}>
      <p>{EMBED.notFound.text}</p>
    </Plate>
  );
}

interface PagesProps {
  readonly rows: number;
  readonly max: number;
  readonly children: ReactNode;
}

/** As many matches as the address asks for are shown by overlay.ts, which also turns the pages. */
function Pages({ rows, max, children }: PagesProps) {
  return (
    <ol className="matches" data-rows={rows} data-max={max}>
      {children}
    </ol>
  );
}

function Plate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="plate">
      <header>
        <h1>{title}</h1>
        <span>{SITE.shortName}</span>
      </header>
      {children}
    </section>
  );
}
