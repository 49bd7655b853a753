import { useId, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import { RESETS } from '../words.ts';
import type { AskedReset } from './asked-reset.ts';
import { ResetForm } from './reset-form.tsx';
import type { ResetFields } from './use-reset-fields.ts';

interface Props {
  readonly fields: ResetFields;
  readonly results: readonly MatchResult[];
  readonly onAsk: (asked: AskedReset) => void;
}

export function GroupReset({ fields, results, onAsk }: Props) {
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
      {isMissing && (
        <p id={errorId} role="alert" className={shared.red}>
          {RESETS.group.missing}
        </p>
      )}
    </ResetForm>
  );
}
