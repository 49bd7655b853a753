import '../forms/forms.css';
import type { FormEvent, ReactNode } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { inPlayNow, RESETS } from '../words.ts';
import { type AskedReset, countInScope, type ResetScope } from './asked-reset.ts';
import type { ResetFields } from './use-reset-fields.ts';

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
