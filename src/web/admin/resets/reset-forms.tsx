import { type ReactNode, useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import shared from '#web/ui/shared.module.css';
import { useSubmit } from '#web/ui/use-submit.ts';
import { groupTitle } from '#words/titles.ts';
import { Input, Select } from '../forms/fields.tsx';
import { MatchPicker } from '../forms/match-picker.tsx';
import { PanelForm } from '../forms/panel-form.tsx';
import { usePanel } from '../panel-context.tsx';
import { countInScope, type ResetRequest, type ResetScope } from './reset-request.ts';
import { currentCounts, RESETS } from './words.ts';

interface Props {
  readonly kind: ResetScope['kind'];
  /** Null while it is incomplete. */
  readonly scope: ResetScope | null;
  readonly results: readonly MatchResult[];
  readonly onRequest: (asked: ResetRequest) => void;
  /** Fields that define the scope, after a press of the button without one. */
  readonly children?: (isMissing: boolean) => ReactNode;
}

/** One kind of reset: explanation, fields, and the option to keep decided results. */
export function ResetForm({ kind, scope, results, onRequest, children }: Props) {
  const fields = usePanel().resetFields;
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
  readonly results: readonly MatchResult[];
  readonly onRequest: (asked: ResetRequest) => void;
}

export function GroupReset({ clubs, results, onRequest }: GroupResetProps) {
  const fields = usePanel().resetFields;
  const groups = groupsOf(clubs);
  const group = groups.find((letter) => letter === fields.group) ?? '';
  return (
    <ResetForm
      kind="group"
      scope={group === '' ? null : { kind: 'group', group }}
      results={results}
      onRequest={onRequest}
    >
      {(isMissing) => (
        <Select
          label={RESETS.group.label}
          value={group}
          problem={isMissing ? RESETS.group.missing : null}
          onChange={fields.setGroup}
        >
          <option value="">{RESETS.group.choose}</option>
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

interface MatchResetProps {
  readonly facts: Pick<TournamentReply, 'clubs' | 'format'>;
  readonly fixtures: readonly ListedReadyFixture[];
  readonly results: readonly MatchResult[];
  readonly onRequest: (asked: ResetRequest) => void;
}

/** By name from the list, which fills in the number, or by number. */
export function MatchReset({ facts, fixtures, results, onRequest }: MatchResetProps) {
  const fields = usePanel().resetFields;
  const id = fields.matchId;
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  const ids = useMemo(() => matchIdsOf({ clubs: facts.clubs, cups: facts.format.cups }), [facts]);
  function findProblem(isMissing: boolean): string | null {
    if (!isMissing) return null;
    if (id.trim() === '') return RESETS.match.missing;
    return ids.includes(Number(id)) ? RESETS.match.notReady : RESETS.match.unknown;
  }
  return (
    <ResetForm
      kind="match"
      scope={fixture ? { kind: 'match', fixture } : null}
      results={results}
      onRequest={onRequest}
    >
      {(isMissing) => (
        <>
          <MatchPicker
            label={RESETS.match.picker}
            choose={RESETS.match.choose}
            fixtures={fixtures}
            value={fixture ? id.trim() : ''}
            onChange={fields.setMatchId}
          />
          <Input
            label={RESETS.match.id}
            type="number"
            inputMode="numeric"
            min={0}
            max={ids.at(-1)}
            problem={findProblem(isMissing)}
            value={id}
            onChange={fields.setMatchId}
          />
        </>
      )}
    </ResetForm>
  );
}
