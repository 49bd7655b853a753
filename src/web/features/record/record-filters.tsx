import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import { RECORD_KINDS, type RecordEntry } from '#domain/record/kinds.ts';
import { clubsOf, fixtureOf } from '#domain/record/record-subjects.ts';
import { viewQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import { KINDS } from '#words/record-kinds.ts';
import { placeOf, VERSUS } from '#words/record-sentences.ts';
import { groupTitle } from '#words/titles.ts';
import {
  addressOf,
  isFiltered,
  matchName,
  NO_FILTER,
  type RecordFilter,
  readMatch,
} from './record-filter.ts';
import styles from './record-tools.module.css';
import { FILTERS, KIND_FAMILIES } from './words.ts';

interface Props {
  readonly filter: RecordFilter;
  /** The entries whose matches can be chosen. */
  readonly loaded: readonly RecordEntry[];
}

/** By club, match and kind. The choice goes into the URL. */
export function RecordFilters({ filter, loaded }: Props) {
  const { navigate } = useContext(NavigationContext);
  // Here and not in ClubOptions: React sets the chosen value again only when the select itself renders with its
  // options.
  const clubs = useQuery(viewQuery('/api/ucl/clubs')).data?.clubs ?? NO_CLUBS;
  const choose = (change: Partial<RecordFilter>) =>
    navigate(addressOf({ ...filter, ...change }), { replace: true });
  return (
    <form
      className={styles.recordFilterForm}
      aria-label={FILTERS.label}
      onSubmit={(event) => event.preventDefault()}
    >
      <label>
        {FILTERS.club}
        <select
          className={shared.field}
          value={filter.club ?? ''}
          onChange={({ target }) => choose({ club: target.value || null, match: null })}
        >
          <option value="">{FILTERS.everyClub}</option>
          <ClubOptions clubs={clubs} chosen={filter.club} />
        </select>
      </label>
      <label>
        {FILTERS.match}
        <select
          className={shared.field}
          value={filter.match ? matchName(filter.match) : ''}
          onChange={({ target }) => choose({ match: readMatch(target.value) })}
        >
          <option value="">{FILTERS.everyMatch}</option>
          <MatchOptions filter={filter} loaded={loaded} />
        </select>
      </label>
      <label>
        {FILTERS.kind}
        <select
          className={shared.field}
          value={filter.kind ?? ''}
          onChange={({ target }) => choose({ kind: target.value || null })}
        >
          <option value="">{FILTERS.everyKind}</option>
          {KIND_FAMILIES.map((family) => (
            <optgroup key={family} label={family}>
              {RECORD_KINDS.filter((kind) => KINDS[kind].family === family).map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind].label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isFiltered(filter) && (
        <Button variant="quiet" onClick={() => choose(NO_FILTER)}>
          {FILTERS.clear}
        </Button>
      )}
    </form>
  );
}

const NO_CLUBS: readonly Club[] = [];

interface ClubOptionsProps {
  readonly clubs: readonly Club[];
  readonly chosen: string | null;
}

/** The current clubs by group; a former name comes first if it is chosen. */
function ClubOptions({ clubs, chosen }: ClubOptionsProps) {
  const isToday = chosen === null || clubs.some(({ name }) => name === chosen);
  return (
    <>
      {!isToday && <option value={chosen}>{chosen}</option>}
      {groupsOf(clubs).map((group) => (
        <optgroup key={group} label={groupTitle(group)}>
          {clubs
            .filter((club) => club.group === group)
            .map(({ id, name }) => (
              <option key={id} value={name}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}

/** Matches in the loaded entries, of the chosen club if there is one; newest first. */
function MatchOptions({ filter: { club, match }, loaded }: Props) {
  const options = useMemo(() => {
    const found = new Map<string, string>();
    for (const entry of [...loaded].reverse()) {
      const fixture = fixtureOf(entry);
      const names = clubsOf(entry);
      // A postponement does not name the clubs.
      if (!fixture || names.length === 0 || (club !== null && !names.includes(club))) continue;
      const name = matchName(fixture);
      if (!found.has(name)) found.set(name, names.join(VERSUS));
    }
    return found;
  }, [loaded, club]);
  const chosen = match && matchName(match);
  return (
    <>
      {chosen && !options.has(chosen) && <option value={chosen}>{placeOf(match.fixtureId)}</option>}
      {[...options].map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </>
  );
}
