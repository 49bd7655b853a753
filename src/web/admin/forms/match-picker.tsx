import { useState } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { matchesFound, SEASON_PANEL } from '../season/words.ts';
import { MatchOptions, searchMatches } from './match-options.tsx';

interface Props {
  readonly label: string;
  readonly choose: string;
  readonly fixtures: readonly ListedReadyFixture[];
  /** The id of the chosen match; '' without one. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** One match out of a long list, which a search makes short. */
export function MatchPicker({ label, choose, fixtures, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = searchMatches(fixtures, search, value);
  return (
    <>
      <label className="admin-labelled">
        {SEASON_PANEL.searchMatch}
        <input
          className="admin-field"
          type="search"
          autoComplete="off"
          dir="auto"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <label className="admin-labelled">
        {label}
        <select className="admin-field" value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{search.trim() === '' ? choose : matchesFound(found.length)}</option>
          <MatchOptions fixtures={found} />
        </select>
      </label>
    </>
  );
}
