import { type ReactNode, useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { useSubmit } from '#web/ui/use-submit.ts';
import { groupTitle } from '#words/titles.ts';
import { CheckBox } from '../forms/fields.tsx';
import { MatchPicker } from '../forms/match-picker.tsx';
import { PanelForm } from '../forms/panel-form.tsx';
import panel from '../panel.module.css';
import { currentCounts, RESETS } from '../words.ts';
import { countInScope, type ResetRequest, type ResetScope } from './reset-request.ts';

interface Props {
  readonly kind: ResetScope['kind'];
  /** Null while it is incomplete. */
  readonly scope: ResetScope | null;
  readonly results: readonly MatchResult[];
  readonly fields: ResetFields;
  readonly onRequest: (asked: ResetRequest) => void;
  /** Fields that define the scope, after a press of the button without one. */
  readonly children?: (isMissing: boolean) => ReactNode;
}

/** One kind of reset: explanation, fields, and the option to keep decided results. */
export function ResetForm({ kind, scope, results, fields, onRequest, children }: Props) {
  const { title, about, button } = RESETS[kind];
  const { onSubmit, isMissing } = useSubmit(scope, (complete) =>
    onRequest({ scope: complete, onlyPending: fields.onlyPending[kind] }),
  );
  return (
    <PanelForm
      title={title}
      about={about}
      button={button}
      onSubmit={onSubmit}
      isReady={scope !== null}
      isDestructive
    >
      {children?.(isMissing)}
      {scope && <p className={shared.small}>{currentCounts(countInScope(scope, results))}</p>}
      <CheckBox
        label={RESETS.onlyPending}
        isChecked={fields.onlyPending[kind]}
        onChange={(only) => fields.setOnlyPending(kind, only)}
      />
    </PanelForm>
  );
}

interface GroupResetProps {
  readonly clubs: readonly Club[];
  readonly fields: ResetFields;
  readonly results: readonly MatchResult[];
  readonly onRequest: (asked: ResetRequest) => void;
}

export function GroupReset({ clubs, fields, results, onRequest }: GroupResetProps) {
  const groups = groupsOf(clubs);
  const group = groups.find((letter) => letter === fields.group) ?? '';
  const errorId = useId();
  return (
    <ResetForm
      kind="group"
      scope={group === '' ? null : { kind: 'group', group }}
      results={results}
      fields={fields}
      onRequest={onRequest}
    >
      {(isMissing) => (
        <>
          <label className={panel.labelled}>
            {RESETS.group.label}
            <select
              className={shared.field}
              value={group}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? errorId : undefined}
              onChange={(event) => fields.setGroup(event.target.value)}
            >
              <option value="">{RESETS.group.choose}</option>
              {groups.map((letter) => (
                <option key={letter} value={letter}>
                  {groupTitle(letter)}
                </option>
              ))}
            </select>
          </label>
          <FieldError id={errorId} problem={isMissing ? RESETS.group.missing : null} />
        </>
      )}
    </ResetForm>
  );
}

interface MatchResetProps {
  readonly facts: Pick<TournamentReply, 'clubs' | 'format'>;
  readonly fields: ResetFields;
  readonly fixtures: readonly ListedReadyFixture[];
  readonly results: readonly MatchResult[];
  readonly onRequest: (asked: ResetRequest) => void;
}

/** By name from the list, which fills in the number, or by number. */
export function MatchReset({ facts, fields, fixtures, results, onRequest }: MatchResetProps) {
  const errorId = useId();
  const id = fields.matchId;
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  function findProblem(isMissing: boolean): string | null {
    if (!isMissing) return null;
    if (id.trim() === '') return RESETS.match.missing;
    const ids = matchIdsOf({ clubs: facts.clubs, cups: facts.format.cups });
    return ids.includes(Number(id)) ? RESETS.match.notReady : RESETS.match.unknown;
  }
  return (
    <ResetForm
      kind="match"
      scope={fixture ? { kind: 'match', fixture } : null}
      results={results}
      fields={fields}
      onRequest={onRequest}
    >
      {(isMissing) => {
        const problem = findProblem(isMissing);
        return (
          <>
            <MatchPicker
              label={RESETS.match.picker}
              choose={RESETS.match.choose}
              fixtures={fixtures}
              value={fixture ? id.trim() : ''}
              onChange={fields.setMatchId}
            />
            <label className={panel.labelled}>
              {RESETS.match.id}
              <input
                className={shared.field}
                type="number"
                inputMode="numeric"
                min={0}
                max={fixtures.at(-1)?.id}
                value={id}
                aria-invalid={problem !== null}
                aria-describedby={problem ? errorId : undefined}
                onChange={(event) => fields.setMatchId(event.target.value)}
              />
            </label>
            <FieldError id={errorId} problem={problem} />
          </>
        );
      }}
    </ResetForm>
  );
}

export type ResetFields = ReturnType<typeof useResetFields>;

/** The chosen scopes. Outlives the tab. */
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
