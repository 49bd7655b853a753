import { useMemo } from 'react';
import { placesFrom, placesIn } from '#domain/knockouts/qualified-places.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { type Standing, standings } from '#domain/standings/standings.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { BRACKET_TITLES } from '#words/titles.ts';
import type { SeasonNow } from '../use-season.ts';
import { placedBy, SEASON_PANEL } from './words.ts';

/** All 64 places in the order of the trees, as the server would freeze them now, each with what decided it. */
export function PlacesPreview({ season: { facts, results } }: { readonly season: SeasonNow }) {
  const { places, rows } = useMemo(() => {
    const { clubs, deductions } = facts;
    const tables = standings(clubs, groupFixtures(clubs), results, deductions);
    return { places: placesFrom(tables), rows: new Map(tables.map((row) => [row.club.id, row])) };
  }, [facts, results]);
  const runnerUpOf = ({ club }: Standing) =>
    [...rows.values()].find((row) => row.club.group === club.group && row.rank === 2);
  return (
    <section aria-label={SEASON_PANEL.places.title} className="admin-places">
      {BRACKETS.map((bracket) => (
        <div key={bracket} data-bracket={bracket}>
          <h4>{BRACKET_TITLES[bracket]}</h4>
          <ol>
            {pairs(placesIn(places, bracket)).map((pair) => (
              <li key={pair.join()}>
                {pair.map((clubId) => {
                  const row = rows.get(clubId);
                  if (!row) return null;
                  const criterion = row.rank === 1 ? runnerUpOf(row)?.decidedBy : row.decidedBy;
                  return (
                    <p key={clubId} data-criterion={criterion}>
                      <b>
                        {row.club.group}
                        {row.rank}
                      </b>
                      <Crest name={row.club.name} size={20} />
                      <span dir="auto">{row.club.name}</span>
                      {criterion && <small>{placedBy(row.rank, criterion)}</small>}
                    </p>
                  );
                })}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** The first with the second, the third with the fourth, and so on. */
function pairs(ids: readonly number[]): number[][] {
  return ids.flatMap((id, index) => (index % 2 === 0 ? [[id, ...ids.slice(index + 1, index + 2)]] : []));
}
