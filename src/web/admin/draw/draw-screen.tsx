import { PATHS } from '#paths.ts';
import './draw-panel.css';
import { useQuery } from '@tanstack/react-query';
import type { DrawReply } from '#contract/draw.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { drawQuery } from '#web/api/queries.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import shared from '#web/ui/shared.module.css';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { GiveUpForm, HoldForm, SealForm } from './draw-forms.tsx';
import type { PotsDraft } from './pots.ts';
import { PotsEditor } from './pots-editor.tsx';
import { Reveal } from './reveal.tsx';
import { attemptsText, DRAW_PANEL } from './words.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly pots: PotsDraft;
  readonly draft: TextDraft;
  /** Leads to the screen where results are reset. */
  readonly onResets: () => void;
}

/** The draw from the pots to the last ball: what can be done in its present state, which a colleague may change. */
export function DrawScreen({ clubs, pots, draft, onResets }: Props) {
  const read = useQuery(drawQuery);
  const draw = read.data;
  if (!draw) return <NotLoaded queries={[read]} />;
  return (
    <div className="admin-draw">
      <Steps state={draw.state} />
      {draw.attempts.length > 0 && (
        <p className={shared.note}>
          {attemptsText(draw.attempts.length)}{' '}
          <ExternalLink href={PATHS.draw}>{DRAW_PANEL.page}</ExternalLink>
        </p>
      )}
      <Stage draw={draw} clubs={clubs} pots={pots} draft={draft} onResets={onResets} />
    </div>
  );
}

function Stage({ draw, clubs, pots, draft, onResets }: Props & { readonly draw: DrawReply }) {
  switch (draw.state) {
    case 'none':
    case 'pots':
      return (
        <>
          <PotsEditor stored={draw.clubs} clubs={clubs} pots={pots} onResets={onResets} />
          <SealForm draft={draft} notYet={whyNotSealed(draw.state, pots)} />
        </>
      );
    case 'sealed':
      return (
        <div className="admin-season">
          <HoldForm draft={draft} draw={draw} />
          <GiveUpForm draft={draft} isHeld={false} />
        </div>
      );
    case 'drawing':
      return (
        <div className="admin-season">
          <Reveal draw={draw} draft={draft} />
          <GiveUpForm draft={draft} isHeld />
        </div>
      );
    case 'done':
      return (
        <section className="admin-form">
          <div>
            <h3>{DRAW_PANEL.done.title}</h3>
            <p className={shared.note}>{DRAW_PANEL.done.about}</p>
          </div>
          <p>
            <ExternalLink href={PATHS.draw} className="admin-link">
              {DRAW_PANEL.done.link}
            </ExternalLink>
          </p>
        </section>
      );
  }
}

/** What was typed would not be in the list that is sealed. CSV that is out of sight was put aside. */
function whyNotSealed(state: DrawReply['state'], { typed, mode, csv }: PotsDraft): string | null {
  if (typed !== null || (mode === 'csv' && csv !== '')) return DRAW_PANEL.seal.unsaved;
  return state === 'none' ? DRAW_PANEL.seal.saveFirst : null;
}

const STATES = ['pots', 'sealed', 'drawing', 'done'] as const;

/** Where the draw stands. */
function Steps({ state }: Pick<DrawReply, 'state'>) {
  const current = state === 'none' ? 'pots' : state;
  return (
    <ol className="admin-draw-steps" aria-label={DRAW_PANEL.steps.title}>
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
