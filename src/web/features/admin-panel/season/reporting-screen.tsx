import type { TournamentReply } from '#contract/tournament-view.ts';
import type { AutoApproval, ReportingMode } from '#domain/season/season.ts';
import { REPORTING } from '#web/content/reporting-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeForm } from '../forms/change-form.tsx';
import { SelectField, TextField } from '../forms/fields.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';

interface Props {
  readonly facts: TournamentReply;
  readonly draft: TextDraft;
}

/** Who may report, and what is approved without a person. */
export function ReportingScreen({ facts, draft }: Props) {
  return (
    <div className="admin-season">
      <RulesForm facts={facts} draft={draft} />
      <CloseForm facts={facts} draft={draft} />
    </div>
  );
}

function RulesForm({ facts: { reporting }, draft }: Props) {
  const { title, about, button, done, modes, autoApprovals } = REPORTING;
  // What is in force stands in the fields until something else is chosen.
  const shown: TextDraft = { ...draft, value: (name) => draft.value(name) || inForce[name] || '' };
  const inForce: Readonly<Record<string, string>> = {
    'reporting.mode': reporting.mode,
    'reporting.rule': reporting.autoApprove,
    'reporting.hours': String(reporting.autoApproveHours),
  };
  const rule = shown.value('reporting.rule') as AutoApproval;
  const body = {
    reporting: shown.value('reporting.mode') as ReportingMode,
    closedBecause: reporting.closedBecause,
    autoApprove: rule,
    autoApproveHours: Number(shown.value('reporting.hours')),
  };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={{ method: 'PUT', path: 'reporting', body, done }}
      onDone={() => draft.clear('reporting')}
    >
      <SelectField draft={shown} name="reporting.mode" label={REPORTING.mode}>
        <Options texts={modes} />
      </SelectField>
      <SelectField draft={shown} name="reporting.rule" label={REPORTING.autoApprove}>
        <Options texts={autoApprovals} />
      </SelectField>
      {rule === 'agreed-or-silent' && (
        <TextField
          draft={shown}
          name="reporting.hours"
          label={REPORTING.hours}
          type="number"
          hint={REPORTING.hoursHint}
        />
      )}
      {rule !== 'off' && <p className="text-muted text-sm">{REPORTING.rulesHint}</p>}
    </ChangeForm>
  );
}

function Options({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  return Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

function CloseForm({ facts: { reporting }, draft }: Props) {
  const { title, about, reason, button, done, open, opened } = REPORTING.close;
  const send = useChange();
  const { mode, closedBecause, ...rules } = reporting;
  const change = (because: string | null, told: string) =>
    ({
      method: 'PUT',
      path: 'reporting',
      body: { reporting: mode, ...rules, closedBecause: because },
      done: told,
    }) as const;
  const because = draft.value('close-reporting.reason');
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      variant="danger"
      change={because.trim() === '' ? null : change(because, done)}
      onDone={() => draft.clear('close-reporting')}
    >
      {closedBecause !== null && (
        <div className="admin-note">
          <p dir="auto">{closedBecause}</p>
          <Button variant="secondary" onClick={() => void send(change(null, opened))}>
            {open}
          </Button>
        </div>
      )}
      <TextField draft={draft} name="close-reporting.reason" label={reason} />
    </ChangeForm>
  );
}
