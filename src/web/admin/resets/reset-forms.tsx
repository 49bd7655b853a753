import '../forms/forms.css';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import { MatchPicker } from '../forms/match-picker.tsx';
import { inPlayNow, RESETS } from '../words.ts';
import { type AskedReset, countInScope, type ResetScope } from './asked-reset.ts';

interface Props {
  readonly kind: ResetScope['kind'];
  /** What would be reset; null while it is not named. */
  readonly scope: ResetScope | null;
  readonly results: readonly MatchResult[];
  readonly fields: ResetFields;
  readonly onAsk: (asked: AskedReset) => void;
  /** Without a scope there is nothing to ask for. */
  readonly onMissing?: () => void;
  /** What names the results. */
  readonly children?: ReactNode;
}

/** One kind of reset: what it takes, the fields that name it, and whether it spares what was decided. */
export function ResetForm({ kind, scope, results, fields, onAsk, onMissing, children }: Props) {
  const { title, about, button } = RESETS[kind];
  function submit(event: FormEvent) {
    event.preventDefault();
    if (scope) onAsk({ scope, onlyPending: fields.onlyPending[kind] });
    else onMissing?.();
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit} className={`admin-form ${kind}`}>
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      {children}
      {scope && <p className={shared.small}>{inPlayNow(countInScope(scope, results))}</p>}
      <div className="admin-form-end">
        <label className="admin-option">
          <input
            type="checkbox"
            className={shared.checkBox}
            checked={fields.onlyPending[kind]}
            onChange={(event) => fields.setOnlyPending(kind, event.target.checked)}
          />
          {RESETS.onlyPending}
        </label>
        <Button type="submit" variant={kind === 'tournament' ? 'danger' : 'secondary'}>
          {button}
        </Button>
      </div>
    </form>
  );
}

interface GroupResetProps {
  readonly fields: ResetFields;
  readonly results: readonly MatchResult[];
  readonly onAsk: (asked: AskedReset) => void;
}

export function GroupReset({ fields, results, onAsk }: GroupResetProps) {
  const { group, setGroup } = fields;
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  const isMissing = asked && group === '';
  return (
    <ResetForm
      kind="group"
      scope={group === '' ? null : { kind: 'group', group }}
      results={results}
      fields={fields}
      onAsk={onAsk}
      onMissing={() => setAsked(true)}
    >
      <label className="admin-labelled">
        {RESETS.group.label}
        <select
          className="admin-field"
          value={group}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => setGroup(event.target.value)}
        >
          <option value="">{RESETS.group.choose}</option>
          {GROUPS.map((letter) => (
            <option key={letter} value={letter}>
              {groupTitle(letter)}
            </option>
          ))}
        </select>
      </label>
      <FieldError id={errorId} problem={isMissing ? RESETS.group.missing : null} />
    </ResetForm>
  );
}

interface MatchResetProps {
  readonly fields: ResetFields;
  readonly fixtures: readonly ListedReadyFixture[];
  readonly results: readonly MatchResult[];
  readonly onAsk: (asked: AskedReset) => void;
}

/** By name from the list, which fills in the number, or by the number itself. */
export function MatchReset({ fields, fixtures, results, onAsk }: MatchResetProps) {
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
      <FieldError id={errorId} problem={problem} />
    </ResetForm>
  );
}

function problemOf(id: string): string {
  if (id === '') return RESETS.match.missing;
  return stageOf(Number(id)) ? RESETS.match.notReady : RESETS.match.unknown;
}

export type ResetFields = ReturnType<typeof useResetFields>;

/** What was chosen and typed to be reset. It outlives the tab that shows it. */
export function useResetFields() {
  const [group, setGroup] = useState('');
  const [matchId, setMatchId] = useState('');
  const [onlyPending, setOnlyPending] = useState({ group: false, match: false, tournament: false });
  return {
    group,
    setGroup,
    matchId,
    setMatchId,
    onlyPending,
    setOnlyPending: (kind: keyof typeof onlyPending, only: boolean) =>
      setOnlyPending({ ...onlyPending, [kind]: only }),
  };
}
