import { useQuery } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { registrationQuery } from '#web/api/queries.ts';
import { checkInPhase } from '#web/features/join/registration-now.ts';
import { SECOND } from '#web/ui/time/durations.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';
import { entriesQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { PanelCard } from '../forms/panel-card.tsx';
import { useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import { FormatChoices, formatChoice } from '../season/format-choices.tsx';
import { formatText } from '../season/words.ts';
import { FROM_ENTRIES } from './words.ts';

/** Fills the pots with the accepted clubs, if any. */
export function FromEntries({ current }: { readonly current: TournamentReply['format'] }) {
  const form = useForm('from-entries');
  const { data: registration } = useQuery(registrationQuery);
  const { data } = useQuery(entriesQuery);
  const phase = useAsOfNow(SECOND, (now) => (registration ? checkInPhase(registration, now) : 'none'));
  const accepted = (data?.entries ?? []).filter(({ status }) => status === 'accepted');
  const clubs = accepted.length;
  if (!registration || clubs === 0) return null;
  const { title, about, impossible, warning, absent } = FROM_ENTRIES;
  const choice = formatChoice(form, clubs, current);
  const { cups, groups } = choice;
  if (groups === undefined) return <PanelCard title={title} about={impossible(clubs)} />;
  const canLose = phase === 'ahead' || phase === 'open';
  const missing = canLose ? accepted.filter(({ checkedIn }) => !checkedIn).length : 0;
  return (
    <ChangeForm
      words={{ ...FROM_ENTRIES, about: about(clubs) }}
      form={form}
      change={{ path: 'draw/from-entries', body: { groups, cups } }}
      question={{ summary: formatText({ clubs, groups }), warning }}
    >
      {missing > 0 && <p className={panel.notice}>{absent(missing)}</p>}
      <FormatChoices form={form} choice={choice} current={current} />
    </ChangeForm>
  );
}
