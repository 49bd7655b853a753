import { useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import shared from '#web/ui/shared.module.css';
import { MatchPicker } from '../forms/match-picker.tsx';
import { RESETS } from '../words.ts';
import type { AskedReset } from './asked-reset.ts';
import { ResetForm } from './reset-form.tsx';
import type { ResetFields } from './use-reset-fields.ts';

interface Props {
  readonly fields: ResetFields;
  readonly fixtures: readonly ListedReadyFixture[];
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
      onMissing={() => setProblem(problemOf(id.trim()))}
    >
      <MatchPicker
        label={RESETS.match.picker}
        choose={RESETS.match.choose}
        fixtures={fixtures}
        value={fixture ? id.trim() : ''}
        onChange={change}
      />
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
        <p id={errorId} role="alert" className={shared.red}>
          {problem}
        </p>
      )}
    </ResetForm>
  );
}

function problemOf(id: string): string {
  if (id === '') return RESETS.match.missing;
  return stageOf(Number(id)) ? RESETS.match.notReady : RESETS.match.unknown;
}
