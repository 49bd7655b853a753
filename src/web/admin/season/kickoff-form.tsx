import { queryOptions, useQuery } from '@tanstack/react-query';
import type { KickoffProposalsReply } from '#contract/kickoffs.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { adminReads } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { MatchField, TextField } from '../forms/fields.tsx';
import { opensAtOf } from '../forms/gmt-minutes.ts';
import { InForce } from '../forms/in-force.tsx';
import { matchName } from '../forms/match-name.ts';
import { useChange } from '../forms/use-change.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { SEASON_PANEL } from './words.ts';

const proposalsQuery = queryOptions({
  ...adminReads<KickoffProposalsReply>('/api/ucl/kickoff-proposals'),
  refetchInterval: 10_000,
});

interface Props {
  readonly draft: TextDraft;
  readonly season: SeasonNow;
}

/** When one match is played, whatever its clubs propose. */
export function KickoffForm({ draft, season: { facts, fixtures } }: Props) {
  const { title, about, at: label, button, done, takeAway, takenAway, proposed } = SEASON_PANEL.kickoff;
  const send = useChange();
  const { data } = useQuery(proposalsQuery);
  const undecided = fixtures.filter(({ status }) => status !== 'COMPLETED');
  const fixtureId = Number(draft.value('kickoff.match'));
  const at = opensAtOf(draft.value('kickoff.at'));
  const isComplete = fixtureId > 0 && at !== null;
  const set = facts.kickoffs.flatMap((kickoff) => {
    const fixture = undecided.find(({ id }) => id === kickoff.fixtureId);
    if (!fixture) return [];
    const body = { fixtureId: fixture.id, at: null };
    const act = () => void send({ path: 'set-kickoff', body, done: takenAway });
    return [
      {
        id: fixture.id,
        text: `${matchName(fixture)}: ${exactText(kickoff.at)}`,
        reason: '',
        undo: { label: takeAway, act },
      },
    ];
  });
  const talkedAbout = (data?.proposals ?? []).map((proposal) => ({
    id: `proposal ${proposal.fixtureId}`,
    text: `${proposal.homeTeam} vs ${proposal.awayTeam}:`,
    reason: `${proposed} ${exactText(proposal.at)}`,
  }));
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={isComplete ? { path: 'set-kickoff', body: { fixtureId, at }, done } : null}
      onDone={() => draft.clear('kickoff')}
    >
      <MatchField draft={draft} form="kickoff" fixtures={undecided} />
      <TextField draft={draft} name="kickoff.at" label={label} type="datetime-local" />
      <InForce entries={[...set, ...talkedAbout]} />
    </ChangeForm>
  );
}
