import { useQueryClient } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { AutoApproval, Reporting, ReportingMode } from '#domain/season/season.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { Options, SelectField, TextField } from '../forms/fields.tsx';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import { SUBMISSION_SETTINGS } from './words.ts';

interface Props {
  readonly facts: TournamentReply;
  readonly draft: TextDraft;
}

export function SubmissionsScreen({ facts, draft }: Props) {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <RulesForm facts={facts} draft={draft} />
      <CloseForm facts={facts} draft={draft} />
    </div>
  );
}

/** A call sends all settings, so each form builds on what the other has sent, even before it is refetched. */
function useSettingsChange() {
  const queryClient = useQueryClient();
  return {
    changeTo: ({ mode, ...rest }: Reporting, done: string) =>
      ({ method: 'PUT', path: 'reporting', body: { reporting: mode, ...rest }, done }) as const,
    keep: (reporting: Reporting) =>
      queryClient.setQueryData(tournamentQuery.queryKey, (facts) => facts && { ...facts, reporting }),
  };
}

function RulesForm({ facts: { reporting }, draft }: Props) {
  const { title, about, button, done, modes, autoApprovals } = SUBMISSION_SETTINGS;
  const { changeTo, keep } = useSettingsChange();
  // Fields show the current settings until something else is chosen.
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
      isChanged={JSON.stringify(chosen) !== JSON.stringify(reporting)}
      onDone={() => {
        keep(chosen);
        draft.clear('reporting');
      }}
    >
      <SelectField draft={shown} name="reporting.mode" label={SUBMISSION_SETTINGS.mode}>
        <Options texts={modes} />
      </SelectField>
      <SelectField draft={shown} name="reporting.rule" label={SUBMISSION_SETTINGS.autoApprove}>
        <Options texts={autoApprovals} />
      </SelectField>
      {rule === 'agreed-or-silent' && (
        <TextField
          draft={shown}
          name="reporting.hours"
          label={SUBMISSION_SETTINGS.hours}
          type="number"
          hint={SUBMISSION_SETTINGS.hoursHint}
        />
      )}
      {rule !== 'off' && <p className={shared.note}>{SUBMISSION_SETTINGS.rulesHint}</p>}
    </ChangeForm>
  );
}

function CloseForm({ facts: { reporting }, draft }: Props) {
  const { title, about, reason, button, done, open, opened: openedText } = SUBMISSION_SETTINGS.close;
  const { send } = useChange();
  const { changeTo, keep } = useSettingsChange();
  const because = draft.value('close-reporting.reason');
  const closed: Reporting = { ...reporting, closedBecause: because };
  const opened: Reporting = { ...reporting, closedBecause: null };
  const reopen = async () => {
    if ((await send(changeTo(opened, openedText))) === null) keep(opened);
  };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      isDestructive
      change={because.trim() === '' ? null : changeTo(closed, done)}
      onDone={() => {
        keep(closed);
        draft.clear('close-reporting');
      }}
    >
      {reporting.closedBecause !== null && (
        <div className={panel.notice}>
          <p dir="auto">{reporting.closedBecause}</p>
          <Button variant="secondary" onClick={() => void reopen()}>
            {open}
          </Button>
        </div>
      )}
      <TextField draft={draft} name="close-reporting.reason" label={reason} />
    </ChangeForm>
  );
}
