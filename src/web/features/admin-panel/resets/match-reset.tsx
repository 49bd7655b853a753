import { type FormEvent, useId, useState } from 'react';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import { RESETS } from '#web/content/admin.ts';
import { groupTitle } from '#web/content/hub.ts';
import { Button } from '#web/ui/button.tsx';
import { matchName } from './match-name.ts';
import type { ResetFields } from './use-reset-fields.ts';

interface Props {
  readonly fields: ResetFields;
  readonly fixtures: readonly GroupFixture[];
  readonly onAsk: (fixture: GroupFixture) => void;
}

/** By name from the list, which fills in the number, or by the number itself. */
export function MatchReset({ fields, fixtures, onAsk }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const errorId = useId();
  const id = fields.matchId;
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  function change(next: string) {
    fields.setMatchId(next);
    setProblem(null);
  }
  function ask(event: FormEvent) {
    event.preventDefault();
    if (fixture) onAsk(fixture);
    else setProblem(id.trim() === '' ? RESETS.match.missing : RESETS.match.unknown);
  }
  return (
    <form onSubmit={ask} noValidate>
      <h3>{RESETS.match.title}</h3>
      <label>
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
      <label>
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
        <p id={errorId} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="secondary">
        {RESETS.match.button}
      </Button>
    </form>
  );
}
