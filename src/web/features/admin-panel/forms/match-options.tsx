import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import type { Stage } from '#domain/fixtures/stages.ts';
import { placeTitle } from '#web/content/rounds.ts';
import { matchName } from './match-name.ts';

/** The options of a list of matches: 'Team 1 vs Team 2 (6500)', by group and by round. */
export function MatchOptions({ fixtures }: { readonly fixtures: readonly ReadyFixture[] }) {
  const places = [...new Set(fixtures.map(({ stage }) => placeOf(stage)))];
  return places.map((place) => (
    <optgroup key={place} label={place}>
      {fixtures
        .filter(({ stage }) => placeOf(stage) === place)
        .map((fixture) => (
          <option key={fixture.id} value={fixture.id} dir="auto">
            {`${matchName(fixture)} (${fixture.id})`}
          </option>
        ))}
    </optgroup>
  ));
}

function placeOf(stage: Stage): string {
  return stage.kind === 'group'
    ? placeTitle({ group: stage.group, round: null })
    : placeTitle({ group: stage.bracket, round: stage.round });
}
