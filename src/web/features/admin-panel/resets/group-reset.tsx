import { type FormEvent, useId, useState } from 'react';
import { GROUPS } from '#domain/clubs/groups.ts';
import { RESETS } from '#web/content/admin.ts';
import { groupTitle } from '#web/content/hub.ts';
import { Button } from '#web/ui/button.tsx';
import type { ResetFields } from './use-reset-fields.ts';

interface Props {
  readonly fields: ResetFields;
  readonly onAsk: (group: string) => void;
}

export function GroupReset({ fields: { group, setGroup }, onAsk }: Props) {
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  const isMissing = asked && group === '';
  function ask(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (group !== '') onAsk(group);
  }
  return (
    <form onSubmit={ask}>
      <h3>{RESETS.group.title}</h3>
      <label>
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
        <p id={errorId} role="alert">
          {RESETS.group.missing}
        </p>
      )}
      <Button type="submit" variant="secondary">
        {RESETS.group.button}
      </Button>
    </form>
  );
}
