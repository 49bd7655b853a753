import { useQueryClient } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { AutoApproval, Reporting, ReportingMode } from '#domain/season/season.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { SelectField, TextField } from '../forms/fields.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { REPORTING } from './words.ts';

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

/** The call sends all of it, so each form goes on from what the other has sent, also before that was read again. */
function useReportingChange() {
  const queryClient = useQueryClient();
  return {
    changeTo: ({ mode, ...rest }: Reporting, done: string) =>
      ({ method: 'PUT', path: 'reporting', body: { reporting: mode, ...rest }, done }) as const,
    keep: (reporting: Reporting) =>
      queryClient.setQueryData(tournamentQuery.queryKey, (facts) => facts && { ...facts, reporting }),
  };
}

function RulesForm({ facts: { reporting }, draft }: Props) {
  const { title, about, button, done, modes, autoApprovals } = REPORTING;
  const { changeTo, keep } = useReportingChange();
  // What is in force stands in the fields until something else is chosen.
  const shown: TextDraft = { ...draft, value: (name) => draft.value(name) || inForce[name] || '' };
  const inForce: Readonly<Record<string, string>> = {
    'reporting.mode': reporting.mode,
    'reporting.rule': reporting.autoApprove,
    'reporting.hours': String(reporting.autoApproveHours),
  };
  const rule = shown.value('reporting.rule') as AutoApproval;
  const chosen: Reporting = {
    mode: shown.value('reporting.mode') as ReportingMode,
    closedBecause: reporting.closedBecause,
    autoApprove: rule,
    autoApproveHours: Number(shown.value('reporting.hours')),
  };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={changeTo(chosen, done)}
      onDone={() => {
        keep(chosen);
        draft.clear('reporting');
      }}
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
      {rule !== 'off' && <p className={shared.note}>{REPORTING.rulesHint}</p>}
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
  const { title, about, reason, button, done, open, opened: openedText } = REPORTING.close;
  const { send } = useChange();
  const { changeTo, keep } = useReportingChange();
  const because = draft.value('close-reporting.reason');
  const closed: Reporting = { ...reporting, closedBecause: because };
  const opened: Reporting = { ...reporting, closedBecause: null };
  const openAgain = async () => {
    if ((await send(changeTo(opened, openedText))) === null) keep(opened);
  };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      variant="danger"
      change={because.trim() === '' ? null : changeTo(closed, done)}
      onDone={() => {
        keep(closed);
        draft.clear('close-reporting');
      }}
    >
      {reporting.closedBecause !== null && (
        <div className="admin-note">
          <p dir="auto">{reporting.closedBecause}</p>
          <Button variant="secondary" onClick={() => void openAgain()}>
            {open}
          </Button>
        </div>
      )}
      <TextField draft={draft} name="close-reporting.reason" label={reason} />
    </ChangeForm>
  );
}
