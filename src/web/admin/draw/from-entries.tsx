import { useQuery } from '@tanstack/react-query';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { registrationQuery } from '#web/api/queries.ts';
import shared from '#web/ui/shared.module.css';
import { entriesQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import { FormatChoices, formatChoice } from '../season/format-choices.tsx';
import { formatText } from '../season/words.ts';
import { FROM_ENTRIES } from './words.ts';

interface Props {
  readonly current: TournamentReply['format'];
  readonly draft: TextDraft;
}

/** Fills the pots with the accepted clubs, if any. */
export function FromEntries({ current, draft }: Props) {
  const { data: registration } = useQuery(registrationQuery);
  const { data } = useQuery(entriesQuery);
  const accepted = (data?.entries ?? []).filter(({ status }) => status === 'accepted');
  const clubs = accepted.length;
  if (!registration || clubs === 0) return null;
  const { title, about, impossible, button, done, warning, absent } = FROM_ENTRIES;
  const choice = formatChoice(draft, 'from-entries', clubs, current);
  const { cups, groups } = choice;
  if (groups === undefined)
    return (
      <section className={`${shared.card} ${panel.form}`} aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{impossible(clubs)}</p>
        </div>
      </section>
    );
  const missing = registration.checkIn ? accepted.filter(({ checkedIn }) => !checkedIn).length : 0;
  return (
    <ChangeForm
      title={title}
      about={about(clubs)}
      button={button}
      change={{ path: 'draw/from-entries', body: { groups, cups }, done }}
      question={{ summary: formatText({ clubs, groups }), warning }}
      onDone={() => draft.clear('from-entries')}
    >
      {missing > 0 && <p className={panel.notice}>{absent(missing)}</p>}
      <FormatChoices draft={draft} form="from-entries" choice={choice} current={current} />
    </ChangeForm>
  );
}
