import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import { Input, Select } from '../forms/fields.tsx';
import { MatchPicker } from '../forms/match-picker.tsx';
import { useForm } from '../forms/use-form.ts';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { type SeasonNow, useAllResults, useLoadedSeason } from '../use-season.ts';
import { matchName } from '../words.ts';
import { ResetForm } from './reset-form.tsx';
import { RESETS } from './words.ts';

export function ResetTab() {
  const { season, reads } = useLoadedSeason();
  const { results, reads: resultReads } = useAllResults();
  // The page names clubs and counts results, so it needs both.
  if (!season || !results) return <NotLoaded queries={[...reads, ...resultReads]} />;
  return (
    <div className={shared.stack}>
      <p className={shared.muted}>{RESETS.about}</p>
      <div className={`${shared.stack} ${panel.resetForms}`}>
        <GroupReset season={season} results={results} />
        <MatchReset season={season} results={results} />
        <ResetForm kind="tournament" scope={{ where: RESETS.tournament.where, body: {} }} results={results} />
      </div>
    </div>
  );
}

interface Props {
  readonly season: SeasonNow;
  /** Including superseded results. */
  readonly results: readonly MatchResult[];
}

function GroupReset({ season: { facts }, results }: Props) {
  const form = useForm('resets');
  const groups = groupsOf(facts.clubs);
  const group = groups.find((letter) => letter === form.value('group'));
  const { label, choose, missing, where } = RESETS.group;
  return (
    <ResetForm
      kind="group"
      scope={group === undefined ? null : { where: where(group), body: { group } }}
      results={results}
    >
      {(isMissing) => (
        <Select
          label={label}
          value={group ?? ''}
          problem={isMissing ? missing : null}
          onChange={(letter) => form.set('group', letter)}
        >
          <option value="">{choose}</option>
          {groups.map((letter) => (
            <option key={letter} value={letter}>
              {groupTitle(letter)}
            </option>
          ))}
        </Select>
      )}
    </ResetForm>
  );
}

/** By name from the list, which fills in the number, or by number. */
function MatchReset({ season: { facts, fixtures }, results }: Props) {
  const form = useForm('resets');
  const id = form.value('match');
  const setId = (typed: string) => form.set('match', typed);
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  const ids = useMemo(() => matchIdsOf({ clubs: facts.clubs, cups: facts.format.cups }), [facts]);
  const { picker, choose, id: label, where, missing, notReady, unknown } = RESETS.match;
  const problem = id.trim() === '' ? missing : ids.includes(Number(id)) ? notReady : unknown;
  return (
    <ResetForm
      kind="match"
      scope={fixture ? { where: where(matchName(fixture)), body: { matchId: fixture.id } } : null}
      results={results}
    >
      {(isMissing) => (
        <>
          <MatchPicker
            label={picker}
            choose={choose}
            fixtures={fixtures}
            value={fixture ? id.trim() : ''}
            onChange={setId}
          />
          <Input
            label={label}
            type="number"
            inputMode="numeric"
            min={0}
            max={ids.at(-1)}
            problem={isMissing ? problem : null}
            value={id}
            onChange={setId}
          />
        </>
      )}
    </ResetForm>
  );
}
