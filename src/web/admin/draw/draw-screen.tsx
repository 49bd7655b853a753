import { useQuery } from '@tanstack/react-query';
import type { DrawReply } from '#contract/draw.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { PATHS } from '#paths.ts';
import { drawQuery, registrationQuery } from '#web/api/queries.ts';
import { checkInPhase } from '#web/features/join/registration-now.ts';
import { ExternalLink } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { SECOND } from '#web/ui/time/formats.ts';
import { useAsOfNow } from '#web/ui/time/now.ts';
import { entriesQuery } from '../admin-calls.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { FormatChoices, formatChoice } from '../forms/format-choices.tsx';
import { PanelCard } from '../forms/panel-form.tsx';
import { useForm } from '../forms/use-form.ts';
import { formatText } from '../forms/words.ts';
import { NotLoaded } from '../not-loaded.tsx';
import panel from '../panel.module.css';
import { useSeason } from '../use-season.ts';
import { SealForm, StartForm, VoidForm } from './draw-forms.tsx';
import styles from './draw-screen.module.css';
import { type PotsDraft, usePotsDraft } from './pots.ts';
import { PotsEditor } from './pots-editor.tsx';
import { Reveal } from './reveal.tsx';
import { DRAW_PANEL, FROM_ENTRIES } from './words.ts';

/** The draw from the pots to the last ball, with the actions of its current state, which a colleague may change. */
export function DrawScreen() {
  const read = useQuery(drawQuery);
  const draw = read.data;
  if (!draw) return <NotLoaded queries={[read]} />;
  return (
    <div className={`${shared.stack} ${styles.screen}`}>
      <Steps state={draw.state} />
      {draw.attempts.length > 0 && (
        <p className={shared.note}>
          {DRAW_PANEL.attempts(draw.attempts.length)}{' '}
          <ExternalLink href={PATHS.draw}>{DRAW_PANEL.page}</ExternalLink>
        </p>
      )}
      <CurrentState draw={draw} />
    </div>
  );
}

function CurrentState({ draw }: { readonly draw: DrawReply }) {
  const { facts } = useSeason();
  const pots = usePotsDraft();
  switch (draw.state) {
    case 'none':
    case 'pots':
      return (
        <>
          <FromEntries current={facts.format} />
          <PotsEditor stored={draw.clubs} clubs={facts.clubs} pots={pots} />
          <SealForm blockedBy={whyBlocked(draw.state, pots)} />
        </>
      );
    case 'sealed':
      return (
        <div className={`${shared.stack} ${panel.columns}`}>
          <StartForm draw={draw} />
          <VoidForm isStarted={false} balls={draw.clubs.length} />
        </div>
      );
    case 'drawing':
      return (
        <div className={`${shared.stack} ${panel.columns}`}>
          <Reveal draw={draw} />
          <VoidForm isStarted balls={draw.clubs.length} />
        </div>
      );
    case 'done':
      return (
        <PanelCard title={DRAW_PANEL.done.title} about={DRAW_PANEL.done.about(draw.clubs.length)}>
          <p>
            <ExternalLink
              href={PATHS.draw}
              className={`${shared.touch} ${shared.accent} ${shared.underlined}`}
            >
              {DRAW_PANEL.page}
            </ExternalLink>
          </p>
        </PanelCard>
      );
  }
}

/** Unsaved changes would not be in the sealed list. CSV text in the hidden mode does not count. */
function whyBlocked(state: DrawReply['state'], { typed, mode, csv }: PotsDraft): string | null {
  if (typed !== null || (mode === 'csv' && csv !== '')) return DRAW_PANEL.seal.unsaved;
  return state === 'none' ? DRAW_PANEL.seal.saveFirst : null;
}

const STATES = ['pots', 'sealed', 'drawing', 'done'] as const;

function Steps({ state }: Pick<DrawReply, 'state'>) {
  const current = state === 'none' ? 'pots' : state;
  return (
    <ol className={styles.steps} aria-label={DRAW_PANEL.steps.title}>
      {STATES.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-passed={index < STATES.indexOf(current) || undefined}
        >
          {DRAW_PANEL.steps[step]}
        </li>
      ))}
    </ol>
  );
}

/** Fills the pots with the accepted clubs, if any. */
function FromEntries({ current }: { readonly current: TournamentReply['format'] }) {
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
