import { useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { GroupFixture } from '#domain/fixtures/group-fixtures.ts';
import { RESETS } from '#web/content/admin.ts';
import { groupTitle } from '#web/content/groups.ts';
import type { AskedReset } from './asked-reset.ts';
import { matchName } from './match-name.ts';
import { ResetForm } from './reset-form.tsx';
import type { ResetFields } from './use-reset-fields.ts';

interface Props {
  readonly fields: ResetFields;
  readonly fixtures: readonly GroupFixture[];
  readonly results: readonly MatchResult[];
  readonly onAsk: (asked: AskedReset) => void;
}

/** By name from the list, which fills in the number, or by the number itself. */
export function MatchReset({ fields, fixtures, results, onAsk }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const errorId = useId();
  const id = fields.matchId;
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  function change(next: string) {
    fields.setMatchId(next);
    setProblem(null);
  }
  return (
    <ResetForm
      kind="match"
      scope={fixture ? { kind: 'match', fixture } : null}
      results={results}
      fields={fields}
      onAsk={onAsk}
      onMissing={() => setProblem(id.trim() === '' ? RESETS.match.missing : RESETS.match.unknown)}
    >
      <label className="admin-labelled">
        {RESETS.match.picker}
        <select
          className="admin-field"
          value={fixture ? id.trim() : ''}
          onChange={(event) => change(event.target.value)}
        >
          <option value="">{RESETS.match.choose}</option>
          {GROUPS.map((group) => (
            <optgroup key={group} label={groupTitle(group)}>
              {fixtures
                .filter((candidate) => candidate.stage.group === group)
                .map((candidate) => (
                  <option key={candidate.id} value={candidate.id} dir="auto">
                    {`${matchName(candidate)} (${candidate.id})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className="admin-labelled">
        {RESETS.match.id}
        <input
          className="admin-field"
          type="number"
          inputMode="numeric"
          min={0}
          max={fixtures.at(-1)?.id}
          value={id}
          aria-invalid={problem !== null}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {problem && (
        <p id={errorId} role="alert" className="text-red">
          {problem}
        </p>
      )}
    </ResetForm>
  );
}
