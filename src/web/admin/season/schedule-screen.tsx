import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { adminQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { closesAtOf, opensAtOf, ReasonField, TextField } from '../forms/fields.tsx';
import { MatchField } from '../forms/match-picker.tsx';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import { matchName } from '../words.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { SEASON_PANEL } from './words.ts';

export function ScheduleScreen() {
  return (
    <div className={`${shared.stack} ${panel.columns}`}>
      <ScheduleForm />
      <div className={shared.stack}>
        <AnnouncementForm />
        <PostponeForm />
        <KickoffForm />
      </div>
    </div>
  );
}

function AnnouncementForm() {
  const { announcement } = useSeason().facts;
  const form = useForm('announcement');
  const { label, remove, removed } = SEASON_PANEL.announcement;
  const text = form.value('text');
  const call = { method: 'PUT', path: 'announcement' } as const;
  const undo = { label: remove, ...call, body: { text: null }, done: removed };
  return (
    <ChangeForm
      words={SEASON_PANEL.announcement}
      form={form}
      change={text.trim() === '' ? null : { ...call, body: { text } }}
      history={announcement === null ? [] : [{ id: 'announcement', text: announcement, undo }]}
    >
      <TextField name="text" label={label} />
    </ChangeForm>
  );
}

function PostponeForm() {
  const { facts, fixtures } = useSeason();
  const form = useForm('postpone');
  const fixtureId = Number(form.value('match'));
  const closesAt = closesAtOf(form.value('closes'));
  const reason = form.value('reason');
  const isComplete = fixtureId > 0 && closesAt !== null && reason.trim() !== '';
  return (
    <ChangeForm
      words={SEASON_PANEL.postpone}
      form={form}
      change={isComplete ? { path: 'postpone-match', body: { fixtureId, closesAt, reason } } : null}
      history={facts.postponements.map((postponement) => {
        const fixture = fixtures.find(({ id }) => id === postponement.fixtureId);
        const name = fixture ? matchName(fixture) : String(postponement.fixtureId);
        return {
          id: postponement.fixtureId,
          text: `${name}: ${exactText(shownDeadline(postponement.closesAt))}`,
          reason: postponement.reason,
        };
      })}
    >
      <MatchField fixtures={fixtures} />
      <TextField name="closes" label={SEASON_PANEL.postpone.closes} type="datetime-local" />
      <ReasonField />
    </ChangeForm>
  );
}

const proposalsQuery = queryOptions({
  ...adminQuery<KickoffProposalsReply>('/api/ucl/kickoff-proposals'),
  refetchInterval: 10_000,
});

/** Sets a kick-off, whatever the clubs have proposed. */
function KickoffForm() {
  const { facts, fixtures } = useSeason();
  const form = useForm('kickoff');
  const { at: label, clear, cleared, proposed } = SEASON_PANEL.kickoff;
  const { data } = useQuery(proposalsQuery);
  const undecided = fixtures.filter(({ status }) => status !== 'COMPLETED');
  const fixtureId = Number(form.value('match'));
  const at = opensAtOf(form.value('at'));
  const isComplete = fixtureId > 0 && at !== null;
  const set = facts.kickoffs.flatMap((kickoff) => {
    const fixture = undecided.find(({ id }) => id === kickoff.fixtureId);
    if (!fixture) return [];
    const body = { fixtureId: fixture.id, at: null };
    const undo = { label: clear, path: 'set-kickoff', body, done: cleared };
    return [{ id: fixture.id, text: `${matchName(fixture)}: ${exactText(kickoff.at)}`, undo }];
  });
  const proposedTime = (data?.proposals ?? []).map((proposal) => ({
    id: `proposal ${proposal.fixtureId}`,
    text: `${proposal.homeTeam} vs ${proposal.awayTeam}:`,
    reason: `${proposed} ${exactText(proposal.at)}`,
  }));
  return (
    <ChangeForm
      words={SEASON_PANEL.kickoff}
      form={form}
      change={isComplete ? { path: 'set-kickoff', body: { fixtureId, at } } : null}
      history={[...set, ...proposedTime]}
    >
      <MatchField fixtures={undecided} />
      <TextField name="at" label={label} type="datetime-local" />
    </ChangeForm>
  );
}
