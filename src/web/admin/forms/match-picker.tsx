import { useState } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { matchdayTitle, placeTitle } from '#words/titles.ts';
import { matchName, STATUS_WORDS } from '../words.ts';
import { Input, Select } from './fields.tsx';
import { useFormAround } from './use-form.ts';
import { FORM } from './words.ts';

interface Props {
  readonly label: string;
  readonly choose: string;
  readonly fixtures: readonly ListedReadyFixture[];
  /** The id of the chosen match, or ''. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** A long list with a search. */
export function MatchPicker({ label, choose, fixtures, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = searchMatches(fixtures, search, value);
  return (
    <>
      <Input type="search" label={FORM.searchMatch} value={search} onChange={setSearch} />
      <Select label={label} value={value} onChange={onChange}>
        <option value="">{search.trim() === '' ? choose : FORM.found(found.length)}</option>
        <MatchOptions fixtures={found} />
      </Select>
    </>
  );
}

/** Matches whose clubs are known. */
export function MatchField({ fixtures }: { readonly fixtures: readonly ListedReadyFixture[] }) {
  const form = useFormAround();
  return (
    <MatchPicker
      label={FORM.match}
      choose={FORM.chooseMatch}
      fixtures={fixtures}
      value={form.value('match')}
      onChange={(id) => form.set('match', id)}
    />
  );
}

/** Options by group and by round. */
function MatchOptions({ fixtures }: { readonly fixtures: readonly ListedReadyFixture[] }) {
  const places = [...new Set(fixtures.map(({ stage }) => placeOf(stage)))];
  return places.map((place) => (
    <optgroup key={place} label={place}>
      {fixtures
        .filter(({ stage }) => placeOf(stage) === place)
        .map((fixture) => (
          <option key={fixture.id} value={fixture.id} dir="auto">
            {optionText(fixture)}
          </option>
        ))}
    </optgroup>
  ));
}

/** Matches with words that begin with every typed word, and always the chosen match. */
export function searchMatches(
  fixtures: readonly ListedReadyFixture[],
  search: string,
  chosen: string,
): readonly ListedReadyFixture[] {
  const typed = wordsOf(search);
  return fixtures.filter((fixture) => {
    if (String(fixture.id) === chosen) return true;
    const words = wordsOf(`${placeOf(fixture.stage)} ${optionText(fixture)}`);
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** 'Team 1 vs Team 2 (6500), Matchday 1: 2–1, Approved'. */
function optionText(fixture: ListedReadyFixture): string {
  const { id, stage, result } = fixture;
  const matchday = stage.kind === 'group' ? `, ${matchdayTitle(stage.matchday)}` : '';
  const state = result ? `${scoreText(result)}, ${STATUS_WORDS[result.submissionStatus]}` : FORM.noResult;
  return `${matchName(fixture)} (${id})${matchday}: ${state}`;
}

function placeOf(stage: Stage): string {
  return stage.kind === 'group'
    ? placeTitle({ group: stage.group, round: null })
    : placeTitle({ group: stage.bracket, round: stage.round });
}
