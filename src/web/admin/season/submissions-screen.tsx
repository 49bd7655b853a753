import { useQueryClient } from '@tanstack/react-query';
import type { AutoApproval, Reporting, ReportingMode } from '#domain/season/season.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { Options, SelectField, TextField } from '../forms/fields.tsx';
import { useChange } from '../forms/use-change.ts';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import { SUBMISSION_SETTINGS } from './words.ts';

export function SubmissionsScreen() {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <RulesForm />
      <CloseForm />
    </div>
  );
}

/** A call sends all settings, so each form builds on what the other has sent, even before it is refetched. */
function useSettingsChange() {
  const queryClient = useQueryClient();
  return {
    changeTo: ({ mode, ...rest }: Reporting) =>
      ({ method: 'PUT', path: 'reporting', body: { reporting: mode, ...rest } }) as const,
    keep: (reporting: Reporting) =>
      queryClient.setQueryData(tournamentQuery.queryKey, (facts) => facts && { ...facts, reporting }),
  };
}

function RulesForm() {
  const { reporting } = useSeason().facts;
  const { modes, mode, autoApprovals, autoApprove, hours, hoursHint, rulesHint } = SUBMISSION_SETTINGS;
  const { changeTo, keep } = useSettingsChange();
  const form = useForm('reporting', {
    mode: reporting.mode,
    rule: reporting.autoApprove,
    hours: String(reporting.autoApproveHours),
  });
  const rule = form.value('rule') as AutoApproval;
  const chosen: Reporting = {
    mode: form.value('mode') as ReportingMode,
    closedBecause: reporting.closedBecause,
    autoApprove: rule,
    autoApproveHours: Number(form.value('hours') || reporting.autoApproveHours),
  };
  return (
    <ChangeForm
      words={SUBMISSION_SETTINGS}
      form={form}
      change={changeTo(chosen)}
      isChanged={JSON.stringify(chosen) !== JSON.stringify(reporting)}
      onDone={() => keep(chosen)}
    >
      <SelectField name="mode" label={mode}>
        <Options texts={modes} />
      </SelectField>
      <SelectField name="rule" label={autoApprove}>
        <Options texts={autoApprovals} />
      </SelectField>
      {rule === 'agreed-or-silent' && <TextField name="hours" label={hours} type="number" hint={hoursHint} />}
      {rule !== 'off' && <p className={shared.note}>{rulesHint}</p>}
    </ChangeForm>
  );
}

function CloseForm() {
  const { reporting } = useSeason().facts;
  const { reason, open, opened: openedText } = SUBMISSION_SETTINGS.close;
  const { send } = useChange();
  const { changeTo, keep } = useSettingsChange();
  const form = useForm('close-reporting');
  const because = form.value('reason');
  const closed: Reporting = { ...reporting, closedBecause: because };
  const opened: Reporting = { ...reporting, closedBecause: null };
  const reopen = async () => {
    if ((await send({ ...changeTo(opened), done: openedText })) === null) keep(opened);
  };
  return (
    <ChangeForm
      words={SUBMISSION_SETTINGS.close}
      form={form}
      isDestructive
      change={because.trim() === '' ? null : changeTo(closed)}
      onDone={() => keep(closed)}
    >
      {reporting.closedBecause !== null && (
        <div className={panel.notice}>
          <p dir="auto">{reporting.closedBecause}</p>
          <Button variant="secondary" onClick={() => void reopen()}>
            {open}
          </Button>
        </div>
      )}
      <TextField name="reason" label={reason} />
    </ChangeForm>
  );
}
