import type { ReactNode } from 'react';
import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { isBye } from '#domain/matches/fixture-row.ts';
import { type Bracket, ROUND_TITLES } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { EMBED } from '#words/embed.ts';
import { BRACKET_TITLES, championsText, groupTitle, placeTitle } from '#words/titles.ts';
import { championIn, splitRounds, tableOf } from './embed-data.ts';
import { latestMatches, MatchRow } from './match-row.tsx';
import styles from './overlays.module.css';

/** Defaults for the number of matches per page and in total. */
const LATEST = { rows: 1, max: 5 };
const TIES = { rows: 4, max: 16 };

interface Props {
  readonly views: PublicViews;
}

/** The latest results, one after another. Empty until there is one. */
export function LatestOverlay({ views }: Props) {
  const rows = latestMatches(views).map((fixture) => (
    <MatchRow key={fixture.id} fixture={fixture} place={placeTitle(fixture)} />
  ));
  return rows.length > 0 && <Pages {...LATEST}>{rows}</Pages>;
}

export function GroupOverlay({ views, group }: Props & { readonly group: Group }) {
  // Without the outlook: viewers of a stream cannot look up a sign.
  const table = { ...tableOf(views, group), outlook: undefined };
  return (
    <Plate title={groupTitle(group)}>
      <GroupTable table={table} rowId={(id) => `club-${id}`} areGroupsClosed={false} />
    </Plate>
  );
}

/** The matches of the current round, or the champions. A bye is not a match. */
export function KnockoutsOverlay({ views, bracket }: Props & { readonly bracket: Bracket }) {
  const { isProvisional } = views['/api/ucl/knockouts'];
  const champion = championIn(views, bracket);
  const { now, earlier } = splitRounds(views, bracket);
  const [round] = now;
  if (!round) return null;
  const firstRound = (earlier[0] ?? round).round;
  const matches = round.ties.flatMap(({ fixtureId, home, away }) => {
    const fixture = views['/api/ucl/fixtures'].fixtures.find(({ id }) => id === fixtureId);
    // The fixtures do not contain provisional pairings.
    return fixture ? [{ ...fixture, home, away }] : [];
  });
  const title = isProvisional ? EMBED.provisional : ROUND_TITLES[round.round];
  return (
    <Plate title={champion ? championsText(bracket) : `${BRACKET_TITLES[bracket]}: ${title}`}>
      {champion ? (
        <p id="winner" className={styles.winner}>
          <Crest name={champion} size={120} />
          <bdi>{champion}</bdi>
        </p>
      ) : (
        <Pages {...TIES}>
          {matches
            .filter((fixture) => !isBye(fixture, firstRound))
            .map((fixture) => (
              <MatchRow key={fixture.id} fixture={fixture} />
            ))}
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

/** overlay.ts shows as many matches as the URL requests, and turns the pages. */
function Pages({ rows, max, children }: PagesProps) {
  return (
    <ol className={styles.matches} data-rows={rows} data-max={max}>
      {children}
    </ol>
  );
}

function Plate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.plate}>
      <header>
        <h1>{title}</h1>
        <span>{SITE.shortName}</span>
      </header>
      {children}
    </section>
  );
}
